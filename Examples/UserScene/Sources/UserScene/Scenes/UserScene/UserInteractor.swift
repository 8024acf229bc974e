/// Decides what happens in the User scene; knows no screen and no words (V3).
@MainActor
final class UserInteractor: UserBusinessLogic {
  /// Hears every result.
  var presenter: (any UserPresentationLogic)?
  /// Moves to other scenes; called from here, as the document has it (V7).
  var router: (any UserRoutingLogic)?

  private let worker: any UserWorkingLogic
  private let userID: Int
  private var opensEditor: Bool
  private var user: User?
  private var fetching: Task<Void, Never>?

  /// Prepares the scene of one user.
  ///
  /// - Parameters:
  ///   - userID: The number of the user.
  ///   - worker: Brings the user.
  ///   - opensEditor: Whether to move on to changing the user when it is first loaded.
  init(userID: Int, worker: any UserWorkingLogic, opensEditor: Bool = false) {
    self.userID = userID
    self.worker = worker
    self.opensEditor = opensEditor
  }

  deinit {
    fetching?.cancel()
  }

  /// Loads the user and hands every stage to the presenter; the newest call alone is answered.
  func fetchUserData(request: UserModels.FetchUser.Request) {
    fetching?.cancel()
    presenter?.presentUserData(response: .loading(id: userID, known: user))
    // The scene may be dropped while the worker is busy: the task keeps the worker alone.
    fetching = Task { [weak self, worker, userID] in
      let result: Result<User, DirectoryFailure>
      do throws(DirectoryFailure) {
        result = .success(try await worker.fetchUser(id: userID))
      } catch {
        result = .failure(error)
      }
      guard !Task.isCancelled else { return }
      self?.finish(result)
    }
  }

  /// Moves to the scene that changes the user, or says that there is none yet.
  func editUser(request: UserModels.EditUser.Request) {
    if let user {
      router?.routeToEditUser(user)
    } else {
      presenter?.presentEditUser(response: .nothingLoaded)
    }
  }

  /// Keeps the changed user; an answer still under way would be older and is not waited for.
  func acceptEdit(request: UserModels.AcceptEdit.Request) {
    fetching?.cancel()
    user = request.userData
    presenter?.presentAcceptedEdit(
      response: UserModels.AcceptEdit.Response(userData: request.userData)
    )
  }

  /// Moves back to where the scene was opened.
  func leave(request: UserModels.Leave.Request) {
    fetching?.cancel()
    router?.routeBack()
  }

  private func finish(_ result: Result<User, DirectoryFailure>) {
    switch result {
    case .success(let fetchedData):
      user = fetchedData
      presenter?.presentUserData(response: .userData(fetchedData))
      guard opensEditor else { return }
      opensEditor = false
      router?.routeToEditUser(fetchedData)
    case .failure(let failure):
      presenter?.presentUserData(response: .failed(failure, id: userID, known: user))
    }
  }
}
