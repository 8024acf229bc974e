/// A set of names of a table, asked by number.
///
/// One bit for each name of the table: asking costs no hashing, which counts where it is done for every name
/// of a codebase.
struct NameSet: Sendable {
  private let words: [UInt64]

  /// Creates the empty set.
  init() { words = [] }

  /// Creates the set of those of the names that the table has.
  init(_ members: some Sequence<String>, in names: NameTable) {
    var words = [UInt64](repeating: 0, count: names.strings.count / 64 + 1)
    for member in members {
      guard let id = names.id(of: member) else { continue }
      words[Int(id / 64)] |= 1 << UInt64(id % 64)
    }
    self.words = words
  }

  /// Whether it holds a name of the table that it was made for.
  func contains(_ name: NameID) -> Bool {
    let word = Int(name / 64)
    return word < words.count && words[word] & (1 << UInt64(name % 64)) != 0
  }
}
