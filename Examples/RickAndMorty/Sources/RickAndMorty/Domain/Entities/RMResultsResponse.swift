/// One page of characters, exactly as the API sends it (R4).
struct RMResultsResponse: Codable, Hashable, Sendable {
  /// How the page lies among its siblings.
  struct Page: Codable, Hashable, Sendable {
    /// All characters that match, on all pages.
    var count: Int
    /// How many pages there are.
    var pages: Int
    /// The next page's address, none on the last page.
    var next: String?
    /// The previous page's address, none on the first page.
    var prev: String?
  }

  /// How the page lies among its siblings.
  var info: Page
  /// The page's characters, in the API's order.
  var results: [RMCharacterResponse]
}

extension RMResultsResponse.Page {
  /// Writes the page as the API does, with a null where there is no neighbour.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(count, forKey: .count)
    try container.encode(pages, forKey: .pages)
    try container.encode(next, forKey: .next)
    try container.encode(prev, forKey: .prev)
  }
}

extension RMResultsResponse {
  /// A page on which nothing was found, in the API's own form.
  static var nothing: Self {
    Self(info: Page(count: 0, pages: 0, next: nil, prev: nil), results: [])
  }
}
