internal import QatlamDomain

/// How routers are written with what an app shows screens with.
extension Screen {
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

  /// What a router moves.
  var routerPlace: SourceText {
    switch host {
    case .window:
      return """
        /// What the screen was pushed onto; it owns the screens and through them this router.
        weak var stack: ScreenStack?
        """
    case .stack, .console:
      return """
        /// The view that is taken away; weak, for the view owns the router.
        weak var viewController: (any TerminalScene)?
        """
    case nil: break
    }
    return isTerminal
      ? "private let leave: () -> Void"
      : """
      /// The view that others are shown over; weak, for the view owns the router.
      weak var viewController: UIViewController?
      """
  }

  /// How a router is told where to leave to, where it is no view.
  var routerInitializer: SourceText {
    isTerminal
      ? """
      /// Leaves the screen by a function.
      init(leave: @escaping () -> Void) {
        self.leave = leave
      }
      """ : .none
  }

  /// How a router moves back.
  var leaving: SourceText {
    switch host {
    case .window: return "stack?.popViewController(animated: true)"
    case .stack, .console: return "viewController?.navigation?.pop()"
    case nil: break
    }
    return isTerminal
      ? "leave()"
      : "viewController?.navigationController?.popViewController(animated: true)"
  }

  /// The expression of a router.
  var newRouter: String { isTerminal ? "\(type(.router))(leave: leave)" : "\(type(.router))()" }

  /// How a router learns its view.
  func routerPlacing(of view: String) -> SourceText {
    if host == .window { return "router.stack = stack" }
    return isTerminal ? .none : SourceText("router.viewController = \(view)")
  }

  /// What a factory is given by whoever shows the screen: how to show, and how to leave.
  var factoryParameters: [String] {
    if host == .window { return hasRouter ? ["stack: ScreenStack"] : [] }
    guard isTerminal else { return [] }
    return ["show: @escaping (String) -> Void"]
      + (hasRouter ? ["leave: @escaping () -> Void"] : [])
  }
}
