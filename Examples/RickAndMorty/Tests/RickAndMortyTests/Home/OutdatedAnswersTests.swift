import Testing

@testable import RickAndMorty

@MainActor @Suite(.timeLimit(.minutes(1))) struct `An outdated request` {
  private let desk = Desk<PageQuestion, RMResultsResponse>(heedsCancellation: false)
  private let view = HomeViewDouble()

  @Test func `is ignored when it is answered all the same`() async throws {
    let presenter = HomePresenter.sample(HeldFetchCharacters(desk: desk), view: view)
    presenter.viewDidLoad()
    let outdated = try await desk.next()
    presenter.didSearch(name: "x")
    let wanted = try await desk.next()
    wanted.answer(.page([7], count: 1, pages: 1))
    await view.waitForRest()
    let frames = view.frames.count

    outdated.answer(.third(1))
    presenter.didRefresh()
    try await desk.next().answer(.page([7, 8], count: 2, pages: 1))
    await view.wait { $0.items.count == 2 }

    #expect(view.itemUpdates == [[7], [7, 8]])
    #expect(view.frames.count == frames + 2)
  }

  @Test func `does not keep a dropped presenter alive, and is cancelled with it`() async throws {
    var presenter: HomePresenter? = .sample(HeldFetchCharacters(desk: desk), view: view)
    weak let remembered = presenter
    presenter?.viewDidLoad()
    let asked = try await desk.next()
    presenter = nil

    #expect(remembered == nil)
    #expect(desk.cancelled == [asked.question])
    asked.answer(.third(1))
  }
}
