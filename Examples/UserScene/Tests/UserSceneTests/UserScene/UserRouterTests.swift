import TerminalUI
import Testing

@testable import UserScene

/// The router alone: fakes stand for interactor and navigation.
@MainActor
@Suite("The User scene's router")
struct UserRouterTests {
  private let view = UserViewController()
  private let interactor = UserBusinessSpy()
  private let navigation = NavigationSpy()
  private let router: UserRouter

  init() {
    view.interactor = interactor
    view.navigation = navigation
    let directory = DirectoryInMemory([.lola])
    router = UserRouter(
      from: view,
      editUser: EditUserConfigurator(directory: directory, language: .english)
    )
  }

  @Test func `shows the form over the scene`() throws {
    router.routeToEditUser(.lola)

    let form = try #require(navigation.pushed.first as? EditUserViewController)
    form.viewDidLoad()
    #expect(form.drawn().lines.prefix(4) == [" Edit user 7", " Name", " Lola", " E-mail"])
    #expect(navigation.pushed.count == 1)
  }

  @Test func `takes the scene away`() {
    router.routeBack()

    #expect(navigation.pops == 1)
  }

  @Test func `moves nowhere once its view is gone`() {
    var view: UserViewController? = UserViewController()
    view?.navigation = navigation
    let router = view.map {
      UserRouter(
        from: $0,
        editUser: EditUserConfigurator(directory: DirectoryInMemory([]), language: .english)
      )
    }
    view = nil

    router?.routeBack()
    router?.routeToEditUser(.lola)

    #expect(navigation.pops == 0)
    #expect(navigation.pushed.isEmpty)
  }
}
