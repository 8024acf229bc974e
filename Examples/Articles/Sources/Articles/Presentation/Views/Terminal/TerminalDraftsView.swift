import TerminalUI

/// The drafts on a terminal, newest first; it shows and forwards (C16).
@MainActor struct TerminalDraftsView: TerminalView {
  private let viewModel: DraftsViewModel
  private var list = ScrollingList()

  /// Takes the only one this view speaks to.
  init(viewModel: DraftsViewModel) {
    self.viewModel = viewModel
  }

  /// The place's name and how many drafts there are.
  var heading: String {
    "\(viewModel.wording[.drafts]) (\(viewModel.drafts.count))"
  }

  /// What the keys do here.
  var keyHints: String { viewModel.wording[.draftsKeys] }

  /// Why the last thing asked for did not happen.
  var errorText: String? { viewModel.errorText }

  /// Loads the drafts.
  mutating func appear() -> Step {
    .run(load)
  }

  /// Moves the choice, or forwards what is wanted with the chosen draft.
  mutating func handle(_ key: Key, in area: Area) -> Step {
    if list.handle(key, count: viewModel.drafts.count, visible: area.rows) { return .stay }
    switch key {
    case .enter: return chosen.map { .open(.reader($0)) } ?? .stay
    case .character("w"): return .open(.editor(nil))
    case .character("l"): return .open(.signIn)
    case .character("?"): return .open(.help)
    case .character("r"): return .run(load)
    case .character("p"): return chosen.map { .run(publishing($0)) } ?? .stay
    case .character("d"): return chosen.map(askToDelete) ?? .stay
    case .escape, .character("q"): return .back
    default: return .ignored
    }
  }

  /// Draws the list, or says that it is empty.
  func draw(on canvas: inout Canvas, in area: Area) {
    let drafts = viewModel.drafts
    guard !drafts.isEmpty else {
      let text = viewModel.wording[.noDrafts]
      guard errorText == nil, !viewModel.isLoading, area.rows > 0 else { return }
      canvas.write(DisplayWidth.prefix(of: text, columns: area.columns), row: area.row, column: 0)
      return
    }
    ArticleRows(articles: drafts, list: list.kept(within: drafts.count), wording: viewModel.wording)
      .draw(on: &canvas, in: area)
  }

  private var chosen: Article? {
    let drafts = viewModel.drafts
    let index = list.kept(within: drafts.count).selection
    return drafts.indices.contains(index) ? drafts[index] : nil
  }

  private var load: Work {
    { [viewModel] in
      await viewModel.load()
      return .stay
    }
  }

  private func publishing(_ draft: Article) -> Work {
    { [viewModel] in
      await viewModel.publish(draft) ? .say(.wasPublished, then: .stay) : .stay
    }
  }

  private func askToDelete(_ draft: Article) -> Step {
    .ask(viewModel.wording.deleteQuestion(title: draft.title)) { [viewModel] in
      await viewModel.delete(draft) ? .say(.wasDeleted, then: .stay) : .stay
    }
  }
}
