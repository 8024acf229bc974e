import Foundation
import Testing
import TerminalUI

@testable import Articles

@Suite("The screen", .timeLimit(.minutes(1))) @MainActor struct TerminalScreenTests {
  private let old = Article.sample(id: .sample(1), title: "Old one", isPublished: true, day: 0)
  private let new = Article.sample(id: .sample(2), title: "New one", isPublished: true, day: 1)
  private let draft = Article.sample(id: .sample(3), title: "Draft one", day: 2)

  @Test func `lists published articles, newest first`() async {
    let display = FakeDisplay(rows: 6)
    display.start(over: FakeArticleGateway([old, draft, new]))
    await display.waitFor("Old one")
    let lines = await display.waitForRest()
    let keys = "Enter read  w write  t drafts  d delete  l sign in  r reload  ? help  q quit"
    #expect(
      lines == [
        " Articles (2)", "> 2023-11-15 22:13  New one", "  2023-11-14 22:13  Old one", "", "", keys,
      ]
    )
  }

  @Test func `reads the chosen article and comes back`() async {
    let display = FakeDisplay(rows: 8)
    display.start(over: FakeArticleGateway([old, new]))
    await display.waitFor("Old one")
    display.press(.down, .enter)
    let lines = await display.waitFor("Article, published")
    #expect(
      lines.prefix(6) == [
        " Article, published", "Old one", "2023-11-14 22:13", "",
        String(repeating: "b", count: 80), String(repeating: "b", count: 20),
      ]
    )
    display.press(.escape)
    await display.waitFor("> 2023-11-14 22:13  Old one")
  }

  @Test func `writes a draft, shows it among the drafts and publishes it`() async {
    let gateway = FakeArticleGateway()
    let display = FakeDisplay()
    display.start(over: gateway)
    await display.waitFor("No published articles yet.")
    display.press(.character("w"))
    await display.waitFor("0 characters, at least 100 needed")
    display.type("Salom\n" + String(repeating: "x", count: 98) + "\ny")
    await display.waitFor("100 characters, at least 100 needed")
    display.press(.control("s"))
    await display.waitFor("Saved.")
    display.press(.character("t"))
    await display.waitFor("> 2023-11-14 22:13  Salom")
    display.press(.character("p"))
    await display.waitFor("Published.")
    display.press(.escape)
    await display.waitFor("Articles (1)")
    let body = String(repeating: "x", count: 98) + "\ny"
    let expected = Article.sample(id: .sample(1), title: "Salom", body: body, isPublished: true)
    #expect(await gateway.calls.suffix(2) == [.all, .all])
    #expect(await gateway.calls.contains(.save(expected)))
  }

  @Test func `says why a short article is not saved, and keeps what was written`() async {
    let gateway = FakeArticleGateway()
    let display = FakeDisplay()
    display.start(over: gateway)
    display.press(.character("w"))
    await display.waitFor("0 characters")
    display.type("T\nshort")
    display.press(.control("s"))
    let lines = await display.waitFor("The article's title is empty or its body")
    #expect(lines[1...3] == ["Title: T", "5 characters, at least 100 needed", "short"])
    #expect(await gateway.calls == [.all])
  }

  @Test func `asks before it leaves what was written`() async {
    let display = FakeDisplay()
    display.start(over: FakeArticleGateway())
    display.press(.character("w"), .character("T"), .escape)
    await display.waitFor("Leave without saving? y/n")
    display.press(.character("n"), .control("c"))
    await display.waitFor("Leave without saving? y/n")
    display.press(.character("n"), .escape, .character("y"))
    await display.waitFor("No published articles yet.")
  }

  @Test func `deletes after a question only`() async {
    let gateway = FakeArticleGateway([old, new])
    let display = FakeDisplay()
    display.start(over: gateway)
    await display.waitFor("Old one")
    display.press(.character("d"))
    await display.waitFor("Delete “New one”? y/n")
    display.press(.character("n"), .character("d"))
    await display.waitFor("Delete “New one”? y/n")
    #expect(await gateway.calls == [.all])
    display.press(.character("y"))
    await display.waitFor("Deleted.")
    await display.waitFor("> 2023-11-14 22:13  Old one")
    #expect(await gateway.calls == [.all, .delete(new.id), .all])
  }

  @Test func `edits, publishes and deletes the open article`() async {
    let gateway = FakeArticleGateway([draft])
    let display = FakeDisplay()
    display.start(over: gateway)
    display.press(.character("t"))
    await display.waitFor("Draft one")
    display.press(.enter, .character("e"))
    await display.waitFor("Title: Draft one")
    display.press(.character("!"), .control("s"))
    await display.waitFor("Draft one!")
    await display.waitFor("Article, draft")
    display.press(.character("p"))
    await display.waitFor("Article, published")
    display.press(.character("d"), .character("y"))
    await display.waitFor("No drafts.")
    let changed = Article.sample(id: .sample(3), title: "Draft one!", day: 2)
    let published = Article.sample(
      id: .sample(3),
      title: "Draft one!",
      isPublished: true,
      day: 2
    )
    #expect(
      await gateway.calls == [
        .all, .all, .save(changed), .all, .save(published), .delete(draft.id), .all,
      ]
    )
  }

  @Test func `shows a failure as text and recovers`() async {
    let gateway = FakeArticleGateway([old], failure: .serverFailed(code: 503))
    let display = FakeDisplay()
    display.start(over: gateway)
    await display.waitFor("The server failed (503); try again later.")
    await gateway.fail(with: nil)
    display.press(.character("r"))
    await display.waitFor("Old one")
  }

  @Test func `stops what takes too long, and keeps keys that came meanwhile`() async {
    let gateway = FakeArticleGateway()
    await gateway.hang()
    let display = FakeDisplay()
    display.start(over: gateway)
    await display.waitFor("Please wait. Esc stops it.")
    display.press(.escape)
    await display.waitFor("Stopped.")
    display.press(.character("r"), .character("?"))
    await display.waitFor("Please wait. Esc stops it.")
    display.press(.control("c"))
    await display.waitForEnd()
  }

  @Test func `takes keys that come while it works afterwards`() async {
    let display = FakeDisplay()
    display.press(.character("?"))
    display.start(over: FakeArticleGateway())
    await display.waitFor("Articles: read, write and publish.")
  }

  @Test func `signs in and never shows the password`() async {
    let session = FakeSessionGateway()
    let display = FakeDisplay(rows: 6)
    display.start(over: FakeArticleGateway(), session: session)
    display.press(.character("l"))
    await display.waitFor("E-mail:")
    display.type("a@b\nsecret")
    let lines = await display.waitFor("••••••")
    #expect(lines.filter { $0.contains("secret") } == [])
    display.press(.enter)
    await display.waitFor("Signed in.")
    #expect(await session.calls == [Credentials(email: "a@b", password: "secret")])
  }

  @Test func `keeps what was written while one signs in`() async {
    let gateway = FakeArticleGateway([], failure: .signInNeeded)
    let display = FakeDisplay()
    display.start(over: gateway)
    display.press(.character("w"))
    await display.waitFor("0 characters")
    display.type("T\n" + String(repeating: "x", count: 100))
    display.press(.control("s"))
    await display.waitFor("The server wants to know you: sign in first.")
    display.press(.control("l"))
    await display.waitFor("E-mail:")
    await gateway.fail(with: nil)
    display.type("a\nb\n")
    await display.waitFor("Signed in.")
    #expect(display.lines[1] == "Title: T")
    display.press(.control("s"))
    await display.waitFor("Saved.")
    let expected = Article.sample(
      id: .sample(1),
      title: "T",
      body: String(repeating: "x", count: 100)
    )
    #expect(await gateway.calls.filter { $0 == .save(expected) }.count == 2)
  }

  @Test func `says why signing in did not work`() async {
    let display = FakeDisplay()
    display.start(
      over: FakeArticleGateway(),
      session: FakeSessionGateway(failure: .wrongCredentials)
    )
    display.press(.character("l"))
    await display.waitFor("E-mail:")
    display.type("a\nb\n")
    await display.waitFor("The server does not know this e-mail with this password.")
  }

  @Test func `works on a narrow screen and follows a new size`() async {
    let display = FakeDisplay(columns: 20, rows: 6)
    let long = Article.sample(title: "A title that is too long", isPublished: true)
    display.start(over: FakeArticleGateway([long]))
    await display.waitFor("A title")
    let narrow = await display.waitForRest()
    #expect(
      narrow == [" Articles (1)", "> A title that is t…", "", "", "", "Enter read  w write…"]
    )
    display.resize(columns: 60, rows: 4)
    let wide = await display.waitFor("too long")
    #expect(wide[1] == "> 2023-11-14 22:13  A title that is too long")
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 3), (20, 1), (20, 6), (80, 2), (200, 60)])
  func `draws every place on any size, after any key`(columns: Int, rows: Int) async {
    let views = TerminalViews.over(FakeArticleGateway([old, draft]), session: .init())
    await views.articles.load()
    await views.drafts.load()
    let places: [Place] = [
      .articles, .drafts, .reader(draft), .editor(nil), .editor(draft), .signIn, .help,
    ]
    let keys: [Key] = [
      .character("x"), .enter, .tab, .down, .pageDown, .end, .right, .backspace, .delete, .home,
      .pageUp, .up, .left, .backTab,
    ]
    for place in places {
      var view = views.view(at: place)
      _ = view.appear()
      for key in keys {
        let size = Size(columns: columns, rows: rows)
        let message = TerminalFrame.Message(text: "A message of some words", kind: .question)
        let frame = TerminalFrame(
          size: size,
          heading: view.heading,
          keyHints: view.keyHints,
          message: message
        )
        _ = view.handle(key, in: frame.area)
        var canvas = Canvas(size: size)
        frame.draw(on: &canvas)
        view.draw(on: &canvas, in: frame.area)
        #expect(canvas.lines.count == rows)
      }
    }
  }

  @Test func `shows a long error whole on a low screen, as far as it fits`() async {
    let display = FakeDisplay(columns: 20, rows: 6)
    display.start(over: FakeArticleGateway(failure: .unreachable))
    let lines = await display.waitFor("The server cannot")
    #expect(
      lines[1...4] == ["", "The server cannot be", "reached; is its", "address right, and …"]
    )
  }

  @Test(arguments: [Key.character("q"), .control("c")])
  func `ends when one quits`(key: Key) async {
    let display = FakeDisplay()
    display.start(over: FakeArticleGateway())
    display.press(key)
    await display.waitForEnd()
  }
}
