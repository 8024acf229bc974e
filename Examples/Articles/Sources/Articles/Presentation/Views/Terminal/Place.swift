/// A place that can be opened.
enum Place: Hashable, Sendable {
  /// The published articles.
  case articles
  /// The drafts.
  case drafts
  /// One article to be read.
  case reader(Article)
  /// An article to be changed, or a new one.
  case editor(Article?)
  /// The form to sign in with.
  case signIn
  /// What the keys do.
  case help
}
