/// What a file of Swift source says, without judgement.
///
/// A class, because it is passed along everywhere and a struct of a dozen arrays would be retained a dozen
/// times for each.
package final class FileFacts: Sendable {
  /// The path, relative to the project's root, with `/` between components.
  package let path: String
  package let imports: [ImportFact]
  /// Declarations and scopes in preorder; the first is the file.
  package let declarations: [DeclarationFact]
  package let types: [TypeNode]
  package let chains: [ChainFact]
  package let components: [ComponentFact]
  package let contexts: [ContextFact]
  /// The arguments of calls, sorted by chain, component and position.
  package let arguments: [ArgumentFact]
  /// Values that are no single chain.
  package let expressions: [ExpressionFact]
  /// The requirements of `where` clauses, in their order.
  package let requirements: [RequirementFact]
  package let comments: [CommentFact]
  /// Byte offsets at which lines begin (the first is 0); CRLF, LF and CR end a line.
  package let lineStarts: [UInt32]
  package let partialReads: [PartialRead]
  /// A header comment marks the file as generated (`@generated`, `DO NOT EDIT`, `swiftlint:disable all`, `swift-format-ignore-file`).
  package let hasGeneratedMarker: Bool
  /// The few facts that everybody asks about.
  let outline: FileOutline

  /// Creates the facts that a draft holds.
  package init(_ draft: FileFactsDraft) {
    path = draft.path
    imports = draft.imports
    declarations = draft.declarations
    types = draft.types
    chains = draft.chains
    components = draft.components
    contexts = draft.contexts
    arguments = draft.arguments
    expressions = draft.expressions
    requirements = draft.requirements
    comments = draft.comments
    lineStarts = draft.lineStarts
    partialReads = draft.partialReads
    hasGeneratedMarker = draft.hasGeneratedMarker
    outline = FileOutline(draft)
  }

  /// Returns the line and the column (both from 1, columns in bytes) of a byte offset.
  package func position(of offset: UInt32) -> (line: Int, column: Int) {
    LineStarts.position(of: offset, lineStarts)
  }
}
