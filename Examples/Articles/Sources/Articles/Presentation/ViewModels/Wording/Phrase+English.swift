extension Phrase {
  /// The text in English.
  var english: String {
    switch self {
    case .published: "Articles"
    case .drafts: "Drafts"
    case .reading: "Article"
    case .writing: "Write"
    case .signingIn: "Sign in"
    case .help: "Help"
    case .draft: "draft"
    case .publishedState: "published"
    case .working: "Please wait. Esc stops it."
    case .noArticles: "No published articles yet."
    case .noDrafts: "No drafts."
    case .nothingOpen: "No article is open."
    case .saved: "Saved."
    case .wasPublished: "Published."
    case .wasDeleted: "Deleted."
    case .signedIn: "Signed in."
    case .noHome: "HOME names no folder to keep articles in; set it, or name one with --database."
    case .discardQuestion: "Leave without saving? y/n"
    case .titleLabel: "Title:"
    case .emailLabel: "E-mail:"
    case .passwordLabel: "Password:"
    case .listKeys: "Enter read  w write  t drafts  d delete  l sign in  r reload  ? help  q quit"
    case .draftsKeys:
      "Enter read  w write  p publish  d delete  l sign in  r reload  Esc back  ? help"
    case .readerKeys: "↑↓ scroll  p publish  e edit  d delete  l sign in  Esc back  ? help"
    case .editorKeys: "Tab title/text  Ctrl-S save  Ctrl-L sign in  Esc leave"
    case .signInKeys: "Tab next field  Enter sign in  Esc back"
    case .helpKeys: "↑↓ scroll  Esc back"
    case .helpPage:
      """
      Articles: read, write and publish.

      ↑ ↓ PgUp PgDn   move or scroll
      Enter           read the chosen article
      w               write a new article
      t               show the drafts
      p               publish the chosen draft
      e               edit the open article
      d               delete, after a question
      l               sign in at the server (Ctrl-L while writing)
      r               load the list again
      Esc             back, or stop what runs
      Ctrl-C          quit from anywhere
      q               quit from the list

      An article needs a title and at least 100 characters of text; a draft does, too.
      """
    }
  }
}
