import Testing
import TerminalUI

@testable import UserScene

/// The real components of the scene, with a note taken at every border (V1).
@MainActor
@Suite("The cycle of the User scene", .timeLimit(.minutes(1)))
struct CycleTests {
  private let journal = Recorder<String>()
  private let view = UserViewController()

  /// Wires the scene as its configurator does, with a relay at each border.
  private func wire(_ result: Result<User, DirectoryFailure>) -> DisplayRelay {
    let worker = WorkerRelay(journal: journal, next: ReadyWorker(result: result))
    let interactor = UserInteractor(userID: 7, worker: worker)
    let presenter = UserPresenter(language: .english)
    let display = DisplayRelay(journal, next: view)
    presenter.viewController = display
    interactor.presenter = PresentationRelay(journal, next: presenter)
    view.interactor = BusinessRelay(journal, next: interactor)
    return display
  }

  @Test func `runs from the view to the interactor to the presenter to the view`() async {
    let display = wire(.success(.lola))

    view.viewDidLoad()

    let expected = [
      "view → interactor: FetchUser.Request",
      "interactor → presenter: FetchUser.Response.loading",
      "presenter → view: FetchUser.ViewModel busy",
      "interactor → worker: user 7",
      "interactor → presenter: FetchUser.Response.userData",
      "presenter → view: FetchUser.ViewModel done",
    ]
    #expect(await journal.first(expected.count) == expected)
    #expect(view.drawn().lines[3] == " Lola")
    withExtendedLifetime(display) {}
  }

  @Test(arguments: [
    DirectoryFailure.notFound, .unreachable(place: "there"), .timedOut(place: "there"),
    .busy(seconds: nil), .refused(status: 403), .rejected, .broken(status: 500),
    .unreadable(place: "there"), .noAccess(path: "users.json"), .notWritten(path: "users.json"),
  ])
  func `runs the same way when the worker fails`(failure: DirectoryFailure) async {
    let display = wire(.failure(failure))

    view.viewDidLoad()

    let expected = [
      "view → interactor: FetchUser.Request",
      "interactor → presenter: FetchUser.Response.loading",
      "presenter → view: FetchUser.ViewModel busy",
      "interactor → worker: user 7",
      "interactor → presenter: FetchUser.Response.failed(\(failure))",
      "presenter → view: FetchUser.ViewModel failed",
    ]
    #expect(await journal.first(expected.count) == expected)
    withExtendedLifetime(display) {}
  }

  @Test func `runs the same way when there is nothing to edit`() {
    let display = wire(.success(.lola))

    view.handle(.character("e"))

    #expect(
      journal.values == [
        "view → interactor: EditUser.Request",
        "interactor → presenter: EditUser.Response.nothingLoaded",
        "presenter → view: EditUser.ViewModel",
      ]
    )
    withExtendedLifetime(display) {}
  }

  @Test func `runs the same way when a changed user comes back`() {
    let display = wire(.success(.lola))

    view.acceptEdit(request: UserModels.AcceptEdit.Request(userData: .lola))

    #expect(
      journal.values == [
        "view → interactor: AcceptEdit.Request",
        "interactor → presenter: AcceptEdit.Response",
        "presenter → view: FetchUser.ViewModel done",
      ]
    )
    withExtendedLifetime(display) {}
  }
}
