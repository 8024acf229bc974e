import SwiftSyntax

extension SyntaxProtocol {
  /// Byte offset of the first byte that is no blank or comment.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// Byte offset of the first byte that is no blank, comment or `#if` around attributes.
  var startBehindDirectives: Int {
    guard firstToken(viewMode: .sourceAccurate)?.tokenKind == .poundIf else { return start }
    let attributes = children(viewMode: .sourceAccurate).first?.as(AttributeListSyntax.self) ?? []
    for case .ifConfigDecl(let node) in attributes {
      for clause in node.clauses {
        guard case .attributes(let list) = clause.elements, !list.isEmpty else { continue }
        return list.startBehindDirectives
      }
    }
    return start
  }

  /// Byte offset one past the last byte that is no blank or comment.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }
}

extension TokenSyntax {
  /// The name without back-ticks.
  var name: String {
    guard text.count > 2, text.first == "`", text.last == "`" else { return text }
    return String(text.dropFirst().dropLast())
  }
}
