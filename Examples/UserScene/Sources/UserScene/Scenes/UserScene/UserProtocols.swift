/// What the view is to the presenter (V1: the last arrow of the cycle).
@MainActor
protocol UserDisplayLogic: AnyObject {
  /// Shows the user, or how its loading stands.
  func displayUserData(viewModel: UserModels.FetchUser.ViewModel)

  /// Shows why the user cannot be changed now.
  func displayEditUser(viewModel: UserModels.EditUser.ViewModel)
}

/// What the interactor is to the view (V1: the first arrow of the cycle).
@MainActor
protocol UserBusinessLogic: AnyObject {
  /// Loads the user; a second call takes the place of the first.
  func fetchUserData(request: UserModels.FetchUser.Request)

  /// Goes to the scene that changes the user, once there is one.
  func editUser(request: UserModels.EditUser.Request)

  /// Takes over a user that was changed elsewhere.
  func acceptEdit(request: UserModels.AcceptEdit.Request)

  /// Leaves the scene.
  func leave(request: UserModels.Leave.Request)
}

/// What the presenter is to the interactor (V1: the middle arrow of the cycle).
@MainActor
protocol UserPresentationLogic: AnyObject {
  /// Words the user, or how its loading stands.
  func presentUserData(response: UserModels.FetchUser.Response)

  /// Words why the user cannot be changed now.
  func presentEditUser(response: UserModels.EditUser.Response)

  /// Words a user that was changed elsewhere.
  func presentAcceptedEdit(response: UserModels.AcceptEdit.Response)
}

/// What the router is to the interactor (V7).
@MainActor
protocol UserRoutingLogic: AnyObject {
  /// Moves to the scene that changes a user.
  func routeToEditUser(_ user: User)

  /// Moves back to where the scene was opened.
  func routeBack()
}

/// What the worker is to the interactor, and to nobody else (V8).
protocol UserWorkingLogic: Sendable {
  /// Brings the user of a number.
  func fetchUser(id: Int) async throws(DirectoryFailure) -> User
}
