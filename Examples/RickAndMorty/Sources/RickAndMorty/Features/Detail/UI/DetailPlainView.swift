#if !canImport(UIKit)
import TerminalUI

/// A character as plain text, behind the same protocol as the screen (R1).
@MainActor
final class DetailPlainView: DetailViewProtocol {
  /// How the character ended up.
  enum Outcome: Hashable, Sendable {
    /// Lines to print.
    case lines([String])
    /// Why there are none.
    case failure(String)
  }

  private let presenter: any DetailPresenterProtocol
  private var waiting: CheckedContinuation<Outcome, Never>?

  /// Creates a view over its presenter (R7).
  init(presenter: any DetailPresenterProtocol) {
    self.presenter = presenter
  }

  /// Takes what the presenter gives; once nothing is under way, that is the outcome.
  func updateView(with data: DetailViewData) {
    switch data.notice {
    case .working: return
    case .failure(let text, remedy: _): finish(.failure(text.printable))
    case nil: finish(.lines(([data.title] + rows(of: data)).map(\.printable)))
    }
  }

  /// Plain text has no place for pictures, and asks for none.
  func updateImage(with data: DetailImageViewData) {}

  /// Returns what has come of the character once nothing is under way any more.
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

  private func rows(of data: DetailViewData) -> [String] {
    let status = data.status.map { DetailViewData.Row(label: $0.label, value: $0.text) }
    let rows = [status].compactMap { $0 } + data.rows + [data.image].compactMap { $0 }
    let width = rows.map { DisplayWidth.columns(of: $0.label) }.max() ?? 0
    return rows.map { row in
      let gap = String(repeating: " ", count: width - DisplayWidth.columns(of: row.label) + 2)
      return row.label + gap + row.value
    }
  }
}
#endif
