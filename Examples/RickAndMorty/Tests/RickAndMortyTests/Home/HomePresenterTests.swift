import Testing

@testable import RickAndMorty

@MainActor @Suite(.timeLimit(.minutes(1))) struct `The list's presenter` {
  private let desk = Desk<PageQuestion, RMResultsResponse>()
  private let view = HomeViewDouble()
  private let router = RouterDouble()
  private let presenter: HomePresenter

  init() {
    presenter = .sample(HeldFetchCharacters(desk: desk), router: router, view: view)
  }

  @Test func `says that it loads, then shows the first page`() async throws {
    presenter.viewDidLoad()
    #expect(view.frames.map(\.notice) == [.working("Loading…")])

    try await desk.next().answer(.page([1, 2], count: 2, pages: 1))
    await view.waitForRest()

    #expect(view.itemUpdates == [[1, 2]])
    #expect(view.frames.last?.summary == "2 of 2 characters, page 1 of 1")
    #expect(view.notices == [.working("Loading…"), nil])
  }

  @Test func `asks for two pages before the user reaches the last row`() async throws {
    try await load(.third(1))
    presenter.didScroll(toIndex: 1)
    let second = try await desk.next()
    let third = try await desk.next()
    #expect([second.question.page, third.question.page] == [2, 3])
    #expect(view.frames.last?.notice == .working("Loading more…"))

    second.answer(.third(2))
    third.answer(.third(3))
    await view.wait { $0.items.count == 6 }
    #expect(view.items.map(\.id) == [1, 2, 3, 4, 5, 6])
  }

  @Test func `shows answers that come out of order in order`() async throws {
    try await load(.third(1))
    presenter.didScroll(toIndex: 1)
    let second = try await desk.next()
    let third = try await desk.next()

    let frames = view.frames.count
    third.answer(.third(3))
    await view.wait { $0.frames.count > frames }
    #expect(view.items.map(\.id) == [1, 2])

    second.answer(.third(2))
    await view.waitForRest()
    #expect(view.itemUpdates == [[1, 2], [1, 2, 3, 4, 5, 6]])
  }

  @Test func `fetches no page twice, however often the user scrolls`() async throws {
    try await load(.third(1))
    for index in [0, 1, 1, 0, 1] { presenter.didScroll(toIndex: index) }
    try await desk.next().answer(.third(2))
    presenter.didScroll(toIndex: 1)
    try await desk.next().answer(.third(3))
    await view.wait { $0.items.count == 6 }
    presenter.didScroll(toIndex: 5)

    #expect(desk.questions.map(\.page) == [1, 2, 3])
    #expect(desk.cancelled == [])
  }

  @Test func `asks for nothing more while the user is far from the end`() async throws {
    try await load(.page(1...40, count: 80, pages: 2))
    presenter.didScroll(toIndex: 20)

    #expect(desk.questions.map(\.page) == [1])
  }

  @Test func `says what failed and tries again only when the user says so`() async throws {
    presenter.viewDidLoad()
    try await desk.next().fail(.timedOut)
    await view.waitForRest()
    let failure = HomeViewData.Notice.failure(
      "The server did not answer in time.",
      remedy: "Press t to try again."
    )
    #expect(view.frames.last?.notice == failure)

    presenter.didScroll(toIndex: 0)
    presenter.didRetry()
    try await desk.next().answer(.third(1))
    await view.waitForRest()
    #expect(view.items.map(\.id) == [1, 2])
    #expect(desk.questions.map(\.page) == [1, 1])
  }

  @Test func `requests after a failure the failed page and no other`() async throws {
    try await load(.third(1))
    presenter.didScroll(toIndex: 1)
    let second = try await desk.next()
    try await desk.next().answer(.third(3))
    second.fail(.serverFailed(status: 500))
    await view.wait { $0.frames.last?.notice?.isFailure == true }
    #expect(view.items.map(\.id) == [1, 2])

    let frames = view.frames
    presenter.didScroll(toIndex: 1)
    #expect(view.frames == frames, "scrolling begins nothing")
    presenter.didRetry()
    try await desk.next().answer(.third(2))
    await view.wait { $0.items.count == 6 }
    #expect(desk.questions.map(\.page) == [1, 2, 3, 2])
  }

  @Test func `says that nothing matches`() async throws {
    try await load(.nothing)

    #expect(view.frames.last?.notice == .empty("No character matches."))
    #expect(view.frames.last?.summary == "")
  }

  @Test func `searches, and cancels what has become outdated`() async throws {
    presenter.viewDidLoad()
    let outdated = try await desk.next()
    presenter.didSearch(name: "mor")
    let wanted = try await desk.next()

    #expect(wanted.question == PageQuestion(query: .init(name: "mor", status: nil), page: 1))
    #expect(desk.cancelled == [outdated.question])
    wanted.answer(.page([7], count: 1, pages: 1))
    await view.waitForRest()
    #expect(view.itemUpdates == [[7]])
    #expect(view.frames.last?.searchText == "mor")
  }

  @Test func `searches only for what typing comes to rest at`() async throws {
    let rests = Desk<Int, Void>()
    let presenter = HomePresenter.sample(HeldFetchCharacters(desk: desk), view: view) {
      try await rests.ask(rests.questions.count)
    }
    presenter.viewDidLoad()
    _ = try await desk.next()

    for name in ["r", "ri", "ric"] {
      presenter.didSearch(name: name)
      let rest = try await rests.next()
      if name == "ric" { rest.answer(()) }
    }

    let question = try await desk.next().question
    #expect(question.query.name == "ric")
    #expect(desk.questions.map(\.query.name) == ["", "ric"])
    #expect(rests.cancelled == [0, 1])
  }

  @Test func `filters by status and clears the rows meanwhile`() async throws {
    try await load(.third(1))
    presenter.didChooseFilter(index: 2)
    let ticket = try await desk.next()

    #expect(ticket.question == PageQuestion(query: .init(name: "", status: .dead), page: 1))
    #expect(view.itemUpdates == [[1, 2], []])
    #expect(view.frames.last?.filters == ["All", "alive", "dead", "unknown"])
    #expect(view.frames.last?.selectedFilter == 2)
  }

  @Test(arguments: [-1, 0, 4]) func `ignores a filter that changes nothing`(index: Int) async throws
  {
    try await load(.third(1))
    presenter.didChooseFilter(index: index)

    #expect(desk.questions.count == 1)
    #expect(view.itemUpdates == [[1, 2]])
  }

  @Test func `refreshes, and keeps the old rows until new ones are there`() async throws {
    try await load(.third(1))
    presenter.didRefresh()
    #expect(view.items.map(\.id) == [1, 2])
    #expect(view.frames.last?.notice == .working("Refreshing…"))
    presenter.didScroll(toIndex: 1)

    try await desk.next().answer(.page([9], count: 1, pages: 1))
    await view.waitForRest()
    #expect(view.itemUpdates == [[1, 2], [9]])
    #expect(desk.questions.map(\.page) == [1, 1])
  }

  @Test func `keeps the old rows when refreshing fails`() async throws {
    try await load(.third(1))
    presenter.didRefresh()
    try await desk.next().fail(.unreachable)
    await view.waitForRest()

    #expect(view.items.map(\.id) == [1, 2])
    #expect(view.frames.last?.notice?.isFailure == true)
    presenter.didSelect(index: 1)
    #expect(router.destinations == [.sample(2)])
  }

  @Test func `hands the selected character to the router`() async throws {
    try await load(.third(1))
    for index in [1, 2, -1] { presenter.didSelect(index: index) }

    #expect(router.destinations == [.sample(2)])
  }

  private func load(_ page: RMResultsResponse) async throws {
    presenter.viewDidLoad()
    try await desk.next().answer(page)
    await view.waitForRest()
  }
}

extension HomeViewData.Notice {
  /// Whether something failed.
  var isFailure: Bool {
    guard case .failure = self else { return false }
    return true
  }
}
