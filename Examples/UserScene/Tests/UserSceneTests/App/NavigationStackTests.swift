import Testing
import TerminalUI

@testable import UserScene

/// Both scenes on a display without a terminal.
@MainActor
@Suite("The stack of scenes", .timeLimit(.minutes(1)))
struct NavigationStackTests {
  private let display = DisplayFake()
  private let directory = DirectoryInMemory([.lola])

  private var configurator: UserConfigurator {
    UserConfigurator(directory: directory, language: .english)
  }

  /// Waits until a row of the display is as it should be.
  private func shown(_ row: Int, _ text: String) async -> [String] {
    var count = 1
    while !Task.isCancelled {
      let pictures = await display.shown.first(count)
      if let last = pictures.last, last[row] == text { return last }
      count = pictures.count + 1
    }
    return []
  }

  @Test func `shows the scene that is pushed, from its first word to its last`() async {
    let navigation = NavigationStack(display: display)

    navigation.push(configurator.scene(userID: 7))

    #expect(display.shown.values.first?[10] == " Loading…")
    #expect(
      await shown(3, " Lola") == [
        " User 7", "", " Name", " Lola", "", " E-mail", " lola@example.com", "", "", "", "",
        " e Edit   r Refresh   q Quit",
      ]
    )
  }

  @Test func `edits, saves and returns, and keeps what was saved`() async {
    let navigation = NavigationStack(display: display)
    let (keys, press) = AsyncStream.makeStream(of: Key.self)
    navigation.push(configurator.scene(userID: 7))
    _ = await shown(3, " Lola")
    let running = Task { await navigation.run(keys: keys) }

    press.yield(.character("e"))
    _ = await shown(0, " Edit user 7")
    for key in [Key.character("!"), .control("s")] { press.yield(key) }
    let returned = await shown(10, " Saved.")
    press.yield(.character("q"))
    await running.value

    #expect(
      returned == [
        " User 7", "", " Name", " Lola!", "", " E-mail", " lola@example.com", "", "", "",
        " Saved.", " e Edit   r Refresh   q Quit",
      ]
    )
    #expect(await directory.users == [User(id: 7, name: "Lola!", email: "lola@example.com")])
    #expect(navigation.top == nil)
  }

  @Test func `stays on the form when saving fails and returns when it works`() async {
    let navigation = NavigationStack(display: display)
    let (keys, press) = AsyncStream.makeStream(of: Key.self)
    navigation.push(configurator.scene(userID: 7, opensEditor: true))
    _ = await shown(0, " Edit user 7")
    let running = Task { await navigation.run(keys: keys) }
    await directory.fail(with: .busy(seconds: 1))

    for key in [Key.character("!"), .control("s")] { press.yield(key) }
    let refused = await shown(10, " again in 1 s.")
    await directory.fail(with: nil)
    press.yield(.control("s"))
    _ = await shown(10, " Saved.")
    press.finish()
    await running.value

    #expect(refused[0] == " Edit user 7")
    #expect(refused[9] == " Not saved: the server is busy. Save")
  }

  @Test func `gives changes up when asked twice`() async {
    let navigation = NavigationStack(display: display)
    let (keys, press) = AsyncStream.makeStream(of: Key.self)
    navigation.push(configurator.scene(userID: 7, opensEditor: true))
    _ = await shown(0, " Edit user 7")
    let running = Task { await navigation.run(keys: keys) }

    for key in [Key.character("!"), .escape, .escape] { press.yield(key) }
    let returned = await shown(0, " User 7")
    press.finish()
    await running.value

    #expect(returned[3] == " Lola")
    #expect(await directory.users == [.lola])
  }

  @Test func `draws again when the window has another size`() async {
    let navigation = NavigationStack(display: display)
    navigation.push(configurator.scene(userID: 7))
    _ = await shown(3, " Lola")
    display.size = Size(columns: 10, rows: 4)
    let (keys, press) = AsyncStream.makeStream(of: Key.self)
    press.yield(.resize)
    press.finish()

    await navigation.run(keys: keys)

    #expect(display.shown.values.last == [" User 7", "", " Name    ▼", " e Edit"])
  }

  @Test func `ends with control-C on any scene`() async {
    let navigation = NavigationStack(display: display)
    navigation.push(configurator.scene(userID: 7, opensEditor: true))
    _ = await shown(0, " Edit user 7")
    let (keys, press) = AsyncStream.makeStream(of: Key.self)
    press.yield(.control("c"))

    await navigation.run(keys: keys)

    #expect(navigation.top is EditUserViewController)
  }
}
