import SwiftSyntax

/// Reads files with the toolchain's own parser and visits every node, as a linter on top of it would.
package enum SyntaxCount {
  /// Returns the number of nodes and tokens of a file, or `nil` where the parser cannot read it in time.
  ///
  /// It recurses with the nesting of the source: call it on a thread with a large stack.
  package static func nodes(in bytes: [UInt8]) -> Int? {
    guard !ToolchainParser.takesTooLong(for: bytes) else { return nil }
    let counter = NodeCounter(viewMode: .sourceAccurate)
    counter.walk(ToolchainParser.tree(of: bytes))
    return counter.count
  }
}

/// Counts what it visits.
private final class NodeCounter: SyntaxAnyVisitor {
  private(set) var count = 0

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    count += 1
    return .visitChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    count += 1
    return .skipChildren
  }
}
