/// Turns responses of the EditUser scene into words; the only place where that happens (V4, V6).
@MainActor
final class EditUserPresenter: EditUserPresentationLogic {
  /// Shows the words; weak, for the view owns the interactor, which owns the presenter (V11).
  weak var viewController: (any EditUserDisplayLogic)?

  private let wording: Wording

  /// Speaks one language.
  init(language: Language) {
    wording = Wording(language)
  }

  /// Words the form.
  func presentForm(response: EditUserModels.PrepareForm.Response) {
    let viewModel = EditUserModels.PrepareForm.ViewModel(
      title: wording.title(response.userData.id),
      labels: wording.labels,
      name: response.userData.name ?? "",
      email: response.userData.email ?? "",
      notice: wording.howTo
    )
    viewController?.displayForm(viewModel: viewModel)
  }

  /// Words how the saving stands.
  func presentSaveUser(response: EditUserModels.SaveUser.Response) {
    let viewModel: EditUserModels.SaveUser.ViewModel =
      switch response {
      case .saving: .init(phase: .busy, notice: wording.saving)
      case .invalid(let problems): refusal(of: problems)
      case .unchanged: .init(phase: .done, notice: wording.unchanged)
      case .saved: .init(phase: .done, notice: wording.saved)
      case .failed(let failure, let id):
        .init(phase: .failed, notice: wording.failure(failure, id))
      }
    viewController?.displaySaveUser(viewModel: viewModel)
  }

  /// Words why the form is still there.
  func presentLeaveForm(response: EditUserModels.LeaveForm.Response) {
    let notice =
      switch response {
      case .unsavedChanges: wording.unsavedChanges
      case .stillSaving: wording.stillSaving
      }
    viewController?.displayLeaveForm(viewModel: EditUserModels.LeaveForm.ViewModel(notice: notice))
  }

  private func refusal(of problems: [EditUserModels.Problem]) -> EditUserModels.SaveUser.ViewModel {
    var viewModel = EditUserModels.SaveUser.ViewModel(phase: .refused, notice: wording.invalid)
    for problem in problems {
      switch problem {
      case .nameTooLong, .nameUnprintable: viewModel.nameProblem = wording.problem(problem)
      case .emailTooLong, .emailMalformed: viewModel.emailProblem = wording.problem(problem)
      }
    }
    return viewModel
  }
}
