/// English singular and plural of the last word of a name.
enum Plural {
  private static let irregular: [(one: String, many: String)] = [
    ("Person", "People"), ("Child", "Children"), ("Man", "Men"), ("Woman", "Women"),
    ("Mouse", "Mice"), ("Foot", "Feet"), ("Tooth", "Teeth"), ("Goose", "Geese"),
    ("Leaf", "Leaves"), ("Half", "Halves"), ("Life", "Lives"), ("Shelf", "Shelves"),
    ("Knife", "Knives"), ("Wolf", "Wolves"), ("Index", "Indices"), ("Matrix", "Matrices"),
    ("Analysis", "Analyses"), ("Criterion", "Criteria"), ("Hero", "Heroes"),
    ("Potato", "Potatoes"), ("Movie", "Movies"), ("Cookie", "Cookies"), ("Quiz", "Quizzes"),
  ]
  private static let alike: Set<String> = [
    "News", "Series", "Species", "Sheep", "Fish", "Information", "Equipment", "Weather", "Music",
    "Money", "Media", "Data", "Feedback", "Software", "Hardware", "Furniture", "Luggage", "Advice",
    "Settings", "Options", "List",
  ]

  /// Returns the words that name many: `List` is added where one and many are called alike.
  static func words(of word: String) -> [String] {
    if alike.contains(word) || isPlural(word) { return [word, "List"] }
    if let pair = irregular.first(where: { $0.one == word }) { return [pair.many] }
    if NameWords.isAcronym(word) { return [word + "s"] }
    let lower = word.lowercased()
    let isSibilant = ["s", "x", "z", "ch", "sh"].contains { lower.hasSuffix($0) }
    if isSibilant { return [word + "es"] }
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !"aeiou".contains(before) {
      return [word.dropLast() + "ies"]
    }
    return [word + "s"]
  }

  /// Returns the word that names one; a word that names one already is itself.
  static func singular(of word: String) -> String {
    if alike.contains(word) { return word }
    if let pair = irregular.first(where: { $0.many == word }) { return pair.one }
    guard isPlural(word) else { return word }
    if word.hasSuffix("ies"), word.count > 4 { return word.dropLast(3) + "y" }
    let isSibilant = ["sses", "xes", "zes", "ches", "shes"].contains { word.hasSuffix($0) }
    return String(isSibilant ? word.dropLast(2) : word.dropLast())
  }

  /// Whether a word reads as the name of many: `Orders`, but not `Address` or `Status`.
  static func isPlural(_ word: String) -> Bool {
    if irregular.contains(where: { $0.many == word }) { return true }
    guard word.count > 3, word.hasSuffix("s"), !alike.contains(word) else { return false }
    return !["ss", "us", "is", "as", "os"].contains { word.hasSuffix($0) }
  }
}
