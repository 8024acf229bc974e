import QatlamDomain
import QatlamTestSupport
import Testing

@Suite("A scene") struct SceneTests {
  private func expectMarks(
    _ text: String,
    style: String,
    location: SourceLocation = #_sourceLocation
  ) async throws {
    let app = MarkedApp(text)
    let found = try await Architect(following: style).findings(
      in: app,
      about: [.dependency, .featureBorder, .import]
    )
    #expect(found == app.marks, sourceLocation: location)
  }

  @Test func `of VIP lets no arrow run back`() async throws {
    try await expectMarks(
      """
      == Scenes/Fish/FishViewController.swift
      final class FishViewController: FishDisplayLogic {
        var interactor: (any FishBusinessLogic)?
        var presenter: FishPresenter? // ✗ dependency FishPresenter
        var worker: FishWorker? // ✗ dependency FishWorker
        func display(_ viewModel: FishModels.Load.ViewModel) {}
      }
      == Scenes/Fish/FishInteractor.swift
      final class FishInteractor: FishBusinessLogic {
        var presenter: (any FishPresentationLogic)?
        var worker = FishWorker()
        weak var view: FishViewController? // ✗ dependency FishViewController
      }
      == Scenes/Fish/FishPresenter.swift
      final class FishPresenter: FishPresentationLogic {
        weak var viewController: (any FishDisplayLogic)?
        weak var interactor: FishInteractor? // ✗ dependency FishInteractor
      }
      == Scenes/Fish/FishWorker.swift
      struct FishWorker {}
      == Scenes/Fish/FishModels.swift
      enum FishModels { enum Load { struct Request {}; struct Response {}; struct ViewModel {} } }
      == Scenes/Fish/FishProtocols.swift
      protocol FishDisplayLogic: AnyObject {}
      protocol FishBusinessLogic: AnyObject {}
      protocol FishPresentationLogic: AnyObject {}
      """,
      style: "vip"
    )
  }

  @Test func `may be put together by its view controller where nobody else does`() async throws {
    try await expectMarks(
      """
      == Scenes/Fish/FishViewController.swift
      final class FishViewController: FishDisplayLogic {
        var interactor: (any FishBusinessLogic)?
        private func setup() {
          let interactor = FishInteractor()
          let presenter = FishPresenter()
          interactor.presenter = presenter
          presenter.viewController = self
          self.interactor = interactor
        }
        func later() { _ = FishPresenter() } // ✗ dependency FishPresenter
      }
      == Scenes/Fish/FishInteractor.swift
      final class FishInteractor: FishBusinessLogic { var presenter: (any FishPresentationLogic)? }
      == Scenes/Fish/FishPresenter.swift
      final class FishPresenter: FishPresentationLogic { weak var viewController: (any FishDisplayLogic)? }
      == Scenes/Fish/FishProtocols.swift
      protocol FishDisplayLogic: AnyObject {}
      protocol FishBusinessLogic: AnyObject {}
      protocol FishPresentationLogic: AnyObject {}
      """,
      style: "vip"
    )
  }

  @Test func `of VIPER knows its neighbours by protocol`() async throws {
    try await expectMarks(
      """
      == Modules/Coins/CoinsViewController.swift
      final class CoinsViewController: CoinsViewProtocol {
        let presenter: any CoinsPresenterProtocol
        weak var maker: CoinsPresenter? // ✗ dependency CoinsPresenter
        init(presenter: any CoinsPresenterProtocol) { self.presenter = presenter }
      }
      == Modules/Coins/CoinsPresenter.swift
      final class CoinsPresenter: CoinsPresenterProtocol, CoinsInteractorOutput {
        let interactor: any CoinsInteractorProtocol
        let service: CoinService? = nil // ✗ dependency CoinService
        init(interactor: any CoinsInteractorProtocol) { self.interactor = interactor }
      }
      == Modules/Coins/CoinsInteractor.swift
      final class CoinsInteractor: CoinsInteractorProtocol {
        weak var output: (any CoinsInteractorOutput)?
        let service = CoinService()
        func row() -> CoinViewItem? { nil } // ✗ dependency CoinViewItem
      }
      == Modules/Coins/CoinViewItem.swift
      struct CoinViewItem {}
      == Modules/Coins/CoinsProtocols.swift
      protocol CoinsViewProtocol: AnyObject {}
      protocol CoinsPresenterProtocol: AnyObject {}
      protocol CoinsInteractorProtocol: AnyObject {}
      protocol CoinsInteractorOutput: AnyObject {}
      == Services/CoinService.swift
      struct CoinService {}
      """,
      style: "viper"
    )
  }

