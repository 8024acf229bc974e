@testable import UserScene

/// Stands where the User scene's view stands.
@MainActor
final class UserDisplaySpy: UserDisplayLogic {
  enum Call: Hashable {
    case user(UserModels.FetchUser.ViewModel)
    case edit(UserModels.EditUser.ViewModel)
  }

  let calls = Recorder<Call>()

  func displayUserData(viewModel: UserModels.FetchUser.ViewModel) {
    calls.record(.user(viewModel))
  }

  func displayEditUser(viewModel: UserModels.EditUser.ViewModel) {
    calls.record(.edit(viewModel))
  }
}

/// Stands where the User scene's interactor stands.
@MainActor
final class UserBusinessSpy: UserBusinessLogic {
  enum Call: Hashable {
    case fetch(UserModels.FetchUser.Request)
    case edit(UserModels.EditUser.Request)
    case accept(UserModels.AcceptEdit.Request)
    case leave(UserModels.Leave.Request)
  }

  private(set) var calls: [Call] = []

  func fetchUserData(request: UserModels.FetchUser.Request) {
    calls.append(.fetch(request))
  }

  func editUser(request: UserModels.EditUser.Request) {
    calls.append(.edit(request))
  }

  func acceptEdit(request: UserModels.AcceptEdit.Request) {
    calls.append(.accept(request))
  }

  func leave(request: UserModels.Leave.Request) {
    calls.append(.leave(request))
  }
}

/// Stands where the User scene's presenter stands.
@MainActor
final class UserPresentationSpy: UserPresentationLogic {
  enum Call: Hashable {
    case user(UserModels.FetchUser.Response)
    case edit(UserModels.EditUser.Response)
    case accepted(UserModels.AcceptEdit.Response)
  }

  let calls = Recorder<Call>()

  func presentUserData(response: UserModels.FetchUser.Response) {
    calls.record(.user(response))
  }

  func presentEditUser(response: UserModels.EditUser.Response) {
    calls.record(.edit(response))
  }

  func presentAcceptedEdit(response: UserModels.AcceptEdit.Response) {
    calls.record(.accepted(response))
  }
}

/// Stands where the User scene's router stands.
@MainActor
final class UserRoutingSpy: UserRoutingLogic {
  enum Call: Hashable {
    case edit(User)
    case back
  }

  let calls = Recorder<Call>()

  func routeToEditUser(_ user: User) {
    calls.record(.edit(user))
  }

  func routeBack() {
    calls.record(.back)
  }
}
