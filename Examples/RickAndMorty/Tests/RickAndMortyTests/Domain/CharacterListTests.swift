import Testing

@testable import RickAndMorty

@Suite struct `A list of characters` {
  @Test func `is empty and wants its first page before anything has arrived`() {
    let list = CharacterList()

    #expect(list.characters == [])
    #expect(list.pagesMissing(atMost: 5) == [1])
    #expect(list.lastPage == nil)
    #expect(!list.isComplete)
  }

  @Test func `shows pages in their order whatever order they come in`() {
    var list = CharacterList()
    list.receive(.third(1), page: 1)
    list.receive(.third(3), page: 3)
    #expect(list.characters.map(\.id) == [1, 2])
    #expect(list.pagesMissing(atMost: 2) == [2])

    list.receive(.third(2), page: 2)
    #expect(list.characters.map(\.id) == [1, 2, 3, 4, 5, 6])
    #expect(list.isComplete)
    #expect(list.lastPage == 3)
  }

  @Test func `ignores a page that it has already`() {
    var list = CharacterList()
    list.receive(.third(1), page: 1)
    list.receive(.page([8, 9], count: 6, pages: 3), page: 1)

    #expect(list.characters.map(\.id) == [1, 2])
    #expect(list.nextPage == 2)
  }

  @Test func `shows nobody twice when a page repeats the end of the one before`() {
    var list = CharacterList()
    list.receive(.page([1, 2], count: 4, pages: 2), page: 1)
    list.receive(.page([2, 3], count: 4, pages: 2), page: 2)

    #expect(list.characters.map(\.id) == [1, 2, 3])
    #expect(list.isComplete)
  }

  @Test func `is complete and empty when nothing matches`() {
    var list = CharacterList()
    list.receive(.nothing, page: 1)

    #expect(list.isComplete)
    #expect(list.total == 0)
    #expect(list.pagesMissing(atMost: 3) == [])
  }

  @Test func `ends before a page that has become empty meanwhile`() {
    var list = CharacterList()
    list.receive(.third(1), page: 1)
    list.receive(.nothing, page: 2)

    #expect(list.characters.map(\.id) == [1, 2])
    #expect(list.isComplete)
    #expect(list.total == 6)
  }

  @Test func `wants no more than the pages there are`() {
    var list = CharacterList()
    list.receive(.third(1), page: 1)

    #expect(list.pagesMissing(atMost: 10) == [2, 3])
    #expect(list.pagesMissing(atMost: 1) == [2])
  }

  @Test func `begins with a later page if told so`() {
    var list = CharacterList(firstPage: 3)
    #expect(list.pagesMissing(atMost: 1) == [3])
    list.receive(.third(3), page: 3)

    #expect(list.characters.map(\.id) == [5, 6])
    #expect(list.isComplete)
  }

  @Test(arguments: [(9, false), (10, true), (19, true)])
  func `needs more once ten rows or fewer are left`(index: Int, expected: Bool) {
    var list = CharacterList()
    list.receive(.page(1...20, count: 40, pages: 2), page: 1)

    #expect(list.needsMore(at: index) == expected)
  }

  @Test func `needs nothing more when it is complete`() {
    var list = CharacterList()
    list.receive(.page(1...20, count: 20, pages: 1), page: 1)

    #expect(!list.needsMore(at: 19))
  }
}
