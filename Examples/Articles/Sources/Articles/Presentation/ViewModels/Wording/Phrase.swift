/// A fixed text of the screens and the commands.
enum Phrase: CaseIterable, Hashable, Sendable {
  // Places.
  case published, drafts, reading, writing, signingIn, help
  // States.
  case draft, publishedState, working, noArticles, noDrafts, nothingOpen
  // What happened.
  case saved, wasPublished, wasDeleted, signedIn
  // What is missing outside.
  case noHome
  // Questions and labels.
  case discardQuestion, titleLabel, emailLabel, passwordLabel
  // The keys at the bottom of each place.
  case listKeys, draftsKeys, readerKeys, editorKeys, signInKeys, helpKeys
  // The page of help.
  case helpPage
}
