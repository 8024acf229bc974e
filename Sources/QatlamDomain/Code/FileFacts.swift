/// What a file of Swift source says, without judgement.
package struct FileFacts: Sendable {
  /// The path, relative to the project's root, with `/` between components.
  package var path: String
  package var imports: [ImportFact]
  /// Declarations and scopes in preorder; the first is the file.
  package var declarations: [DeclarationFact]
  package var types: [TypeNode]
  package var chains: [ChainFact]
  package var components: [ComponentFact]
  package var contexts: [ContextFact]
  /// The arguments of calls, sorted by chain, component and position.
  package var arguments: [ArgumentFact]
  /// Values that are no single chain.
  package var expressions: [ExpressionFact]
  /// The requirements of `where` clauses, in their order.
  package var requirements: [RequirementFact]
  package var comments: [CommentFact]
  /// Byte offsets at which lines begin (the first is 0); CRLF, LF and CR end a line.
  package var lineStarts: [UInt32]
  package var partialReads: [PartialRead]
  /// A header comment marks the file as generated (`@generated`, `DO NOT EDIT`, `swiftlint:disable all`, `swift-format-ignore-file`).
  package var hasGeneratedMarker: Bool

  /// Creates the facts of an empty file.
  package init(path: String) {
    self.path = path
    imports = []
    declarations = []
    types = []
    chains = []
    components = []
    contexts = []
    arguments = []
    expressions = []
    requirements = []
    comments = []
    lineStarts = [0]
    partialReads = []
    hasGeneratedMarker = false
  }

  /// Returns the line and the column (both from 1, columns in bytes) of a byte offset.
  package func position(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - lineStarts[low]) + 1)
  }
}
