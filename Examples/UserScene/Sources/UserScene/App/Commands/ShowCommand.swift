/// The User scene without a screen: a view behind the plain protocol that prints once (V2).
@MainActor
final class ShowCommand: UserDisplayLogic {
  private let json: Bool
  private var interactor: (any UserBusinessLogic)?
  private var waiting: CheckedContinuation<Report, Never>?

  /// Shows one user, for people or for programs.
  init(userID: Int, json: Bool, configurator: UserConfigurator) {
    self.json = json
    interactor = configurator.interactor(
      userID: userID,
      display: self,
      router: nil,
      opensEditor: false
    )
  }

  /// Asks for the user and waits for the last word about it.
  func report() async -> Report {
    await withCheckedContinuation { continuation in
      waiting = continuation
      interactor?.fetchUserData(request: UserModels.FetchUser.Request())
    }
  }

  /// Prints the user, or why there is none; that it is being loaded is not worth a line.
  func displayUserData(viewModel: UserModels.FetchUser.ViewModel) {
    switch viewModel.phase {
    case .busy: break
    case .done:
      finish(Report(status: .done, output: json ? viewModel.record + "\n" : text(viewModel)))
    case .failed:
      finish(Report(status: .failure, complaint: "user-scene: \(viewModel.notice)\n"))
    }
  }

  /// Never asked for: this view edits nothing.
  func displayEditUser(viewModel: UserModels.EditUser.ViewModel) {
    finish(Report(status: .failure, complaint: "user-scene: \(viewModel.notice)\n"))
  }

  private func text(_ viewModel: UserModels.FetchUser.ViewModel) -> String {
    let labels = viewModel.labels
    let width = max(labels.name.count, labels.email.count) + 2
    let column = { (label: String) in
      "\(label):" + String(repeating: " ", count: width - label.count - 1)
    }
    return """
      \(viewModel.title)
      \(column(labels.name))\(viewModel.displayName)
      \(column(labels.email))\(viewModel.displayEmail)

      """
  }

  private func finish(_ report: Report) {
    waiting?.resume(returning: report)
    waiting = nil
  }
}
