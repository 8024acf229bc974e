/// A page of characters in the form of rickandmortyapi.com.
struct CharacterList: Encodable, Hashable, Sendable {
  /// Where the page stands among the others.
  struct Info: Encodable, Hashable, Sendable {
    private enum Name: String, CodingKey { case count, pages, next, prev }

    let count: Int
    let pages: Int
    let next: String?
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

  let info: Info
  let results: [CharacterRecord]
}
