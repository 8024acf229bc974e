import TerminalUI
import Testing

@testable import RickAndMorty

@MainActor @Suite struct `The list's screen` {
  private let presenter = HomePresenterDouble()
  private let screen: HomeViewController

  init() {
    screen = HomeViewController(presenter: presenter)
    screen.layout(in: Size(columns: 80, rows: 9))
    screen.updateFrame(with: .sample())
  }

  @Test func `asks for nothing itself but tells the presenter that it is there`() {
    screen.viewDidLoad()

    #expect(presenter.calls == ["viewDidLoad"])
  }

  @Test func `tells the presenter what the user did, each key one call`() {
    screen.updateView(with: .rows(1...3))
    presenter.calls = []
    for key: Key in [.down, .enter, .tab, .backTab, .character("f"), .character("r")] {
      #expect(screen.handle(key))
    }
    #expect(screen.handle(.character("t")))

    #expect(
      presenter.calls == [
        "didScroll 2", "didSelect 1", "didChooseFilter 2", "didChooseFilter 0",
        "didChooseFilter 2", "didRefresh", "didRetry",
      ]
    )
  }

  @Test func `leaves keys that mean nothing to whoever shows it`() {
    for key: Key in [.character("q"), .escape, .left, .control("x")] {
      #expect(!screen.handle(key))
    }
    #expect(presenter.calls == [])
  }

  @Test func `tells the presenter how far the user sees, after rows, scrolling and resizing`() {
    screen.updateView(with: .rows(1...20))
    #expect(screen.handle(.pageDown))
    #expect(screen.handle(.end))
    screen.layout(in: Size(columns: 80, rows: 30))

    #expect(presenter.calls == ["didScroll 3", "didScroll 4", "didScroll 19", "didScroll 19"])
  }

  @Test func `searches while the user types, and clears with escape`() {
    screen.updateFrame(with: .sample(searchText: "a"))
    for key: Key in [.character("/"), .character("q"), .backspace, .down, .enter] {
      #expect(screen.handle(key))
    }
    #expect(!screen.handle(.character("q")))
    #expect(screen.handle(.character("/")))
    #expect(screen.handle(.escape))

    #expect(presenter.calls == ["didSearch aq", "didSearch a", "didSearch "])
  }

  @Test func `draws exactly what it was given`() {
    screen.updateView(with: .rows(1...2))
    var canvas = Canvas(size: Size(columns: 80, rows: 9))
    screen.draw(on: &canvas)

    #expect(
      canvas.lines == [
        " Characters                                                           2 of 2 it",
        " Name: –                           Status:  All [alive] dead  unknown",
        "",
        "› ● alive  Row 1                              Human · Earth",
        "  ● alive  Row 2                              Human · Earth",
        "",
        "",
        " Something broke. Press t.",
        "keys",
      ]
    )
    #expect(canvas.style(row: 3, column: 2) == Style(.reverse, color: .green))
    #expect(canvas.style(row: 7, column: 1) == Style(.bold, color: .red))
  }

  @Test(arguments: [(1, 1), (3, 2), (20, 4), (40, 12), (200, 60)])
  func `draws on any screen without failing`(columns: Int, rows: Int) {
    screen.updateView(with: .rows(1...50))
    screen.layout(in: Size(columns: columns, rows: rows))
    #expect(screen.handle(.end))
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    screen.draw(on: &canvas)

    #expect(canvas.lines.count == rows)
    #expect(canvas.lines.allSatisfy { DisplayWidth.columns(of: $0) <= columns })
  }

  @Test func `asks to be drawn again after every change`() {
    var drawings = 0
    screen.setNeedsDisplay = { drawings += 1 }
    screen.updateView(with: .rows(1...2))
    screen.updateFrame(with: .sample())
    _ = screen.handle(.down)
    _ = screen.handle(.character("q"))

    #expect(drawings == 3)
  }
}

/// A presenter that keeps what the view told it.
@MainActor
final class HomePresenterDouble: HomePresenterProtocol {
  var calls: [String] = []

  func viewDidLoad() { calls.append("viewDidLoad") }
  func didSelect(index: Int) { calls.append("didSelect \(index)") }
  func didScroll(toIndex index: Int) { calls.append("didScroll \(index)") }
  func didSearch(name: String) { calls.append("didSearch \(name)") }
  func didChooseFilter(index: Int) { calls.append("didChooseFilter \(index)") }
  func didRefresh() { calls.append("didRefresh") }
  func didRetry() { calls.append("didRetry") }
}

extension HomeViewData {
  /// A frame with a failure and the second filter on.
  static func sample(searchText: String = "") -> Self {
    Self(
      title: "Characters",
      summary: "2 of 2 it",
      searchLabel: "Name",
      searchText: searchText,
      filterLabel: "Status",
      filters: ["All", "alive", "dead", "unknown"],
      selectedFilter: 1,
      notice: .failure("Something broke.", remedy: "Press t."),
      keys: "keys",
      searchKeys: "search keys"
    )
  }
}

extension [HomeViewItem] {
  /// Rows told apart by their numbers.
  static func rows(_ ids: ClosedRange<Int>) -> Self {
    ids.map {
      HomeViewItem(
        id: $0,
        name: "Row \($0)",
        statusText: "alive",
        statusColor: .green,
        subtitle: "Human · Earth"
      )
    }
  }
}
