import Foundation
import TerminalUI

/// One article on a terminal; it shows and forwards (C16).
@MainActor struct TerminalReaderView: TerminalView {
  private let viewModel: ReaderViewModel
  private let article: Article
  private var firstLine = 0
  private var hasAppeared = false

  /// Takes the only one this view speaks to, and the article to open.
  init(viewModel: ReaderViewModel, article: Article) {
    self.viewModel = viewModel
    self.article = article
  }

  /// The place's name and the article's state.
  var heading: String {
    guard let article = viewModel.article else { return viewModel.wording[.reading] }
    let state = viewModel.wording[article.isPublished ? .publishedState : .draft]
    return "\(viewModel.wording[.reading]), \(state)"
  }

  /// What the keys do here.
  var keyHints: String { viewModel.wording[.readerKeys] }

  /// Why the last thing asked for did not happen.
  var errorText: String? { viewModel.errorText }

  /// Opens the article, and gets it anew when the place in front of this one is left.
  mutating func appear() -> Step {
    guard hasAppeared else {
      hasAppeared = true
      viewModel.open(article)
      return .stay
    }
    return .run { [viewModel, article] in
      await viewModel.find(idPrefix: article.id.uuidString)
      return .stay
    }
  }

  /// Scrolls, or forwards what is wanted with the article.
  mutating func handle(_ key: Key, in area: Area) -> Step {
    let last = max(0, lines(columns: area.columns).count - area.rows)
    switch key {
    case .up: firstLine -= 1
    case .down: firstLine += 1
    case .pageUp: firstLine -= max(1, area.rows)
    case .pageDown, .character(" "): firstLine += max(1, area.rows)
    case .home: firstLine = 0
    case .end: firstLine = last
    case .character("p"): return .run(publish)
    case .character("e"): return viewModel.article.map { .open(.editor($0)) } ?? .stay
    case .character("d"): return viewModel.article.map(askToDelete) ?? .stay
    case .character("l"): return .open(.signIn)
    case .character("?"): return .open(.help)
    case .escape, .character("q"): return .back
    default: return .ignored
    }
    firstLine = min(max(0, firstLine), last)
    return .stay
  }

  /// Draws the part of the article that is in sight.
  func draw(on canvas: inout Canvas, in area: Area) {
    let lines = lines(columns: area.columns)
    let first = min(firstLine, max(0, lines.count - area.rows))
    for (row, line) in lines[first...].prefix(area.rows).enumerated() {
      let isTitle = first + row == 0
      canvas.write(
        line,
        row: area.row + row,
        column: 0,
        style: isTitle ? Style([.bold]) : .plain
      )
    }
  }

  private func lines(columns: Int) -> [String] {
    guard let article = viewModel.article else { return [viewModel.wording[.nothingOpen]] }
    let head = article.title + "\n" + viewModel.wording.date(article.createdAt) + "\n\n"
    return DisplayWidth.wrapped(head + article.body, columns: max(1, columns))
  }

  private var publish: Work {
    { [viewModel] in
      await viewModel.publish() ? .say(.wasPublished, then: .stay) : .stay
    }
  }

  private func askToDelete(_ article: Article) -> Step {
    .ask(viewModel.wording.deleteQuestion(title: article.title)) { [viewModel] in
      await viewModel.delete() ? .say(.wasDeleted, then: .back) : .stay
    }
  }
}
