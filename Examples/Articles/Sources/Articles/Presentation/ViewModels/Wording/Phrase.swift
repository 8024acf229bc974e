/// A fixed text of the screens and the commands.
enum Phrase: CaseIterable, Hashable, Sendable {
  // MARK: Places and states

  /// The place of the published articles.
  case published
  /// The place of the drafts.
  case drafts
  /// The place where one article is read.
  case reading
  /// The place where an article is written.
  case writing
  /// The place where one signs in.
  case signingIn
  /// The place that says what the keys do.
  case help
  /// The state of an article that readers do not see.
  case draft
  /// The state of an article that readers see.
  case publishedState
  /// An answer is awaited.
  case working
  /// There are no published articles.
  case noArticles
  /// There are no drafts.
  case noDrafts
  /// The article to be read is gone.
  case nothingOpen

  // MARK: What happened, questions and labels

  /// An article was saved.
  case saved
  /// A draft was published.
  case wasPublished
  /// An article was deleted.
  case wasDeleted
  /// A session began.
  case signedIn
  /// The environment names no folder to keep articles in.
  case noHome
  /// Asks whether what was written shall be lost.
  case discardQuestion
  /// Stands before a title.
  case titleLabel
  /// Stands before an account's address.
  case emailLabel
  /// Stands before a password.
  case passwordLabel

  // MARK: What the keys do

  /// The keys of the published articles.
  case listKeys
  /// The keys of the drafts.
  case draftsKeys
  /// The keys of one article.
  case readerKeys
  /// The keys of writing.
  case editorKeys
  /// The keys of signing in.
  case signInKeys
  /// The keys of the page of help.
  case helpKeys
  /// The page of help.
  case helpPage
}
