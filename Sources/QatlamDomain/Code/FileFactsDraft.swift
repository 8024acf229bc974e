/// The facts of a file while they are put together; see `FileFacts`.
package struct FileFactsDraft: Sendable {
  package var path: String
  package var imports: [ImportFact] = []
  package var declarations: [DeclarationFact] = []
  package var types: [TypeNode] = []
  package var chains: [ChainFact] = []
  package var components: [ComponentFact] = []
  package var contexts: [ContextFact] = []
  package var arguments: [ArgumentFact] = []
  package var expressions: [ExpressionFact] = []
  package var requirements: [RequirementFact] = []
  package var comments: [CommentFact] = []
  package var lineStarts: [UInt32] = [0]
  package var partialReads: [PartialRead] = []
  package var hasGeneratedMarker = false

  /// Creates the facts of an empty file.
  package init(path: String) { self.path = path }

  /// Returns the line and the column (both from 1, columns in bytes) of a byte offset.
  package func position(of offset: UInt32) -> (line: Int, column: Int) {
    LineStarts.position(of: offset, lineStarts)
  }
}
