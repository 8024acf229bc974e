/// Wires the User scene: the one place that knows all of its parts (V9).
@MainActor
struct UserConfigurator {
  private let directory: any UserKeeper
  private let language: Language

  /// Wires scenes that share a directory and a language.
  init(directory: any UserKeeper, language: Language) {
    self.directory = directory
    self.language = language
  }

  /// Wires the scene that changes a user, on the same directory and language.
  var editUser: EditUserConfigurator {
    EditUserConfigurator(directory: directory, language: language)
  }

  /// Builds the scene of one user with its view and its router.
  ///
  /// - Parameters:
  ///   - userID: The number of the user.
  ///   - opensEditor: Whether to move on to changing the user when it is first loaded.
  /// - Returns: The view, which owns the scene.
  func scene(userID: Int, opensEditor: Bool = false) -> UserViewController {
    let viewController = UserViewController()
    viewController.interactor = interactor(
      userID: userID,
      display: viewController,
      router: UserRouter(from: viewController, editUser: editUser),
      opensEditor: opensEditor
    )
    return viewController
  }

  /// Wires the scene behind any view (V2).
  ///
  /// - Parameters:
  ///   - userID: The number of the user.
  ///   - display: Shows the scene; held weakly (V11).
  ///   - router: Moves to other scenes, where there are any.
  ///   - opensEditor: Whether to move on to changing the user when it is first loaded.
  /// - Returns: The interactor, for the view to own.
  func interactor(
    userID: Int,
    display: any UserDisplayLogic,
    router: (any UserRoutingLogic)?,
    opensEditor: Bool
  ) -> any UserBusinessLogic {
    let worker = UserWorker(directory: directory)
    let interactor = UserInteractor(userID: userID, worker: worker, opensEditor: opensEditor)
    let presenter = UserPresenter(language: language)
    presenter.viewController = display
    interactor.presenter = presenter
    interactor.router = router
    return interactor
  }
}
