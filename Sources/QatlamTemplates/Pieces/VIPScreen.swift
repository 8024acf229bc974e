internal import QatlamDomain

/// A scene of VIP: view → interactor → presenter → view.
struct VIPScreen {
  let screen: Screen

  /// Every piece that the app has, contracts first.
  var declarations: [Draft.Declaration] {
    [
      models, viewContract, interactorContract, dataStore, presenterContract, routerContract,
      dataPassing, workerContract, view, interactor, presenter, worker, router, factory,
      interactorTests, presenterTests,
    ].compactMap(\.self)
  }

  var models: Draft.Declaration? {
    screen.declaration(
      .models,
      """
      /// What crosses the borders of the \(screen.phrase) scene: plain values, nested per use case.
      enum \(screen.type(.models)) {
        /// Loading what the scene shows.
        enum Load {
          /// View → interactor: load it.
          struct Request: Sendable {}

          /// Interactor → presenter: how the loading ended.
          enum Response: Sendable {
            /// What there is.
            case loaded([\(screen.item)])
            /// Nothing came.
            case failed
          }

          /// Presenter → view: what is seen, in words.
          struct ViewModel: Hashable, Sendable {
            /// The heading.
            let title: String
            /// What stands below it, line by line.
            let lines: [String]
          }
        }
      }
      """
    )
  }

  var viewContract: Draft.Declaration? {
    screen.declaration(
      .viewContract,
      """
      /// What the view is to the presenter.
      @MainActor
      protocol \(screen.type(.viewContract)): AnyObject {
        /// Shows what was loaded, or that nothing came.
        func displayLoad(viewModel: \(screen.type(.models)).Load.ViewModel)
      }
      """
    )
  }

  var interactorContract: Draft.Declaration? {
    screen.declaration(
      .interactorContract,
      """
      /// What the interactor is to the view.
      @MainActor
      protocol \(screen.type(.interactorContract)): AnyObject {
        /// Loads what the scene shows.
        func load(request: \(screen.type(.models)).Load.Request) async
      }
      """
    )
  }

  var dataStore: Draft.Declaration? {
    screen.declaration(
      .dataStore,
      """
      /// What the router may pass on to other scenes.
      @MainActor
      protocol \(screen.type(.dataStore)): AnyObject {
        /// What was loaded last.
        var items: [\(screen.item)] { get }
      }
      """
    )
  }

  var presenterContract: Draft.Declaration? {
    screen.declaration(
      .presenterContract,
      """
      /// What the presenter is to the interactor.
      @MainActor
      protocol \(screen.type(.presenterContract)): AnyObject {
        /// Words what was loaded, or that nothing came.
        func presentLoad(response: \(screen.type(.models)).Load.Response)
      }
      """
    )
  }

  var routerContract: Draft.Declaration? {
    screen.declaration(
      .routerContract,
      """
      /// What the router is to the scene.
      @MainActor
      protocol \(screen.type(.routerContract)): AnyObject {
        /// Moves back to where the scene was opened.
        func routeBack()
      }
      """
    )
  }

  var dataPassing: Draft.Declaration? {
    guard screen.has(.dataStore) else { return nil }
    return screen.declaration(
      .dataPassing,
      """
      /// What the router passes on.
      @MainActor
      protocol \(screen.type(.dataPassing)): AnyObject {
        /// Holds what was loaded.
        var dataStore: (any \(screen.type(.dataStore)))? { get }
      }
      """
    )
  }
}
