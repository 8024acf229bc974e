import TerminalUI

/// An article being written on a terminal; it shows and forwards (C16).
@MainActor struct TerminalEditorView: TerminalView {
  private enum Part {
    case title, body
  }

  private let viewModel: EditorViewModel
  private let article: Article?
  private var titleField = TextField()
  private var bodyArea = TextArea()
  private var focus = Part.title
  private var hasAppeared = false

  /// Takes the only one this view speaks to, and the article to change, if it is not a new one.
  init(viewModel: EditorViewModel, article: Article?) {
    self.viewModel = viewModel
    self.article = article
  }

  /// The place's name.
  var heading: String { viewModel.wording[.writing] }

  /// What the keys do here.
  var keyHints: String { viewModel.wording[.editorKeys] }

  /// Why the article could not be saved.
  var errorText: String? { viewModel.errorText }

  /// Begins the writing once; what was written stays while one signs in.
  mutating func appear() -> Step {
    guard !hasAppeared else {
      viewModel.forgetFailure()
      return .stay
    }
    hasAppeared = true
    if let article {
      viewModel.edit(article)
    } else {
      viewModel.begin()
    }
    titleField = TextField(text: viewModel.title)
    bodyArea = TextArea(text: viewModel.body)
    return .stay
  }

  /// Takes what is typed, or forwards what is wanted with the article.
  mutating func handle(_ key: Key, in area: Area) -> Step {
    switch key {
    case .tab, .backTab: focus = focus == .title ? .body : .title
    case .enter where focus == .title: focus = .body
    case .control("s"): return .run(save)
    case .control("l"): return .open(.signIn)
    case .escape: return leave(by: .back)
    case .control("c"): return leave(by: .quit)
    default: return type(key, columns: area.columns)
    }
    return .stay
  }

  /// Draws title, live count and text.
  func draw(on canvas: inout Canvas, in area: Area) {
    guard area.rows > 0 else { return }
    let label = DisplayWidth.prefix(of: viewModel.wording[.titleLabel], columns: area.columns / 2)
    let left = DisplayWidth.columns(of: label) + 1
    canvas.write(label, row: area.row, column: 0, style: Style([.bold]))
    titleField.draw(
      on: &canvas,
      row: area.row,
      column: left,
      width: area.columns - left,
      style: Style([.underline]),
      isFocused: focus == .title
    )
    guard area.rows > 1 else { return }
    let count = DisplayWidth.prefix(of: viewModel.countText, columns: area.columns)
    let color: Color = viewModel.maySave ? .green : .yellow
    canvas.write(count, row: area.row + 1, column: 0, style: Style(color: color))
    bodyArea.draw(
      on: &canvas,
      row: area.row + 2,
      column: 0,
      size: Size(columns: area.columns, rows: area.rows - 2),
      isFocused: focus == .body
    )
  }

  private mutating func type(_ key: Key, columns: Int) -> Step {
    let isTaken =
      switch focus {
      case .title: titleField.handle(key)
      case .body: bodyArea.handle(key, columns: columns)
      }
    guard isTaken else { return .ignored }
    viewModel.title = titleField.text
    viewModel.body = bodyArea.text
    return .stay
  }

  private func leave(by step: Step) -> Step {
    guard viewModel.isChanged else { return step }
    return .ask(viewModel.wording[.discardQuestion]) { step }
  }

  private var save: Work {
    { [viewModel] in
      await viewModel.save() ? .say(.saved, then: .back) : .stay
    }
  }
}
