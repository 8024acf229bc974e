import Testing
import TerminalUI

@testable import UserScene

/// Who owns whom (V11): a scene that is dropped leaves nothing behind.
@MainActor
@Suite("A dropped scene", .timeLimit(.minutes(1)))
struct OwnershipTests {
  /// Weak references to every component of a scene.
  private struct Traces {
    weak var view: AnyObject?
    weak var interactor: AnyObject?
    weak var presenter: AnyObject?
    weak var router: AnyObject?

    var left: [Bool] {
      [view, interactor, presenter, router].map { $0 != nil }
    }
  }

  private func traces(of view: UserViewController) throws -> Traces {
    let interactor = try #require(view.interactor as? UserInteractor)
    return Traces(
      view: view,
      interactor: interactor,
      presenter: interactor.presenter,
      router: interactor.router
    )
  }

  private func traces(of view: EditUserViewController) throws -> Traces {
    let interactor = try #require(view.interactor as? EditUserInteractor)
    return Traces(
      view: view,
      interactor: interactor,
      presenter: interactor.presenter,
      router: interactor.router
    )
  }

  @Test func `leaves no component of the User scene behind`() async throws {
    let directory = DirectoryInMemory([.lola])
    let configurator = UserConfigurator(directory: directory, language: .english)
    let display = DisplayFake()
    var navigation: NavigationStack? = NavigationStack(display: display)
    navigation?.push(configurator.scene(userID: 7))
    _ = await display.shown.first(3)
    var scene = navigation?.top as? UserViewController
    let traces = try traces(of: #require(scene))
    #expect(traces.left == [true, true, true, true])

    scene = nil
    navigation = nil

    #expect(traces.left == [false, false, false, false])
  }

  @Test func `leaves no component of the User scene behind while it loads`() throws {
    let worker = HeldWorker(calls: 1)
    let interactor = UserInteractor(userID: 7, worker: worker)
    let presenter = UserPresenter(language: .english)
    interactor.presenter = presenter
    var view: UserViewController? = UserViewController()
    presenter.viewController = view
    view?.interactor = interactor
    view?.viewDidLoad()
    weak let trace = view

    view = nil

    #expect(trace == nil)
    #expect(presenter.viewController == nil)
  }

  @Test func `lets the interactor go while its worker is busy`() async {
    let worker = HeldWorker(calls: 1)
    var interactor: UserInteractor? = UserInteractor(userID: 7, worker: worker)
    interactor?.fetchUserData(request: UserModels.FetchUser.Request())
    weak let trace = interactor

    interactor = nil

    #expect(trace == nil)
  }

  @Test func `leaves no component of the EditUser scene behind, even while it saves`() throws {
    let configurator = EditUserConfigurator(
      directory: DirectoryInMemory([.lola]),
      language: .english
    )
    var scene: EditUserViewController? = configurator.scene(user: .lola) { _ in }
    let traces = try traces(of: #require(scene))
    scene?.viewDidLoad()
    scene?.interactor?.saveUser(request: EditUserModels.SaveUser.Request(name: "A", email: nil))
    #expect(traces.left == [true, true, true, true])

    scene = nil

    #expect(traces.left == [false, false, false, false])
  }

  @Test func `the form that is left holds no part of the scene that opened it`() async throws {
    let configurator = UserConfigurator(
      directory: DirectoryInMemory([.lola]),
      language: .english
    )
    let navigation = NavigationSpy()
    var scene: UserViewController? = configurator.scene(userID: 7, opensEditor: true)
    scene?.navigation = navigation
    let interactor = try #require(scene?.interactor as? UserInteractor)
    let presenter = UserPresentationSpy()
    interactor.presenter = presenter
    scene?.viewDidLoad()
    _ = await presenter.calls.first(2)
    weak let trace = scene

    scene = nil

    #expect(trace == nil)
    #expect(navigation.pushed.count == 1)
  }
}
