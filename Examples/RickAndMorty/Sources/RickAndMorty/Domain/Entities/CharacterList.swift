/// Characters gathered page by page, shown in the pages' order whatever order they come in (R2).
struct CharacterList: Hashable, Sendable {
  /// The page the list begins with, usually 1.
  let firstPage: Int
  /// The characters of all pages up to the first gap, none of them twice.
  private(set) var characters: [RMCharacterResponse] = []
  /// The first page that is still missing.
  private(set) var nextPage: Int
  /// How many pages there are, unknown before the first answer.
  private(set) var pageCount: Int?
  /// How many characters there are on all pages, unknown before the first answer.
  private(set) var total: Int?
  private var waiting: [Int: [RMCharacterResponse]] = [:]
  private var known: Set<Int> = []

  /// Creates a list that begins with a page and has nothing yet.
  init(firstPage: Int = 1) {
    self.firstPage = firstPage
    nextPage = firstPage
  }

  /// Whether the last page has been joined.
  var isComplete: Bool {
    guard let pageCount else { return false }
    return nextPage > pageCount
  }

  /// The last page that has been joined, none before the first.
  var lastPage: Int? {
    nextPage > firstPage ? nextPage - 1 : nil
  }

  /// Takes in a page; what comes before an earlier page waits for it.
  ///
  /// A page that is already here is ignored. An empty page ends the list before it.
  mutating func receive(_ response: RMResultsResponse, page: Int) {
    guard page >= nextPage, waiting[page] == nil else { return }
    if response.results.isEmpty {
      pageCount = page == firstPage ? 0 : min(page - 1, pageCount ?? page - 1)
      total = total ?? response.info.count
    } else {
      pageCount = response.info.pages
      total = response.info.count
      waiting[page] = response.results
    }
    join()
  }

  /// The next pages that are missing, in order, at most so many from the first gap on.
  func pagesMissing(atMost limit: Int) -> [Int] {
    let last = min(nextPage + limit - 1, pageCount ?? nextPage)
    guard nextPage <= last else { return [] }
    return (nextPage...last).filter { waiting[$0] == nil }
  }

  /// Whether somebody who looks at a row will soon need rows that are not here yet.
  func needsMore(at index: Int) -> Bool {
    !isComplete && index + Self.rowsAhead >= characters.count
  }

  private mutating func join() {
    while let results = waiting.removeValue(forKey: nextPage) {
      for character in results where known.insert(character.id).inserted {
        characters.append(character)
      }
      nextPage += 1
    }
  }

  private static var rowsAhead: Int { 10 }
}
