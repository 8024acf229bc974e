import Foundation
import TerminalUI
import Testing

@testable import RickAndMorty

@MainActor @Suite struct `A character's screen` {
  private let presenter = DetailPresenterDouble()
  private let screen: DetailViewController

  init() {
    screen = DetailViewController(presenter: presenter)
  }

  @Test func `tells the presenter what the user did and loads nothing itself`() {
    screen.viewDidLoad()
    for key: Key in [.character("t"), .character("i")] { #expect(screen.handle(key)) }
    for key: Key in [.escape, .left, .character("q")] { #expect(!screen.handle(key)) }

    #expect(presenter.calls == ["viewDidLoad", "didRetry", "didRequestImage"])
  }

  @Test func `draws exactly what it was given`() {
    screen.updateView(with: data)
    screen.updateImage(with: .picture(bytes: Data([1]), caption: "JPEG, 1 bytes"))

    #expect(
      lines(columns: 40, rows: 9) == [
        " Ada",
        "",
        " Status   ● dead",
        " Species  Human",
        " Picture  http://127.0.0.1/api/character",
        "          /avatar/7.jpeg",
        "          JPEG, 1 bytes",
        "",
        "keys",
      ]
    )
  }

  @Test func `scrolls when the screen is too small, and no further than the end`() {
    screen.updateView(with: data)
    screen.layout(in: Size(columns: 40, rows: 6))
    #expect(lines(columns: 40, rows: 6)[2...3] == [" Status   ● dead", " Species  Human"])
    for _ in 1...9 { #expect(screen.handle(.down)) }

    #expect(
      lines(columns: 40, rows: 6)[2...3] == [
        " Picture  http://127.0.0.1/api/character", "          /avatar/7.jpeg",
      ]
    )
  }

  @Test func `shows a failure with its remedy`() {
    screen.updateView(
      with: .init(
        title: "Ada",
        status: nil,
        rows: [],
        image: nil,
        notice: .failure("It broke.", remedy: "Press t."),
        keys: "keys"
      )
    )

    #expect(lines(columns: 40, rows: 5) == [" Ada", "", " It broke. Press t.", "", "keys"])
  }

  @Test(arguments: [(1, 1), (2, 3), (12, 5), (200, 50)])
  func `draws on any screen without failing`(columns: Int, rows: Int) {
    screen.updateView(with: data)

    #expect(lines(columns: columns, rows: rows).count == rows)
  }

  private var data: DetailViewData {
    DetailViewData(
      title: "Ada",
      status: .init(label: "Status", text: "dead", color: .red),
      rows: [.init(label: "Species", value: "Human")],
      image: .init(label: "Picture", value: "http://127.0.0.1/api/character/avatar/7.jpeg"),
      notice: nil,
      keys: "keys"
    )
  }

  private func lines(columns: Int, rows: Int) -> [String] {
    var canvas = Canvas(size: Size(columns: columns, rows: rows))
    screen.draw(on: &canvas)
    return canvas.lines
  }
}

/// A presenter that keeps what the view told it.
@MainActor
final class DetailPresenterDouble: DetailPresenterProtocol {
  private(set) var calls: [String] = []

  func viewDidLoad() { calls.append("viewDidLoad") }
  func didRetry() { calls.append("didRetry") }
  func didRequestImage() { calls.append("didRequestImage") }
}
