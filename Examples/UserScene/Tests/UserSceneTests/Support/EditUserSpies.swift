@testable import UserScene

/// Stands where the EditUser scene's view stands.
@MainActor
final class EditUserDisplaySpy: EditUserDisplayLogic {
  enum Call: Hashable {
    case form(EditUserModels.PrepareForm.ViewModel)
    case save(EditUserModels.SaveUser.ViewModel)
    case leave(EditUserModels.LeaveForm.ViewModel)
  }

  let calls = Recorder<Call>()

  func displayForm(viewModel: EditUserModels.PrepareForm.ViewModel) {
    calls.record(.form(viewModel))
  }

  func displaySaveUser(viewModel: EditUserModels.SaveUser.ViewModel) {
    calls.record(.save(viewModel))
  }

  func displayLeaveForm(viewModel: EditUserModels.LeaveForm.ViewModel) {
    calls.record(.leave(viewModel))
  }
}

/// Stands where the EditUser scene's interactor stands.
@MainActor
final class EditUserBusinessSpy: EditUserBusinessLogic {
  enum Call: Hashable {
    case prepare(EditUserModels.PrepareForm.Request)
    case save(EditUserModels.SaveUser.Request)
    case leave(EditUserModels.LeaveForm.Request)
  }

  private(set) var calls: [Call] = []

  func prepareForm(request: EditUserModels.PrepareForm.Request) {
    calls.append(.prepare(request))
  }

  func saveUser(request: EditUserModels.SaveUser.Request) {
    calls.append(.save(request))
  }

  func leaveForm(request: EditUserModels.LeaveForm.Request) {
    calls.append(.leave(request))
  }
}

/// Stands where the EditUser scene's presenter stands.
@MainActor
final class EditUserPresentationSpy: EditUserPresentationLogic {
  enum Call: Hashable {
    case form(EditUserModels.PrepareForm.Response)
    case save(EditUserModels.SaveUser.Response)
    case leave(EditUserModels.LeaveForm.Response)
  }

  let calls = Recorder<Call>()

  func presentForm(response: EditUserModels.PrepareForm.Response) {
    calls.record(.form(response))
  }

  func presentSaveUser(response: EditUserModels.SaveUser.Response) {
    calls.record(.save(response))
  }

  func presentLeaveForm(response: EditUserModels.LeaveForm.Response) {
    calls.record(.leave(response))
  }
}

/// Stands where the EditUser scene's router stands.
@MainActor
final class EditUserRoutingSpy: EditUserRoutingLogic {
  /// The users that were brought back.
  let backs = Recorder<User?>()

  func routeBack(saved user: User?) {
    backs.record(user)
  }
}
