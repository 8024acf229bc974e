import Foundation
import SandboxServer
import TerminalUI
import Testing

@testable import RickAndMorty

@MainActor @Suite(.timeLimit(.minutes(1))) struct `The whole way` {
  private let server: SandboxServer
  private let api: URL

  init() throws {
    server = try SandboxServer.start()
    api = server.baseURL.appending(path: "api")
  }

  @Test func `takes the start over HTTP down to the server and back, hop by hop`() async {
    let app = RecordedApp(client: NetworkClientFactory(source: .server(api)).create())
    app.display.size = Size(columns: 80, rows: 8)
    app.window.makeKeyAndVisible()
    await app.display.wait(for: "20 of 800 characters, page 1 of 40")

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
    #expect(asked.first == "GET /api/character?page=1")
  }

  @Test func `takes a selected row over HTTP to its own screen, hop by hop`() async throws {
    let app = RecordedApp(client: NetworkClientFactory(source: .server(api)).create())
    app.display.size = Size(columns: 80, rows: 8)
    app.window.makeKeyAndVisible()
    await app.display.wait(for: "20 of 800")
    let start = app.journal.lines.count
    for key: Key in [.down, .down, .enter] { _ = app.stack.handle(key) }
    await app.display.wait(for: "Number")
    let name = try #require(app.display.canvas.lines.first).dropFirst()

    #expect(
      app.journal.lines.dropFirst(start).map { $0.replacingOccurrences(of: name, with: "NAME") }
        .prefix(11) == [
          "presenter.didSelect 2",
          "router.navigateToDetail NAME",
          "factory.create NAME",
          "detailPresenter.viewDidLoad",
          "detailView.updateView NAME …",
          "useCase.execute id 3",
          "repository.fetchCharacter 3",
          #"client path(["character", "3"])"#,
          "client answers",
          "repository answers NAME",
          "useCase answers NAME",
        ]
    )
    #expect(asked == ["GET /api/character?page=1", "GET /api/character/3"])
  }

  @Test func `begins over HTTP with the scene asking the factory`() async throws {
    let clients = NetworkClientFactory(source: .server(api))
    let scene = SceneDelegate(
      factory: HomeFactory(
        settings: .init(source: .server(api), language: .english),
        makeClient: clients.create
      )
    )
    let display = DisplayDouble()
    scene.scene(willConnectTo: display)
    await display.wait(for: "of 800 characters")

    #expect(scene.window?.rootViewController is TerminalScreenStack)
    #expect(asked.first == "GET /api/character?page=1")
  }

  @Test func `forgets the character's screen and its presenter when the user goes back`()
    async throws
  {
    let clients = NetworkClientFactory(source: .server(api))
    let scene = SceneDelegate(
      factory: HomeFactory(
        settings: .init(source: .server(api), language: .english),
        makeClient: clients.create
      )
    )
    let display = DisplayDouble()
    scene.scene(willConnectTo: display)
    await display.wait(for: "of 800 characters")
    let stack = try #require(scene.window?.rootViewController as? TerminalScreenStack)
    #expect(stack.handle(.enter))
    await display.wait(for: "Last seen")
    weak let view = stack.topViewController as? DetailViewController
    weak let presenter = view.flatMap { part("presenter", of: $0) } as? DetailPresenter
    #expect(view != nil && presenter != nil)

    #expect(stack.handle(.escape))
    #expect(view == nil)
    #expect(presenter == nil)
  }

  @Test func `searches and filters on the server, and understands its own 404`() async throws {
    let repository = repository
    let dead = try await repository.fetchCharacters(
      matching: .init(name: "a", status: .dead),
      page: 1
    )
    #expect(
      dead.results.allSatisfy { $0.lifeStatus == .dead && $0.name.lowercased().contains("a") }
    )
    #expect(!dead.results.isEmpty)

    let nobody = CharacterQuery(name: "nobody is called this", status: nil)
    #expect(try await repository.fetchCharacters(matching: nobody, page: 1) == .nothing)
    #expect(try await repository.fetchCharacters(matching: .everyone, page: 41) == .nothing)
    await #expect(throws: CharacterFailure.notFound) {
      try await repository.fetchCharacter(id: 801)
    }
  }

  @Test func `prints the server's characters as text and as JSON`() async throws {
    let console = ConsoleDouble()
    let commands = PlainCommands(
      settings: .init(source: .server(api), language: .english),
      makeClient: NetworkClientFactory(source: .server(api)).create,
      console: console
    )
    #expect(await commands.list(.everyone, page: 40) == .done)
    #expect(await commands.export(.character(id: 800)) == .done)
    #expect(await commands.show(id: 801) == .failed)

    #expect(
      console.written.first?.hasPrefix("Rick and Morty · 20 of 800 characters, page 40") == true
    )
    let last = try JSONDecoder().decode(
      RMCharacterResponse.self,
      from: Data((console.written.last ?? "").utf8)
    )
    #expect(last.id == 800)
    #expect(console.complaints == ["rick-and-morty: There is no such character."])
  }

  private var repository: RemoteCharacterRepository {
    RemoteCharacterRepository(client: NetworkClientFactory(source: .server(api)).create())
  }

  private var asked: [String] {
    server.requests.map { "\($0.method) \($0.path)" }
  }
}
