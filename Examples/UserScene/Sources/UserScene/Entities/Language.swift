/// A language in which the scenes can speak.
enum Language: String, CaseIterable, Hashable, Sendable {
  /// English, spoken where nothing else is asked for.
  case english = "en"
  /// Uzbek, in Latin letters.
  case uzbek = "uz"
  /// Turkish.
  case turkish = "tr"

  /// Reads the language out of a locale's name such as `uz_UZ.UTF-8`; `nil` for any other language.
  init?(locale: String) {
    let letters = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }
    self.init(rawValue: letters.lowercased())
  }
}
