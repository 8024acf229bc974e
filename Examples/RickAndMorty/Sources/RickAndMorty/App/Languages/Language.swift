/// A language that the app speaks.
enum Language: String, CaseIterable, Hashable, Sendable {
  /// English, which is spoken where nothing else is asked for.
  case english = "en"
  /// Turkish, the language of the document.
  case turkish = "tr"
  /// Uzbek in Latin script.
  case uzbek = "uz"
}

extension Language {
  /// Reads a tag such as `uz`, `tr-TR` or `en_US.UTF-8`; nothing for other languages.
  init?(tag: String) {
    let language = tag.lowercased().prefix { $0.isLetter }
    self.init(rawValue: String(language))
  }

  /// Reads the environment's wish, the strongest variable first; English without one.
  init(environment: [String: String]) {
    let wishes = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
    self = wishes.first { !$0.isEmpty }.flatMap(Language.init(tag:)) ?? .english
  }

  /// The mark of what is no real data.
  var sampleMark: String {
    switch self {
    case .english: "sample"
    case .turkish: "örnek"
    case .uzbek: "namuna"
    }
  }

  /// Says that the output cannot be written.
  var outputRefused: String {
    switch self {
    case .english: "The output cannot be written: make room or write to another place."
    case .turkish: "Çıktı yazılamıyor: yer açın ya da başka bir yere yazın."
    case .uzbek: "Natijani yozib boʻlmadi: joy boʻshating yoki boshqa joyga yozing."
    }
  }

  /// The list's words.
  var homePhrases: HomePhrases {
    switch self {
    case .english: englishHomePhrases
    case .turkish: turkishHomePhrases
    case .uzbek: uzbekHomePhrases
    }
  }

  /// The words of a character's screen.
  var detailPhrases: DetailPhrases {
    switch self {
    case .english: englishDetailPhrases
    case .turkish: turkishDetailPhrases
    case .uzbek: uzbekDetailPhrases
    }
  }

  /// Says a failure as a sentence.
  var failureText: @Sendable (CharacterFailure) -> String {
    switch self {
    case .english: { $0.english }
    case .turkish: { $0.turkish }
    case .uzbek: { $0.uzbek }
    }
  }

  /// Says why a command line was not understood, and what to do.
  func text(for fault: ArgumentFault) -> String {
    switch self {
    case .english: fault.english
    case .turkish: fault.turkish
    case .uzbek: fault.uzbek
    }
  }

  /// Says how the program is used.
  var help: String {
    switch self {
    case .english: englishHelp
    case .turkish: turkishHelp
    case .uzbek: uzbekHelp
    }
  }
}
