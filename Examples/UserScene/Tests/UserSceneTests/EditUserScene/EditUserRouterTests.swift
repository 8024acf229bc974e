import Testing

@testable import UserScene

/// The router alone: a fake stands for the navigation.
@MainActor
@Suite("The EditUser scene's router")
struct EditUserRouterTests {
  private let view = EditUserViewController()
  private let navigation = NavigationSpy()
  private let saved = Recorder<User>()

  private var router: EditUserRouter {
    view.navigation = navigation
    return EditUserRouter(from: view) { [saved] in saved.record($0) }
  }

  @Test func `takes the scene away and brings the saved user back`() {
    router.routeBack(saved: .lola)

    #expect(navigation.pops == 1)
    #expect(saved.values == [.lola])
  }

  @Test func `brings nothing back when nothing was saved`() {
    router.routeBack(saved: nil)

    #expect(navigation.pops == 1)
    #expect(saved.values == [])
  }
}
