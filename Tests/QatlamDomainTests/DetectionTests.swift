import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("Detection")
struct DetectionTests {
  @Test(arguments: [
    (
      "vip",
      """
      == Scenes/A/AViewController.swift
      class AViewController { var interactor: ABusiness? }
      == Scenes/A/AInteractor.swift
      protocol ABusiness {}
      class AInteractor: ABusiness { var presenter: APresenter? }
      == Scenes/A/APresenter.swift
      class APresenter { var view: AViewController? }
      """
    ),
    (
      "viper",
      """
      == Modules/A/AView.swift
      class AView { var presenter: APresenter? }
      == Modules/A/APresenter.swift
      class APresenter { var interactor: AInteractorInput? }
      == Modules/A/AInteractor.swift
      protocol AInteractorInput {}
      class AInteractor: AInteractorInput {}
      """
    ),
    (
      "clean-viper",
      """
      == Features/A/UI/AViewController.swift
      class AViewController { var presenter: APresenter? }
      == Features/A/Presentation/APresenter.swift
      class APresenter { let get: GetAUseCase; var router: ARouter? }
      == Features/A/Navigation/ARouter.swift
      class ARouter {}
      == Domain/UseCases/GetAUseCase.swift
      struct GetAUseCase {}
      """
    ),
    (
      // An interactor that stands with the domain is a use case, whatever it is called.
      "clean-viper",
      """
      == App/Presentation/A/AViewController.swift
      class AViewController { var presenter: APresenter? }
      == App/Presentation/A/APresenter.swift
      class APresenter { let login: LoginInteractor; var navigator: ARouter? }
      == App/Presentation/A/ARouter.swift
      class ARouter {}
      == App/Domain/Use Cases/LoginInteractor.swift
      class LoginInteractor {}
      """
    ),
    (
      "clean",
      """
      == App/Domain/Order.swift
      struct Order {}
      == App/Presentation/OrdersViewModel.swift
      class OrdersViewModel { var orders: [Order] = [] }
      """
    ),
    (
      "clean",
      """
      == Model/UseCase/GetOrdersUseCase.swift
      struct GetOrdersUseCase {}
      == Model/UseCase/PayUseCase.swift
      protocol PayUseCase {}
      == Services/Network/Client.swift
      struct Client {}
      """
    ),
  ])
  func `tells a style by who knows whom, then by folders`(style: String, app: String) async throws {
    let report = try await Architect(following: nil).report(on: MarkedApp(app))
    #expect(report.roots.map(\.style) == [style])
    #expect(report.roots.map(\.styleFrom) == ["detected"])
    #expect(report.roots.allSatisfy { !$0.signs.isEmpty })
  }

  @Test(arguments: [
    // A view model, and nothing else that any style asks for.
    """
    == Screens/Home/HomeView.swift
    struct HomeView { let model: HomeViewModel }
    == Screens/Home/HomeViewModel.swift
    class HomeViewModel {}
    """,
    // A folder of that name with no layer beside it.
    """
    == Shared/Domain/Light.swift
    struct Light {}
    """,
    // As many views as presenters that know an interactor.
    """
    == A/AView.swift
    class AView { var interactor: AInteractor? }
    == A/AInteractor.swift
    class AInteractor {}
    == B/BPresenter.swift
    class BPresenter { var interactor: AInteractor? }
    """,
    // What an interactor nests is no interactor.
    """
    == A/AView.swift
    class AView { var error: AInteractor.Error? }
    == A/AInteractor.swift
    class AInteractor { enum Error {} }
    == A/APresenter.swift
    class APresenter {}
    """,
  ])
  func `does not guess`(app: String) async throws {
    let failure = await #expect(throws: CheckFailure.self) {
      try await Architect(following: nil).report(on: MarkedApp(app))
    }
    guard case .unsure? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func `asks no test`() async throws {
    let app = MarkedApp(
      """
      == Domain/Order.swift
      import XCTest
      struct Order {}
      == Data/Client.swift
      struct Client {}
      """
    )
    await #expect(throws: CheckFailure.self) {
      try await Architect(following: nil).report(on: app)
    }
  }

  @Test func `says what was seen where it is unsure`() {
    var survey = StyleSurvey()
    survey.views = 1
    survey.presenters = 2
    survey.viewsKnowingInteractors = 1
    survey.presentersKnowingInteractors = 1
    #expect(survey.decision == nil)
    #expect(
      survey.seen == ["1 view", "2 presenters", "1 view and 1 presenter that know an interactor"]
    )
  }
}
