/// Both scenes without a screen: loads the user, moves on to the form, fills it in and saves.
///
/// It takes the place of both views and of the router (V2, V9): the scenes do not notice.
@MainActor
final class EditCommand: UserDisplayLogic, UserRoutingLogic, EditUserDisplayLogic {
  private let name: String?
  private let email: String?
  private let editUser: EditUserConfigurator
  private var editScene: (any EditUserBusinessLogic)?
  private var waiting: CheckedContinuation<Report, Never>?

  /// Changes a user; `nil` leaves a value as it is.
  init(name: String?, email: String?, editUser: EditUserConfigurator) {
    self.name = name
    self.email = email
    self.editUser = editUser
  }

  /// Changes the user of a number and waits for the last word about it.
  func report(userID: Int, configurator: UserConfigurator) async -> Report {
    // Kept here and not in a property: the scene owns its router, which is this command (V11).
    let userScene = configurator.interactor(
      userID: userID,
      display: self,
      router: self,
      opensEditor: true
    )
    let report = await withCheckedContinuation { continuation in
      waiting = continuation
      userScene.fetchUserData(request: UserModels.FetchUser.Request())
    }
    withExtendedLifetime(userScene) {}
    return report
  }

  /// Prints why there is no user; a loaded one leads to `routeToEditUser`.
  func displayUserData(viewModel: UserModels.FetchUser.ViewModel) {
    guard viewModel.phase == .failed else { return }
    finish(Report(status: .failure, complaint: "user-scene: \(viewModel.notice)\n"))
  }

  /// Never asked for: the form is opened by the loading itself.
  func displayEditUser(viewModel: UserModels.EditUser.ViewModel) {
    finish(Report(status: .failure, complaint: "user-scene: \(viewModel.notice)\n"))
  }

  /// Opens the form and saves at once.
  func routeToEditUser(_ user: User) {
    editScene = editUser.interactor(user: user, display: self, router: nil)
    editScene?.saveUser(request: EditUserModels.SaveUser.Request(name: name, email: email))
  }

  /// Nothing is left to leave.
  func routeBack() {}

  /// Nobody looks at the form.
  func displayForm(viewModel: EditUserModels.PrepareForm.ViewModel) {}

  /// Prints how the saving ended.
  func displaySaveUser(viewModel: EditUserModels.SaveUser.ViewModel) {
    switch viewModel.phase {
    case .busy: break
    case .done: finish(Report(status: .done, output: viewModel.notice + "\n"))
    case .failed:
      finish(Report(status: .failure, complaint: "user-scene: \(viewModel.notice)\n"))
    case .refused:
      let lines = [viewModel.notice, viewModel.nameProblem, viewModel.emailProblem]
      let said = lines.filter { !$0.isEmpty }.map { "user-scene: \($0)\n" }
      finish(Report(status: .misuse, complaint: said.joined()))
    }
  }

  /// Never asked for: the form is left without a word.
  func displayLeaveForm(viewModel: EditUserModels.LeaveForm.ViewModel) {}

  private func finish(_ report: Report) {
    waiting?.resume(returning: report)
    waiting = nil
  }
}
