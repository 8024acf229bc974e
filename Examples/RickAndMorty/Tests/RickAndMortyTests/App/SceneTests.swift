import TerminalUI
import Testing

@testable import RickAndMorty

@MainActor @Suite(.timeLimit(.minutes(1))) struct `The scene` {
  private let display = DisplayDouble()

  @Test func `shows the list, a character, and the list again`() async {
    let scene = connect()
    await display.wait(for: "40 of 40")
    let (keys, hand) = AsyncStream.makeStream(of: Key.self)
    let running = Task { await scene.window?.run(keys) }

    hand.yield(.down)
    hand.yield(.enter)
    await display.wait(for: "Last seen  Samarkand Ring")
    #expect(display.canvas.lines.first == " Nilufar Voidwell")
    hand.yield(.escape)
    await display.wait(for: "› ● alive    Nilufar Voidwell")
    hand.yield(.character("q"))
    await running.value
  }

  @Test(arguments: [Key.control("c"), .character("q")])
  func `ends when the user quits, from any screen`(key: Key) async {
    let scene = connect()
    await display.wait(for: "40 of 40")
    let (keys, hand) = AsyncStream.makeStream(of: Key.self)
    hand.yield(.enter)
    hand.yield(key)

    await scene.window?.run(keys)
    #expect(display.canvas.lines.first == " Zafar Orbitov")
  }

  @Test func `ends when the keys end`() async {
    let scene = connect()
    await scene.window?.run(AsyncStream { nil })

    #expect(scene.window != nil)
  }

  @Test func `is drawn anew when the terminal changes its size`() async {
    let scene = connect()
    await display.wait(for: "40 of 40")
    display.size = Size(columns: 30, rows: 8)
    await scene.window?.run(AsyncStream(unfolding: keys(.resize, .character("q"))))

    #expect(display.canvas.size == Size(columns: 30, rows: 8))
    #expect(display.canvas.lines[5] == "  ● dead   Captain Brine")
  }

  @Test func `drops the screen that is left, with its presenter, while a request is open`()
    async throws
  {
    let desk = Desk<Int, RMCharacterResponse>(heedsCancellation: false)
    let stack = TerminalScreenStack(rootViewController: HomeViewController(presenter: Idle()))
    let (view, presenter) = push(desk, on: stack)
    let ticket = try await desk.next()
    #expect(view() != nil && presenter() != nil)

    #expect(stack.handle(.escape))
    #expect(view() == nil)
    #expect(presenter() == nil)
    #expect(desk.cancelled == [7])
    ticket.answer(.sample(7))
  }

  @Test func `never drops its last screen`() {
    let stack = TerminalScreenStack(rootViewController: HomeViewController(presenter: Idle()))

    for key: Key in [.escape, .left, .backspace] { #expect(!stack.handle(key)) }
    #expect(stack.viewControllers.count == 1)
  }

  private func connect() -> SceneDelegate {
    let clients = NetworkClientFactory(source: .sample)
    let scene = SceneDelegate(
      factory: HomeFactory(
        settings: .init(source: .sample, language: .english),
        makeClient: clients.create
      )
    )
    scene.scene(willConnectTo: display)
    return scene
  }

  private func push(
    _ desk: Desk<Int, RMCharacterResponse>,
    on stack: TerminalScreenStack
  ) -> (view: () -> DetailViewController?, presenter: () -> DetailPresenter?) {
    let presenter = DetailPresenter(
      id: 7,
      name: nil,
      fetchDetail: HeldFetchCharacterDetail(desk: desk),
      fetchImage: HeldFetchCharacterImage(desk: Desk()),
      formatter: DetailFormatter(phrases: Language.english.detailPhrases)
    )
    let view = DetailViewController(presenter: presenter)
    presenter.view = view
    stack.pushViewController(view, animated: true)
    return ({ [weak view] in view }, { [weak presenter] in presenter })
  }

  private func keys(_ keys: Key...) -> @Sendable () async -> Key? {
    let (stream, hand) = AsyncStream.makeStream(of: Key.self)
    for key in keys { hand.yield(key) }
    return { await stream.first { _ in true } }
  }

  /// A presenter that does nothing.
  private final class Idle: HomePresenterProtocol {
    func viewDidLoad() {}
    func didSelect(index: Int) {}
    func didScroll(toIndex index: Int) {}
    func didSearch(name: String) {}
    func didChooseFilter(index: Int) {}
    func didRefresh() {}
    func didRetry() {}
  }
}
