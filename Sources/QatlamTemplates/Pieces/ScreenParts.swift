internal import QatlamDomain

/// Pieces that VIPER and Clean VIPER have in common: a view that owns its presenter, a router, a factory.
extension Screen {
  private var isTerminal: Bool { conventions.screen == .terminal }

  /// How a router learns its view.
  func routerPlacing(of view: String) -> SourceText {
    isTerminal ? .none : SourceText("router.viewController = \(view)")
  }

  /// A router that can move back.
  func router(closing function: String) -> Draft.Declaration? {
    declaration(
      .router,
      imports: viewImports,
      """
      /// Moves from the \(phrase) screen to others.
      @MainActor
      final class \(type(.router)): \(type(.routerContract)) {
        \(routerPlace)

        \(routerInitializer)

        /// Moves back to where the screen was opened.
        func \(function)() {
          \(leaving)
        }
      }
      """
    )
  }

  /// A view that tells its presenter what a person does; `show` is how it is told what to show.
  func presentedView(show: SourceText, hasRouter: Bool) -> Draft.Declaration? {
    let presenter = "any \(type(.presenterContract))"
    let start: SourceText =
      isTerminal
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
    return declaration(
      .view,
      imports: viewImports,
      """
      /// Shows the \(phrase) screen, and tells the presenter what a person does.
      \(viewHead(promise: type(.viewContract)))
        private let presenter: \(presenter)
        \(start)

        \(viewStart(loading: "presenter.viewDidLoad()", loadingWeakly: "self?.presenter.viewDidLoad()"))

        \(show)

        \(hasRouter ? leaveAction(calling: "presenter.didLeave()") : .none)

        \(layOut)
      }
      """
    )
  }

  /// What puts a screen together; `parts` make `view`, `parameters` are given besides those of the screen.
  func factory(_ parts: SourceText, parameters: [String] = []) -> Draft.Declaration? {
    let own = factoryParameters.isEmpty ? [] : [factoryParameters]
    return declaration(
      .factory,
      imports: viewImports,
      """
      /// Puts the \(phrase) screen together: the one place that knows all of its parts.
      @MainActor
      enum \(type(.factory)) {
        /// Returns the view, which owns the rest.
        static func make(\((parameters + own).joined(separator: ", "))) -> \(type(.view)) {
          \(parts)
          return view
        }
      }
      """
    )
  }

  /// What is told to a container that puts all screens together; `nil` where the app has factories.
  func containerMember(_ parts: SourceText, parameters: [String] = []) -> Insertion? {
    guard !has(.factory) else { return nil }
    let own = factoryParameters.isEmpty ? [] : [factoryParameters]
    let name = "make\(self.name.type)Screen"
    let text: SourceText = """
      /// Returns the \(phrase) screen with all its parts.
      @MainActor
      func \(name)(\((parameters + own).joined(separator: ", "))) -> \(type(.view)) {
        \(parts)
        return view
      }
      """
    return Insertion(
      type: conventions.container ?? "",
      members: [name],
      text: PieceText.member(text),
      purpose: "the \(phrase) screen"
    )
  }
}
