/// A page of characters in the form of rickandmortyapi.com.
struct CharacterList: Encodable, Hashable, Sendable {
  /// Where the page stands among the others.
  struct Standing: Encodable, Hashable, Sendable {
    private enum Name: String, CodingKey { case count, pages, next, prev }

    /// How many characters are on all pages.
    let count: Int
    /// How many pages there are.
    let pages: Int
    /// The address of the next page, or `nil` on the last one.
    let next: String?
    /// The address of the page before, or `nil` on the first one.
    let prev: String?

    /// Writes an address that is missing as `null`.
    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Name.self)
      try values.encode(count, forKey: .count)
      try values.encode(pages, forKey: .pages)
      try values.encode(next, forKey: .next)
      try values.encode(prev, forKey: .prev)
    }
  }

  /// Where the page stands.
  let info: Standing
  /// The page's characters in the order of their numbers.
  let results: [CharacterRecord]
}
