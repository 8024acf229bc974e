/// A document for other programs, or why there is none (R13).
enum ExportViewData: Hashable, Sendable {
  /// The document's text.
  case document(String)
  /// Why there is none.
  case failure(String)
}
