import Foundation

/// What the user has chosen for this run.
struct AppSettings: Hashable, Sendable {
  /// Where characters come from.
  enum Source: Hashable, Sendable {
    /// A server that speaks the API, at this base address.
    case server(URL)
    /// The sample inside the program.
    case sample
  }

  /// Where characters come from.
  var source: Source
  /// The language of the screen.
  var language: Language

  /// The list's words, with a mark in the title when the sample is shown.
  var homePhrases: HomePhrases {
    var phrases = language.homePhrases
    if source == .sample { phrases.title += " (\(language.sampleMark))" }
    return phrases
  }
}
