/// A language the screens speak.
enum Language: String, CaseIterable, Hashable, Sendable {
  /// English, spoken where nothing else is asked for.
  case english = "en"
  /// Uzbek in Latin letters.
  case uzbek = "uz"
  /// Turkish.
  case turkish = "tr"

  /// Returns the language a POSIX environment asks for, English where it asks for none of these.
  init(environment: [String: String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let asked = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    self = Self(rawValue: String(asked.prefix { $0.isLetter }).lowercased()) ?? .english
  }
}
