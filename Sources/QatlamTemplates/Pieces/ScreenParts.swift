internal import QatlamDomain

/// Pieces that VIPER and Clean VIPER have in common: a view that owns its presenter, and a factory.
extension Screen {
  /// A view that tells its presenter what a person does; `show` is how it is told what to show.
  func presentedView(show: SourceText) -> Draft.Declaration? {
    let presenter = "any \(type(.presenterContract))"
    return declaration(
      .view,
      imports: viewImports,
      """
      /// Shows the \(phrase) screen, and tells the presenter what a person does.
      \(viewHead(promise: type(.viewContract)))
        \(host == nil ? .none : hostedState)

        private let presenter: \(presenter)
        \(presentedViewStart(presenter))

        \(viewStart(loading: "presenter.viewDidLoad()", loadingWeakly: "self?.presenter.viewDidLoad()"))

        \(show)

        \(hasRouter ? leaveAction(calling: "presenter.didLeave()") : .none)

        \(layOut)
      }
      """
    )
  }

  private func presentedViewStart(_ presenter: String) -> SourceText {
    if host != nil {
      return """

        /// Takes its presenter from outside.
        init(presenter: \(presenter)) {
          self.presenter = presenter
        }
        """
    }
    return isTerminal
      ? """
      private let show: (String) -> Void

      /// Takes its presenter, and shows lines by a function, such as `print`.
      init(presenter: \(presenter), show: @escaping (String) -> Void) {
        self.presenter = presenter
        self.show = show
      }
      """
      : """
      private let label = UILabel()

      /// Takes its presenter from outside.
      init(presenter: \(presenter)) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
      }

      /// There is no archive of this view: it is made in code.
      @available(*, unavailable)
      required init?(coder: NSCoder) {
        nil
      }
      """
  }

  /// What puts a screen together; `parts` make `view`, `parameters` are given besides those of the screen.
  func factory(_ parts: SourceText, parameters: [String] = []) -> Draft.Declaration? {
    let all = (parameters + factoryParameters).joined(separator: ", ")
    let promise: SourceText =
      host == .window ? SourceText("extension \(type(.view)): TerminalScreen {}") : .none
    return declaration(
      .factory,
      imports: viewImports,
      """
      /// Puts the \(phrase) screen together: the one place that knows all of its parts.
      @MainActor
      enum \(type(.factory)) {
        /// Returns the view, which owns the rest.
        static func make(\(all)) -> \(type(.view)) {
          \(parts)
          return view
        }
      }

      \(promise)
      """
    )
  }

  /// What is told to a container that puts all screens together; `nil` where the app has factories.
  func containerMember(_ parts: SourceText, parameters: [String] = []) -> Insertion? {
    guard !has(.factory) else { return nil }
    let all = (parameters + factoryParameters).joined(separator: ", ")
    let text: SourceText = """
      /// Returns the \(phrase) screen with all its parts.
      @MainActor
      func \(containerFunction)(\(all)) -> \(type(.view)) {
        \(parts)
        return view
      }
      """
    return Insertion(
      type: conventions.container ?? "",
      members: [containerFunction],
      text: PieceText.member(text),
      purpose: "the \(phrase) screen"
    )
  }

  /// What a container calls the function that makes the screen.
  var containerFunction: String { "make\(name.type)Screen" }
}
