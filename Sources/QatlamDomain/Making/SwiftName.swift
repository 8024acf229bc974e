/// The name of something that is to be made: a checked Swift identifier in all the forms that code needs.
package struct SwiftName: Hashable, Sendable {
  /// Its words as written in the type's name: `["RM", "Character"]`.
  package let words: [String]

  /// Checks a name that a person wrote.
  ///
  /// Takes `OrderLine`, `orderLine`, `order-line`, `order_line` and `order line`; all mean the same.
  /// - Throws: `NameFault` where no type can have that name.
  package init(_ text: String) throws(NameFault) {
    let words = NameWords.split(try NameCheck.checked(text))
    let name = words.joined()
    if let fault = NameCheck.reservation(of: name) { throw fault }
    self.words = words
  }

  /// Beginnings that are written with a vowel and spoken with a consonant: `a user`, `a one-off`.
  private static let soundsLikeConsonant = [
    "use", "usa", "unio", "uniq", "unit", "univ", "unif", "url", "util", "euro", "one ",
  ]

  private init(words: [String]) { self.words = words }

  /// The name of a type: `OrderLine`.
  package var type: String { words.joined() }

  /// The name of a value: `orderLine`, `rmCharacter`; in back-ticks where it is a keyword.
  package var value: String {
    NameCheck.escaped(([words[0].lowercased()] + words.dropFirst()).joined())
  }

  /// The name for several of them: `OrderLines`, `Categories`, `NewsList` where one and many are called alike.
  package var plural: SwiftName {
    SwiftName(words: words.dropLast() + Plural.words(of: words[words.count - 1]))
  }

  /// The name for one of them: `OrderLine` of `OrderLines`; itself where it already is.
  package var singular: SwiftName {
    SwiftName(words: words.dropLast() + [Plural.singular(of: words[words.count - 1])])
  }

  /// For files of other worlds, such as packages and commands: `order-line`.
  package var kebab: String { words.map { $0.lowercased() }.joined(separator: "-") }

  /// For people, inside a sentence: `order line`; acronyms stay (`RM character`).
  package var phrase: String {
    words.map { NameWords.isAcronym($0) ? $0 : $0.lowercased() }.joined(separator: " ")
  }

  /// For people, at a sentence's beginning: `Order line`.
  package var title: String { phrase.prefix(1).uppercased() + phrase.dropFirst() }

  /// The indefinite article for `phrase`: `a` or `an`.
  package var article: String {
    let spoken = phrase.lowercased()
    guard let first = spoken.first else { return "a" }
    if Self.soundsLikeConsonant.contains(where: spoken.hasPrefix) { return "a" }
    return "aeiou".contains(first) || spoken.hasPrefix("hour") ? "an" : "a"
  }

  /// Returns a longer name: `Fetch` before `Orders`.
  package func prefixed(by word: String) -> SwiftName { SwiftName(words: [word] + words) }

  /// Returns a longer name: `Order` with `List` behind it.
  package func suffixed(by word: String) -> SwiftName { SwiftName(words: words + [word]) }

  /// Returns the name without an ending that people write too, where something is left: `Orders` of `OrdersScene`.
  package func dropping(_ endings: [[String]]) -> SwiftName {
    for ending in endings
    where words.count > ending.count && words.suffix(ending.count) == ending[...] {
      return SwiftName(words: words.dropLast(ending.count))
    }
    return self
  }
}
