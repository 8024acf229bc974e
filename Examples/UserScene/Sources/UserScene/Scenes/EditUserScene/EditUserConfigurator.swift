/// Wires the EditUser scene: the one place that knows all of its parts (V9).
@MainActor
struct EditUserConfigurator {
  private let directory: any UserKeeper
  private let language: Language

  /// Wires scenes that share a directory and a language.
  init(directory: any UserKeeper, language: Language) {
    self.directory = directory
    self.language = language
  }

  /// Builds the scene that changes a user, with its view and its router.
  ///
  /// - Parameters:
  ///   - user: The user as last known.
  ///   - whenSaved: Hears of the saved user once the scene has gone.
  /// - Returns: The view, which owns the scene.
  func scene(user: User, whenSaved: @escaping (User) -> Void) -> EditUserViewController {
    let viewController = EditUserViewController()
    viewController.interactor = interactor(
      user: user,
      display: viewController,
      router: EditUserRouter(from: viewController, whenSaved: whenSaved)
    )
    return viewController
  }

  /// Wires the scene behind any view (V2).
  ///
  /// - Parameters:
  ///   - user: The user as last known.
  ///   - display: Shows the scene; held weakly (V11).
  ///   - router: Moves to other scenes, where there are any.
  /// - Returns: The interactor, for the view to own.
  func interactor(
    user: User,
    display: any EditUserDisplayLogic,
    router: (any EditUserRoutingLogic)?
  ) -> any EditUserBusinessLogic {
    let worker = EditUserWorker(directory: directory)
    let interactor = EditUserInteractor(user: user, worker: worker)
    let presenter = EditUserPresenter(language: language)
    presenter.viewController = display
    interactor.presenter = presenter
    interactor.router = router
    return interactor
  }
}
