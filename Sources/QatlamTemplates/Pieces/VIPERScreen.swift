internal import QatlamDomain

/// A module of VIPER: the presenter stands between view, interactor and router.
struct VIPERScreen {
  let screen: Screen

  /// Every piece that the app has, contracts first.
  var declarations: [Draft.Declaration] {
    [
      viewContract, presenterContract, interactorContract, interactorOutput, routerContract,
      screen.workerContract, view, presenter, interactor, screen.worker, router, factory,
      interactorTests, presenterTests,
    ].compactMap(\.self)
  }

  var hasRouter: Bool { screen.hasRouter }

  var viewContract: Draft.Declaration? {
    screen.declaration(
      .viewContract,
      """
      /// What the view is to the presenter.
      @MainActor
      protocol \(screen.type(.viewContract)): AnyObject {
        /// Shows a heading, and lines below it.
        func show(title: String, lines: [String])
      }
      """
    )
  }

  var presenterContract: Draft.Declaration? {
    let leaving: SourceText =
      hasRouter
      ? """
      /// The person wants to leave.
      func didLeave()
      """ : .none
    return screen.declaration(
      .presenterContract,
      """
      /// What the presenter is to the view.
      @MainActor
      protocol \(screen.type(.presenterContract)): AnyObject {
        /// The view is there, and empty.
        func viewDidLoad() async

        \(leaving)
      }
      """
    )
  }

  var interactorContract: Draft.Declaration? {
    screen.declaration(
      .interactorContract,
      """
      /// What the interactor is to the presenter.
      @MainActor
      protocol \(screen.type(.interactorContract)): AnyObject {
        /// Loads what the module shows, and answers through the output.
        func load() async
      }
      """
    )
  }

  var interactorOutput: Draft.Declaration? {
    screen.declaration(
      .interactorOutput,
      """
      /// What the presenter is to the interactor.
      @MainActor
      protocol \(screen.type(.interactorOutput)): AnyObject {
        /// Takes what was loaded.
        func didLoad(_ items: [\(screen.item)])

        /// Nothing came.
        func didFail()
      }
      """
    )
  }

  var routerContract: Draft.Declaration? {
    guard hasRouter else { return nil }
    return screen.declaration(
      .routerContract,
      """
      /// What the router is to the presenter.
      @MainActor
      protocol \(screen.type(.routerContract)): AnyObject {
        /// Moves back to where the module was opened.
        func close()
      }
      """
    )
  }

  var interactor: Draft.Declaration? {
    let body: SourceText =
      screen.mayFail
      ? """
      do {
        output?.didLoad(\(screen.loadedItems))
      } catch {
        output?.didFail()
      }
      """ : "output?.didLoad(kept)"
    return screen.declaration(
      .interactor,
      """
      /// The business of the \(screen.phrase) module; knows no screen and no words.
      @MainActor
      final class \(screen.type(.interactor)): \(screen.type(.interactorContract)) {
        /// Hears every result; weak, for it owns this interactor.
        weak var output: (any \(screen.type(.interactorOutput)))?

        \(screen.interactorSource)

        /// Loads what the module shows, and answers through the output.
        func load() async {
          \(body)
        }
      }
      """
    )
  }

  var presenter: Draft.Declaration? {
    let contract = screen.type(.presenterContract)
    let router = screen.type(.routerContract)
    let routerProperty: SourceText = hasRouter ? "private let router: any \(router)" : .none
    let routerParameter = hasRouter ? ", router: any \(router)" : ""
    let leaving: SourceText =
      hasRouter
      ? """
      /// Lets the router move back.
      func didLeave() {
        router.close()
      }
      """ : .none
    return screen.declaration(
      .presenter,
      """
      /// Asks the interactor, words what it answers, and tells the view.
      @MainActor
      final class \(screen.type(.presenter)): \(contract), \(screen.type(.interactorOutput)) {
        /// Shows the words; weak, for the view owns this presenter.
        weak var view: (any \(screen.type(.viewContract)))?

        private let interactor: any \(screen.type(.interactorContract))
        \(routerProperty)

        /// Takes its neighbours from outside; the view is set when it is there.
        init(interactor: any \(screen.type(.interactorContract))\(routerParameter)) {
          self.interactor = interactor
          \(hasRouter ? "self.router = router" : .none)
        }

        /// Asks for what is to be shown.
        func viewDidLoad() async {
          await interactor.load()
        }

        /// Words what was loaded.
        func didLoad(_ items: [\(screen.item)]) {
          let lines = items.isEmpty ? ["Nothing here yet"] : items.map(line)
          view?.show(title: "\(screen.title)", lines: lines)
        }

        /// Says that nothing came.
        func didFail() {
          view?.show(title: "\(screen.title)", lines: ["It could not be loaded"])
        }

        \(leaving)

        private func line(for item: \(screen.item)) -> String {
          \(screen.line(of: "item"))
        }
      }
      """
    )
  }

  var router: Draft.Declaration? {
    guard hasRouter else { return nil }
    return screen.router(closing: "close")
  }

  var view: Draft.Declaration? {
    screen.presentedView(
      show: """
        /// Shows a heading, and lines below it.
        func show(title: String, lines: [String]) {
          \(screen.showing(title: "title", lines: "lines"))
        }
        """
    )
  }

  /// The parts of the module, made and connected.
  var parts: SourceText {
    """
    \(hasRouter ? SourceText("let router = \(screen.newRouter)") : .none)
    let interactor = \(screen.newInteractor)
    let presenter = \(screen.type(.presenter))(interactor: interactor\(hasRouter ? ", router: router" : ""))
    let view = \(screen.newView("presenter: presenter"))
    interactor.output = presenter
    presenter.view = view
    \(hasRouter ? screen.routerPlacing(of: "view") : .none)
    """
  }

  /// What whoever puts the module together has to bring along.
  var parameters: [String] { screen.directoryParameters }

  var factory: Draft.Declaration? { screen.factory(parts, parameters: parameters) }
}