  @Test func `keeps its inside from other features, but not from factories`() async throws {
    try await expectMarks(
      """
      == Features/Home/Presentation/HomePresenter.swift
      final class HomePresenter {
        let data: DetailViewData? // ✗ feature-border DetailViewData
      }
      == Features/Home/Navigation/HomeRouter.swift
      final class HomeRouter {
        func open() { _ = DetailFactory.create() }
        func reach() { _ = DetailViewController() } // ✗ feature-border DetailViewController ✗ dependency DetailViewController
      }
      == Features/Home/UI/HomeViewController.swift
      final class HomeViewController: BaseViewController {}
      == Features/Base/UI/BaseViewController.swift
      class BaseViewController {}
      == Features/Detail/Presentation/DetailViewData.swift
      struct DetailViewData {}
      == Features/Detail/UI/DetailViewController.swift
      final class DetailViewController {}
      == App/CompositionRoot/DetailFactory.swift
      enum DetailFactory { static func create() -> DetailViewController { DetailViewController() } }
      """,
      style: "clean-viper"
    )
  }

  @Test func `that is made with another's parts knows that one's protocols, never its types`()
    async throws
  {
    try await expectMarks(
      """
      == Modules/Pin/PinProtocols.swift
      protocol PinViewProtocol: AnyObject { func wait() }
      protocol PinPresenterProtocol: AnyObject {}
      == Modules/Pin/PinPresenter.swift
      final class PinPresenter: PinPresenterProtocol {}
      == Modules/Pin/PinInteractor.swift
      final class PinInteractor {}
      == Modules/Pin/PinViewController.swift
      final class PinViewController: PinViewProtocol { func wait() {} }
      == Modules/CheckPin/CheckPinInteractor.swift
      final class CheckPinInteractor {}
      == Modules/CheckPin/CheckPinPresenter.swift
      final class CheckPinPresenter: PinPresenterProtocol {
        weak var view: (any PinViewProtocol)?
        let other: PinPresenter? = nil // ✗ feature-border PinPresenter
        func check() { view?.wait() }
      }
      == Modules/CheckPin/CheckPinFactory.swift
      enum CheckPinFactory {
        static func view() -> any PinViewProtocol {
          _ = CheckPinPresenter()
          _ = CheckPinInteractor()
          return PinViewController()
        }
      }
      == Modules/Kept/KeptInteractor.swift
      final class KeptInteractor {}
      == Modules/Kept/KeptPresenter.swift
      final class KeptPresenter: PinPresenterProtocol {
        weak var view: (any PinViewProtocol)?
      }
      == Modules/Wide/WideProtocols.swift
      protocol WideViewProtocol: PinViewProtocol {}
      == Modules/Wide/WideInteractor.swift
      final class WideInteractor {}
      == Modules/Wide/WidePresenter.swift
      final class WidePresenter {
        weak var view: (any WideViewProtocol)?
        func load() { view?.wait() }
      }
      == Modules/Lone/LoneInteractor.swift
      final class LoneInteractor {}
      == Modules/Lone/LonePresenter.swift
      final class LonePresenter {
        weak var view: (any PinViewProtocol)? // ✗ feature-border PinViewProtocol
      }
      """,
      style: "viper"
    )
  }

  @Test func `is no variant of another because a test or a test double is`() async throws {
    try await expectMarks(
      """
      == Modules/Pin/PinProtocols.swift
      protocol PinViewProtocol: AnyObject {}
      protocol PinPresenterProtocol: AnyObject {}
      == Modules/Pin/PinPresenter.swift
      final class PinPresenter: PinPresenterProtocol {}
      == Modules/Pin/PinInteractor.swift
      final class PinInteractor {}
      == Modules/Faked/FakedInteractor.swift
      final class FakedInteractor {}
      == Modules/Faked/FakedPresenter.swift
      final class FakedPresenter {
        weak var view: (any PinViewProtocol)? // ✗ feature-border PinViewProtocol
      }
      == Modules/Faked/Mocks/MockFakedPresenter.swift
      final class MockFakedPresenter: PinPresenterProtocol {}
      == Modules/Tested/TestedInteractor.swift
      final class TestedInteractor {}
      == Modules/Tested/TestedPresenter.swift
      final class TestedPresenter {
        weak var view: (any PinViewProtocol)? // ✗ feature-border PinViewProtocol
      }
      == Modules/Tested/TestedPresenterTests.swift
      import XCTest
      final class SpyPresenter: PinPresenterProtocol {}
      == Modules/Made/MadeInteractor.swift
      final class MadeInteractor {}
      == Modules/Made/MadePresenter.swift
      final class MadePresenter {
        weak var view: (any PinViewProtocol)? // ✗ feature-border PinViewProtocol
      }
      == Modules/Made/Stubs/MadeFactory.swift
      enum MadeFactory {
        static func make() {
          _ = MadePresenter()
          _ = PinInteractor()
        }
      }
      """,
      style: "viper"
    )
  }
}
