/// The brackets of one line of source; those inside strings do not count.
struct Brackets {
  private let characters: [Character]
  /// Where each bracket's partner is.
  private var partners: [Int: Int] = [:]
  /// How many brackets stand open before each character; -1 inside a string.
  private var depths: [Int] = []

  /// Reads a line.
  init(_ text: String) {
    characters = Array(text)
    var open: [Int] = []
    var isString = false
    for (index, character) in characters.enumerated() {
      if character == "\"", index == 0 || characters[index - 1] != "\\" { isString.toggle() }
      depths.append(isString ? -1 : open.count)
      guard !isString else { continue }
      if "([{".contains(character) {
        open.append(index)
      } else if ")]}".contains(character), let partner = open.popLast() {
        partners[partner] = index
        partners[index] = partner
        depths[index] = open.count
      }
    }
  }

  /// Returns where a character stands first outside of brackets and strings.
  func first(_ character: Character) -> Int? {
    characters.indices.first { characters[$0] == character && depths[$0] == 0 }
  }

  /// Returns where the bracket that opens here is closed.
  func closing(of index: Int) -> Int? { partners[index].flatMap { $0 > index ? $0 : nil } }

  /// Returns where the bracket that closes here is opened.
  func opening(of index: Int) -> Int? { partners[index].flatMap { $0 < index ? $0 : nil } }

  /// The pairs of round or square brackets outside of others that hold something, the last first.
  var outermost: [(open: Int, close: Int)] {
    characters.indices.reversed().compactMap { open in
      guard depths[open] == 0, "([".contains(characters[open]), let close = closing(of: open),
        close > open + 1
      else { return nil }
      return (open, close)
    }
  }

  /// Whether a place is outside of brackets and strings.
  func isOutside(_ index: Int) -> Bool { depths[index] == 0 }

  /// Returns what commas part between two places, outside of the brackets that stand there.
  func pieces(from start: Int, to end: Int) -> [String] {
    guard start < end else { return [] }
    let depth = depths[start..<end].filter { $0 >= 0 }.min() ?? 0
    var pieces: [String] = []
    var piece = ""
    for index in start..<end {
      if characters[index] == ",", depths[index] == depth {
        pieces.append(piece.trimmed)
        piece = ""
      } else {
        piece.append(characters[index])
      }
    }
    return pieces + (piece.trimmed.isEmpty ? [] : [piece.trimmed])
  }
}

extension String {
  /// Without blanks at its ends.
  var trimmed: String {
    let front = drop { $0 == " " }
    return String(front.reversed().drop { $0 == " " }.reversed())
  }

  /// How long `a in` or `(a) throws(B) in` at a closure's beginning is; `nil` where it has none.
  var closureHead: Int? {
    guard let range = firstRange(of: " in ") else { return nil }
    let head = self[..<range.upperBound]
    return head.contains("{") || head.contains("\"") ? nil : head.count - 1
  }

  /// Whether this line declares something, after its modifiers and attributes.
  func isDeclaration(of keyword: String) -> Bool {
    if hasPrefix(keyword) { return true }
    guard let range = firstRange(of: " " + keyword) else { return false }
    let modifiers = self[..<range.lowerBound].split(separator: " ")
    let known: Set<Substring> = [
      "private", "private(set)", "static", "mutating", "final", "weak", "@MainActor", "@Observable",
      "@concurrent", "@discardableResult", "nonisolated", "@Test", "@main", "package",
    ]
    return modifiers.allSatisfy { known.contains($0) }
  }
}
