/// What the view is to the presenter (V1: the last arrow of the cycle).
@MainActor
protocol EditUserDisplayLogic: AnyObject {
  /// Fills the form.
  func displayForm(viewModel: EditUserModels.PrepareForm.ViewModel)

  /// Shows how the saving stands.
  func displaySaveUser(viewModel: EditUserModels.SaveUser.ViewModel)

  /// Shows why the form is still there.
  func displayLeaveForm(viewModel: EditUserModels.LeaveForm.ViewModel)
}

/// What the interactor is to the view (V1: the first arrow of the cycle).
@MainActor
protocol EditUserBusinessLogic: AnyObject {
  /// Tells what the form is filled with.
  func prepareForm(request: EditUserModels.PrepareForm.Request)

  /// Saves what was written, if it may be saved, and leaves; nothing while another saving runs.
  func saveUser(request: EditUserModels.SaveUser.Request)

  /// Leaves, unless something would be lost.
  func leaveForm(request: EditUserModels.LeaveForm.Request)
}

/// What the presenter is to the interactor (V1: the middle arrow of the cycle).
@MainActor
protocol EditUserPresentationLogic: AnyObject {
  /// Words the form.
  func presentForm(response: EditUserModels.PrepareForm.Response)

  /// Words how the saving stands.
  func presentSaveUser(response: EditUserModels.SaveUser.Response)

  /// Words why the form is still there.
  func presentLeaveForm(response: EditUserModels.LeaveForm.Response)
}

/// What the router is to the interactor (V7).
@MainActor
protocol EditUserRoutingLogic: AnyObject {
  /// Moves back to where the scene was opened, with the saved user if there is one.
  func routeBack(saved user: User?)
}

/// What the worker is to the interactor, and to nobody else (V8).
protocol EditUserWorkingLogic: Sendable {
  /// Keeps a user and returns it as kept.
  func saveUser(_ user: User) async throws(DirectoryFailure) -> User
}
