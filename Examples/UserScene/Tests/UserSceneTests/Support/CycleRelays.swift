@testable import UserScene

/// Stands between view and interactor, notes what passes and lets it pass.
@MainActor
final class BusinessRelay: UserBusinessLogic {
  private let journal: Recorder<String>
  private let next: any UserBusinessLogic

  init(_ journal: Recorder<String>, next: any UserBusinessLogic) {
    self.journal = journal
    self.next = next
  }

  func fetchUserData(request: UserModels.FetchUser.Request) {
    journal.record("view → interactor: FetchUser.Request")
    next.fetchUserData(request: request)
  }

  func editUser(request: UserModels.EditUser.Request) {
    journal.record("view → interactor: EditUser.Request")
    next.editUser(request: request)
  }

  func acceptEdit(request: UserModels.AcceptEdit.Request) {
    journal.record("view → interactor: AcceptEdit.Request")
    next.acceptEdit(request: request)
  }

  func leave(request: UserModels.Leave.Request) {
    journal.record("view → interactor: Leave.Request")
    next.leave(request: request)
  }
}

/// Stands between interactor and presenter, notes what passes and lets it pass.
@MainActor
final class PresentationRelay: UserPresentationLogic {
  private let journal: Recorder<String>
  private let next: any UserPresentationLogic

  init(_ journal: Recorder<String>, next: any UserPresentationLogic) {
    self.journal = journal
    self.next = next
  }

  func presentUserData(response: UserModels.FetchUser.Response) {
    let stage =
      switch response {
      case .loading: "loading"
      case .userData: "userData"
      case .failed(let failure, _, _): "failed(\(failure))"
      }
    journal.record("interactor → presenter: FetchUser.Response.\(stage)")
    next.presentUserData(response: response)
  }

  func presentEditUser(response: UserModels.EditUser.Response) {
    journal.record("interactor → presenter: EditUser.Response.\(response)")
    next.presentEditUser(response: response)
  }

  func presentAcceptedEdit(response: UserModels.AcceptEdit.Response) {
    journal.record("interactor → presenter: AcceptEdit.Response")
    next.presentAcceptedEdit(response: response)
  }
}

/// Stands between presenter and view, notes what passes and lets it pass.
@MainActor
final class DisplayRelay: UserDisplayLogic {
  private let journal: Recorder<String>
  private weak var next: (any UserDisplayLogic)?

  init(_ journal: Recorder<String>, next: any UserDisplayLogic) {
    self.journal = journal
    self.next = next
  }

  func displayUserData(viewModel: UserModels.FetchUser.ViewModel) {
    journal.record("presenter → view: FetchUser.ViewModel \(viewModel.phase)")
    next?.displayUserData(viewModel: viewModel)
  }

  func displayEditUser(viewModel: UserModels.EditUser.ViewModel) {
    journal.record("presenter → view: EditUser.ViewModel")
    next?.displayEditUser(viewModel: viewModel)
  }
}

/// Stands between interactor and worker, notes what passes and lets it pass.
struct WorkerRelay: UserWorkingLogic {
  let journal: Recorder<String>
  let next: any UserWorkingLogic

  func fetchUser(id: Int) async throws(DirectoryFailure) -> User {
    await journal.record("interactor → worker: user \(id)")
    return try await next.fetchUser(id: id)
  }
}
