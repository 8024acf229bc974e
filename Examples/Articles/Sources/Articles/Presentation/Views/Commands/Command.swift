import Foundation

/// What a person asks for on the command line.
enum Command: Hashable, Sendable {
  /// How lists and articles are written.
  enum Format: Hashable, Sendable {
    /// Lines for people.
    case text
    /// JSON for programs.
    case json
  }

  /// The screen, or the plain list where there is no terminal.
  case screen
  /// The published articles.
  case list(Format)
  /// The drafts.
  case drafts(Format)
  /// One article.
  case show(id: String, Format)
  /// A new draft, or the article with this id anew; its body is in a file, or in the input for `-`.
  case write(title: String, bodyFile: String, id: UUID?)
  /// A draft becomes an article.
  case publish(id: String)
  /// An article goes for good; without the confirmation a question is asked.
  case delete(id: String, isConfirmed: Bool)
  /// A session begins; the password is in a file, or in the input where none is named.
  case signIn(email: String, passwordFile: String?)
  /// What can be asked for.
  case help
  /// Which version this is.
  case version
}
