import TerminalUI

/// The published articles on a terminal, newest first; it shows and forwards (C16).
@MainActor struct TerminalArticlesView: TerminalView {
  private let viewModel: ArticlesViewModel
  private var list = ScrollingList()

  /// Takes the only one this view speaks to.
  init(viewModel: ArticlesViewModel) {
    self.viewModel = viewModel
  }

  /// The place's name and how many articles there are.
  var heading: String {
    "\(viewModel.wording[.published]) (\(viewModel.articles.count))"
  }

  /// What the keys do here.
  var keyHints: String { viewModel.wording[.listKeys] }

  /// Why the articles could not be had.
  var errorText: String? { viewModel.errorText }

  /// Loads the articles.
  mutating func appear() -> Step {
    .run(load)
  }

  /// Moves the choice, or forwards what is wanted with the chosen article.
  mutating func handle(_ key: Key, in area: Area) -> Step {
    if list.handle(key, count: viewModel.articles.count, visible: area.rows) { return .stay }
    switch key {
    case .enter: return chosen.map { .open(.reader($0)) } ?? .stay
    case .character("w"): return .open(.editor(nil))
    case .character("t"): return .open(.drafts)
    case .character("l"): return .open(.signIn)
    case .character("?"): return .open(.help)
    case .character("r"): return .run(load)
    case .character("d"): return chosen.map(askToDelete) ?? .stay
    case .character("q"): return .quit
    default: return .ignored
    }
  }

  /// Draws the list, or says that it is empty.
  func draw(on canvas: inout Canvas, in area: Area) {
    let articles = viewModel.articles
    guard !articles.isEmpty else {
      let text = viewModel.wording[.noArticles]
      guard errorText == nil, !viewModel.isLoading, area.rows > 0 else { return }
      canvas.write(DisplayWidth.prefix(of: text, columns: area.columns), row: area.row, column: 0)
      return
    }
    ArticleRows(
      articles: articles,
      list: list.kept(within: articles.count),
      wording: viewModel.wording
    )
    .draw(on: &canvas, in: area)
  }

  private var chosen: Article? {
    let articles = viewModel.articles
    let index = list.kept(within: articles.count).selection
    return articles.indices.contains(index) ? articles[index] : nil
  }

  private var load: Work {
    { [viewModel] in
      await viewModel.load()
      return .stay
    }
  }

  private func askToDelete(_ article: Article) -> Step {
    .ask(viewModel.wording.deleteQuestion(title: article.title)) { [viewModel] in
      await viewModel.delete(article) ? .say(.wasDeleted, then: .stay) : .stay
    }
  }
}
