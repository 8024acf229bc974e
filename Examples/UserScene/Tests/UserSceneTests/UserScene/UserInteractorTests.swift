import Testing

@testable import UserScene

/// The interactor alone: fakes stand for presenter, router and worker.
@MainActor
@Suite("The User scene's interactor", .timeLimit(.minutes(1)))
struct UserInteractorTests {
  private let presenter = UserPresentationSpy()
  private let router = UserRoutingSpy()

  private func interactor(
    _ worker: any UserWorkingLogic,
    opensEditor: Bool = false
  ) -> UserInteractor {
    let interactor = UserInteractor(userID: 7, worker: worker, opensEditor: opensEditor)
    interactor.presenter = presenter
    interactor.router = router
    return interactor
  }

  @Test func `says that it loads before it hands the user on`() async {
    let interactor = interactor(ReadyWorker(result: .success(.lola)))

    interactor.fetchUserData(request: UserModels.FetchUser.Request())

    #expect(presenter.calls.values == [.user(.loading(id: 7, known: nil))])
    #expect(
      await presenter.calls.first(2) == [
        .user(.loading(id: 7, known: nil)), .user(.userData(.lola)),
      ]
    )
  }

  @Test func `asks the worker for the scene's user`() async {
    let worker = HeldWorker(calls: 1)
    let interactor = interactor(worker)

    interactor.fetchUserData(request: UserModels.FetchUser.Request())
    worker.answer(0, .success(.lola))
    _ = await presenter.calls.first(2)

    #expect(await worker.fetched == [7])
  }

  @Test func `hands a failure on as it is`() async {
    let interactor = interactor(ReadyWorker(result: .failure(.notFound)))

    interactor.fetchUserData(request: UserModels.FetchUser.Request())

    #expect(
      await presenter.calls.first(2) == [
        .user(.loading(id: 7, known: nil)), .user(.failed(.notFound, id: 7, known: nil)),
      ]
    )
  }

  @Test func `keeps the user it knows when refreshing fails`() async {
    let worker = HeldWorker(calls: 2)
    let interactor = interactor(worker)
    interactor.fetchUserData(request: UserModels.FetchUser.Request())
    worker.answer(0, .success(.lola))
    _ = await presenter.calls.first(2)

    interactor.fetchUserData(request: UserModels.FetchUser.Request())
    worker.answer(1, .failure(.broken(status: 500)))

    #expect(
      await presenter.calls.first(4).suffix(2) == [
        .user(.loading(id: 7, known: .lola)),
        .user(.failed(.broken(status: 500), id: 7, known: .lola)),
      ]
    )
  }

  @Test func `answers the newest of two requests alone`() async {
    let worker = HeldWorker(calls: 2)
    let interactor = interactor(worker)

    interactor.fetchUserData(request: UserModels.FetchUser.Request())
    interactor.fetchUserData(request: UserModels.FetchUser.Request())
    worker.answer(0, .success(User(id: 7, name: "old", email: nil)))
    worker.answer(1, .success(.lola))
    _ = await presenter.calls.first(3)
    interactor.editUser(request: UserModels.EditUser.Request())

    let answers = presenter.calls.values.filter { $0 != .user(.loading(id: 7, known: nil)) }
    #expect(answers.count == 1)
    #expect(router.calls.values.count == 1)
  }

  @Test func `moves to the form with the loaded user`() async {
    let interactor = interactor(ReadyWorker(result: .success(.lola)))
    interactor.fetchUserData(request: UserModels.FetchUser.Request())
    _ = await presenter.calls.first(2)

    interactor.editUser(request: UserModels.EditUser.Request())

    #expect(router.calls.values == [.edit(.lola)])
  }

  @Test func `says that there is nothing to edit before a user is loaded`() {
    let interactor = interactor(ReadyWorker(result: .success(.lola)))

    interactor.editUser(request: UserModels.EditUser.Request())

    #expect(presenter.calls.values == [.edit(.nothingLoaded)])
    #expect(router.calls.values == [])
  }

  @Test func `opens the form by itself once, when asked to`() async {
    let interactor = interactor(ReadyWorker(result: .success(.lola)), opensEditor: true)

    interactor.fetchUserData(request: UserModels.FetchUser.Request())
    _ = await presenter.calls.first(2)
    interactor.fetchUserData(request: UserModels.FetchUser.Request())
    _ = await presenter.calls.first(4)

    #expect(router.calls.values == [.edit(.lola)])
  }

  @Test func `takes a changed user over without asking the worker`() async {
    let worker = HeldWorker(calls: 1)
    let interactor = interactor(worker)

    interactor.acceptEdit(request: UserModels.AcceptEdit.Request(userData: .lola))
    interactor.editUser(request: UserModels.EditUser.Request())

    #expect(presenter.calls.values == [.accepted(.init(userData: .lola))])
    #expect(router.calls.values == [.edit(.lola)])
    #expect(await worker.fetched == [])
  }

  @Test func `leaves through the router`() {
    let interactor = interactor(ReadyWorker(result: .success(.lola)))

    interactor.leave(request: UserModels.Leave.Request())

    #expect(router.calls.values == [.back])
    #expect(presenter.calls.values == [])
  }
}
