import Foundation
import TerminalUI
import Testing

@testable import RickAndMorty

/// Twenty characters at once, so that one page is all there is.
private let client = EmbeddedNetworkClient(
  characters: Array(CharacterSample().characters.prefix(20))
)

@MainActor @Suite(.timeLimit(.minutes(1))) struct `The document's flow` {
  @Test func `takes the view's start down to the client and back, hop by hop`() async {
    let app = RecordedApp(client: client)
    app.window.makeKeyAndVisible()
    await app.display.wait(for: "20 of 20")

    #expect(
      app.journal.lines == [
        "presenter.viewDidLoad",
        "useCase.execute page 1",
        "repository.fetchCharacters page 1",
        #"client path(["character"]) page=1"#,
        "client answers",
        "repository answers 20",
        "useCase answers 20",
        "view.updateView 20 items",
      ]
    )
  }

  @Test func `takes a selected row through the router and the factory to its own screen`() async {
    let app = RecordedApp(client: client)
    app.window.makeKeyAndVisible()
    await app.display.wait(for: "20 of 20")
    let start = app.journal.lines.count
    for key: Key in [.down, .down, .enter] { _ = app.stack.handle(key) }
    await app.display.wait(for: "● dead")

    #expect(
      Array(app.journal.lines.dropFirst(start)) == [
        "presenter.didSelect 2",
        "router.navigateToDetail Captain Brine",
        "factory.create Captain Brine",
        "detailPresenter.viewDidLoad",
        "detailView.updateView Captain Brine …",
        "useCase.execute id 3",
        "repository.fetchCharacter 3",
        #"client path(["character", "3"])"#,
        "client answers",
        "repository answers Captain Brine",
        "useCase answers Captain Brine",
        "detailView.updateView Captain Brine dead",
      ]
    )
    #expect(app.stack.viewControllers.count == 2)
    #expect(app.stack.topViewController is DetailViewController)
  }

  @Test func `begins with the scene asking the factory for the window's root`() async throws {
    let journal = Journal()
    let display = DisplayDouble()
    let scene = SceneDelegate(
      factory: HomeFactory(settings: .init(source: .sample, language: .english)) {
        journal.note("the factory makes the client")
        return RecordingClient(inner: client, journal: journal)
      }
    )
    #expect(scene.window == nil)
    scene.scene(willConnectTo: display)
    let root = try #require(scene.window?.rootViewController as? TerminalScreenStack)
    #expect(root.topViewController is HomeViewController)
    await display.wait(for: "20 of 20")

    #expect(
      journal.lines == [
        "the factory makes the client", #"client path(["character"]) page=1"#, "client answers",
      ]
    )
  }

  @Test func `is built by the factory with every part in its place`() async throws {
    let factory = HomeFactory(
      settings: .init(source: .sample, language: .english),
      makeClient: { client }
    )
    let stack = try #require(factory.create() as? TerminalScreenStack)
    let view = try #require(stack.topViewController as? HomeViewController)
    let presenter = try #require(part("presenter", of: view) as? HomePresenter)
    let router = try #require(part("router", of: presenter) as? HomeRouter)

    #expect(presenter.view === view)
    #expect(router.stack === stack)
    #expect(part("fetchCharacters", of: presenter) is FetchCharactersUseCase)
    #expect(part("details", of: router) is DetailFactory)

    let detail = try #require(
      DetailFactory(language: .english, client: client).create(for: .sample(1))
        as? DetailViewController
    )
    let detailPresenter = try #require(part("presenter", of: detail) as? DetailPresenter)
    #expect(detailPresenter.view === detail)
    #expect(part("fetchDetail", of: detailPresenter) is FetchCharacterDetailUseCase)
  }

  @Test func `keeps each hop to its next neighbour only`() async {
    let journal = Journal()
    let view = HomeViewDouble()
    let presenter = HomePresenter.sample(
      RecordingFetchCharacters(
        inner: FetchCharactersUseCase(repository: RepositoryDouble()),
        journal: journal
      ),
      view: view
    )
    presenter.viewDidLoad()
    #expect(journal.lines == [], "the answer is waited for, not given at once")
    await view.waitForRest()

    #expect(journal.lines == ["useCase.execute page 1", "useCase answers 2"])
  }
}
