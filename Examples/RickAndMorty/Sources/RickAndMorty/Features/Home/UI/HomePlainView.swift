#if !canImport(UIKit)
import TerminalUI

/// The list as plain text, for files, pipes and screen readers (R1).
///
/// It stands behind the same protocol as the screen and is fed by the same presenter.
@MainActor
final class HomePlainView: HomeViewProtocol {
  /// How the list ended up.
  enum Outcome: Hashable, Sendable {
    /// Lines to print.
    case lines([String])
    /// Why there are none.
    case failure(String)
  }

  private let presenter: any HomePresenterProtocol
  private var items: [HomeViewItem] = []
  private var waiting: CheckedContinuation<Outcome, Never>?

  /// Creates a view over its presenter (R7).
  init(presenter: any HomePresenterProtocol) {
    self.presenter = presenter
  }

  /// Takes the rows.
  func updateView(with items: [HomeViewItem]) {
    self.items = items
  }

  /// Takes what stands around the rows; once nothing is under way, that is the outcome.
  func updateFrame(with data: HomeViewData) {
    let heading = data.summary.isEmpty ? data.title : "\(data.title) · \(data.summary)"
    switch data.notice {
    case .working: return
    case .failure(let text, remedy: _): finish(.failure(text.printable))
    case .empty(let text): finish(.lines([heading, text].map(\.printable)))
    case nil: finish(.lines(([heading] + rows).map(\.printable)))
    }
  }

  /// Returns what the list has become once the presenter has nothing under way any more.
  func result() async -> Outcome {
    await withCheckedContinuation { continuation in
      waiting = continuation
      presenter.viewDidLoad()
    }
  }

  private func finish(_ outcome: Outcome) {
    waiting?.resume(returning: outcome)
    waiting = nil
  }

  private var rows: [String] {
    let numbers = width { String($0.id) }
    let names = width { $0.name }
    let statuses = width { $0.statusText }
    return items.map { item in
      let number = String(item.id)
      return String(repeating: " ", count: numbers - DisplayWidth.columns(of: number)) + number
        + "  " + padded(item.name, to: names) + "  " + padded(item.statusText, to: statuses)
        + "  " + item.subtitle
    }
  }

  private func width(_ text: (HomeViewItem) -> String) -> Int {
    items.map { DisplayWidth.columns(of: text($0)) }.max() ?? 0
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: width - DisplayWidth.columns(of: text))
  }
}
#endif
