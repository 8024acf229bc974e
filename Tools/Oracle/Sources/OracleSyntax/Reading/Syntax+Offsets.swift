import SwiftSyntax

extension SyntaxProtocol {
  /// Byte offset of the first byte that is no blank or comment.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

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
