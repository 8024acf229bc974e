/// Takes names apart into words.
enum NameWords {
  /// Returns the words of a name, each beginning with a capital: `RMCharacter` is `RM` and `Character`.
  static func split(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if character.isUppercase, !word.isEmpty {
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        let last = word.last ?? " "
        if !last.isUppercase || next.isLowercase {
          words.append(word)
          word = ""
        }
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  }

  /// Whether a word is written in capitals throughout, and is more than one letter.
  static func isAcronym(_ word: String) -> Bool {
    word.count > 1 && word.allSatisfy { $0.isUppercase || $0.isNumber }
  }
}
