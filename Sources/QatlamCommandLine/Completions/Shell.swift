/// The shells for which completions are made.
package enum Shell: String, Hashable, Sendable, CaseIterable {
  case bash
  case zsh
  case fish

  /// A text between single quotes, as each of them takes it.
  static func quoted(_ text: String) -> String {
    "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
  }
}
