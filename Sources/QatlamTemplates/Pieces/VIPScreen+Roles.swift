internal import QatlamDomain

extension VIPScreen {
  private var load: String { "\(screen.type(.models)).Load" }
  private var hasRouter: Bool { screen.hasRouter }
  var workerContract: Draft.Declaration? { screen.workerContract }
  var worker: Draft.Declaration? { screen.worker }

  var interactor: Draft.Declaration? {
    let store = screen.has(.dataStore) ? ", \(screen.type(.dataStore))" : ""
    let items: SourceText =
      screen.has(.dataStore)
      ? """
      /// What was loaded last, for the router to pass on.
      private(set) var items: [\(screen.item)] = []
      """ : .none
    let keep: SourceText = screen.has(.dataStore) ? "self.items = items" : .none
    let body: SourceText =
      screen.mayFail
      ? """
      do {
        let items = \(screen.loadedItems)
        \(keep)
        presenter?.presentLoad(response: .loaded(items))
      } catch {
        presenter?.presentLoad(response: .failed)
      }
      """
      : """
      \(screen.has(.dataStore) ? "items = kept" : .none)
      presenter?.presentLoad(response: .loaded(kept))
      """
    return screen.declaration(
      .interactor,
      """
      /// Decides what happens in the \(screen.phrase) scene; knows no screen and no words.
      @MainActor
      final class \(screen.type(.interactor)): \(screen.type(.interactorContract))\(store) {
        /// Hears every result.
        var presenter: (any \(screen.type(.presenterContract)))?
        \(items)

        \(screen.interactorSource)

        /// Loads what the scene shows, and hands the result to the presenter.
        func load(request: \(load).Request) async {
          \(body)
        }
      }
      """
    )
  }

  var presenter: Draft.Declaration? {
    screen.declaration(
      .presenter,
      """
      /// Turns what was loaded into words; the only place where that happens.
      @MainActor
      final class \(screen.type(.presenter)): \(screen.type(.presenterContract)) {
        /// Shows the words; weak, for the view owns the interactor, which owns the presenter.
        weak var viewController: (any \(screen.type(.viewContract)))?

        /// Words what was loaded, or that nothing came.
        func presentLoad(response: \(load).Response) {
          let lines =
            switch response {
            case .loaded(let items):
              items.isEmpty ? ["Nothing here yet"] : items.map(line)
            case .failed:
              ["It could not be loaded"]
            }
          viewController?.displayLoad(
            viewModel: \(load).ViewModel(title: "\(screen.title)", lines: lines)
          )
        }

        private func line(for item: \(screen.item)) -> String {
          \(screen.line(of: "item"))
        }
      }
      """
    )
  }

  var router: Draft.Declaration? {
    guard hasRouter else { return nil }
    let passing = screen.has(.dataPassing) && screen.has(.dataStore)
    let store: SourceText =
      passing
      ? """
      /// Holds what was loaded.
      var dataStore: (any \(screen.type(.dataStore)))?
      """ : .none
    return screen.declaration(
      .router,
      imports: screen.viewImports,
      """
      /// Moves from the \(screen.phrase) scene to others.
      @MainActor
      final class \(screen.type(.router)): \(screen.type(.routerContract))\
      \(passing ? ", \(screen.type(.dataPassing))" : "") {
        \(screen.routerPlace)
        \(store)

        \(screen.routerInitializer)

        /// Moves back to where the scene was opened.
        func routeBack() {
          \(screen.leaving)
        }
      }
      """
    )
  }

  var view: Draft.Declaration? {
    let router: SourceText =
      hasRouter
      ? """
      /// Moves to other scenes.
      var router: (any \(screen.type(.routerContract)))?
      """ : .none
    let loading = "interactor?.load(request: \(load).Request())"
    let setUp: SourceText = screen.has(.factory) ? .none : setUpText
    return screen.declaration(
      .view,
      imports: screen.viewImports,
      """
      /// Shows the \(screen.phrase) scene, and tells the interactor what a person does.
      \(screen.viewHead(promise: screen.type(.viewContract)))
        /// Hears what the person does.
        var interactor: (any \(screen.type(.interactorContract)))?
        \(router)

        \(screen.viewParts)

        \(setUp)

        \(screen.viewStart(loading: loading, loadingWeakly: "self?." + loading))

        /// Shows what was loaded, or that nothing came.
        func displayLoad(viewModel: \(load).ViewModel) {
          \(screen.showing(title: "viewModel.title", lines: "viewModel.lines"))
        }

        \(hasRouter ? screen.leaveAction(calling: "router?.routeBack()") : .none)

        \(screen.layOut)
      }
      """
    )
  }

  /// A scene that no factory puts together puts itself together.
  private var setUpText: SourceText {
    switch screen.conventions.screen {
    case .uiKit:
      """
      /// Creates the scene with all its parts.
      init() {
        super.init(nibName: nil, bundle: nil)
        setUp()
      }

      /// Creates the scene from an archive, with all its parts.
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
      }

      private func setUp() {
        let viewController = self
        \(parts)
      }
      """
    case .terminal, .hosted, .swiftUI: .none
    }
  }

  /// The parts of the scene, made and connected around `viewController`.
  private var parts: SourceText {
    let passing = screen.has(.dataPassing) && screen.has(.dataStore)
    return """
      let interactor = \(screen.newInteractor)
      let presenter = \(screen.type(.presenter))()
      viewController.interactor = interactor
      interactor.presenter = presenter
      presenter.viewController = viewController
      \(hasRouter ? SourceText("let router = \(screen.newRouter)") : .none)
      \(hasRouter ? "viewController.router = router" : .none)
      \(hasRouter ? screen.routerPlacing(of: "viewController") : .none)
      \(hasRouter && passing ? "router.dataStore = interactor" : .none)
      """
  }

  var factory: Draft.Declaration? {
    let parameters = (screen.directoryParameters + screen.factoryParameters).joined(separator: ", ")
    return screen.declaration(
      .factory,
      imports: screen.viewImports,
      """
      /// Puts the \(screen.phrase) scene together: the one place that knows all of its parts.
      @MainActor
      enum \(screen.type(.factory)) {
        /// Returns the scene's view, which owns the scene.
        static func make(\(parameters)) -> \(screen.type(.view)) {
          let viewController = \(screen.newView())
          \(parts)
          return viewController
        }
      }
      """
    )
  }
}
