/// The places of the terminal's screen, each with the view model that it speaks to.
@MainActor struct TerminalViews {
  /// The published articles.
  let articles: ArticlesViewModel
  /// The drafts.
  let drafts: DraftsViewModel
  /// One opened article.
  let reader: ReaderViewModel
  /// The article being written.
  let editor: EditorViewModel
  /// The form to sign in with.
  let signIn: SignInViewModel
  /// The words of the screen's language.
  let wording: Wording

  /// Returns the view for a place, as it is when one comes to it.
  func view(at place: Place) -> any TerminalView {
    switch place {
    case .articles: TerminalArticlesView(viewModel: articles)
    case .drafts: TerminalDraftsView(viewModel: drafts)
    case .reader(let article): TerminalReaderView(viewModel: reader, article: article)
    case .editor(let article): TerminalEditorView(viewModel: editor, article: article)
    case .signIn: TerminalSignInView(viewModel: signIn)
    case .help: TerminalHelpView(wording: wording)
    }
  }
}
