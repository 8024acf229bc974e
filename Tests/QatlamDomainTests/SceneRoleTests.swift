import QatlamDomain
import QatlamTestSupport
import Testing

/// What a declaration of a VIP or VIPER codebase is, beside the roles that its scenes are made of.
@Suite("A role around scenes") struct SceneRoleTests {
  private func expectMarks(
    _ text: String,
    style: String,
    location: SourceLocation = #_sourceLocation
  ) async throws {
    let app = MarkedApp(text)
    let found = try await Architect(following: style).findings(
      in: app,
      about: [.dependency, .featureBorder]
    )
    #expect(found == app.marks, sourceLocation: location)
  }

  private static let cart = """
    == Scenes/Cart/CartInteractor.swift
    final class CartInteractor {}
    == Scenes/Cart/CartPresenter.swift
    final class CartPresenter {}
    == Scenes/Cart/CartViewController.swift
    final class CartViewController: UIViewController {}
    final class CartCell: UITableViewCell {}
    final class CartBadge: UIView {}
    final class TotalBadge: CartHeaderView {}
    protocol SkeletonView: UIView { func stop() }
    == Scenes/Home/HomeInteractor.swift
    final class HomeInteractor {}
    == Scenes/Home/HomePresenter.swift
    final class HomePresenter {}

    """

  @Test(arguments: ["vip", "viper"])
  func `is a component where a view is made of it, and any scene may show it`(
    style: String
  ) async throws {
    try await expectMarks(
      Self.cart + """
        == Scenes/Home/HomeViewController.swift
        final class HomeViewController: UIViewController {
          let cell = CartCell()
          let badge = CartBadge()
          let total = TotalBadge()
          let skeleton: (any SkeletonView)? = nil
          let cart: CartViewController? = nil // ✗ feature-border CartViewController
        }
        """,
      style: style
    )
  }

  @Test(arguments: ["vip", "viper"])
  func `of a component is judged as the view's`(style: String) async throws {
    try await expectMarks(
      Self.cart + """
        == Services/CartService.swift
        final class CartService {}
        == Scenes/Home/HomeCell.swift
        final class HomeCell: UITableViewCell {
          let service: CartService? = nil // ✗ dependency CartService
        }
        """,
      style: style
    )
  }

  @Test(arguments: ["vip", "viper"])
  func `stays what it is in a folder that is called after the app`(style: String) async throws {
    try await expectMarks(
      """
      == Application/Scenes/Cart/CartInteractor.swift
      final class CartInteractor { let failure: AppError? = nil }
      == Application/Scenes/Cart/CartPresenter.swift
      final class CartPresenter {
        let failure: AppError? = nil
        let start: AppStart? = nil // ✗ dependency AppStart
      }
      == Application/Scenes/Cart/CartViewController.swift
      final class CartViewController: UIViewController {}
      == Application/AppError.swift
      enum AppError { case offline }
      == Application/AppStart.swift
      struct AppStart { func start() { _ = CartPresenter() } }
      """,
      style: style
    )
  }

  @Test func `is no payload by the name of a model alone`() async throws {
    try await expectMarks(
      Self.cart + """
        == Scenes/Home/HomeModels.swift
        struct ProductModel {}
        enum HomeModels { struct Request {} ; struct Response {} ; struct ViewModel {} }
        == Scenes/Home/HomeViewController.swift
        final class HomeViewController: UIViewController {}
        == Scenes/Home/HomeWorker.swift
        final class HomeWorker {
          let product: ProductModel? = nil
          let models: HomeModels? = nil // ✗ dependency HomeModels
        }
        """,
      style: "vip"
    )
  }

  @Test func `of a factory that makes pieces of a screen is no composition`() async throws {
    try await expectMarks(
      Self.cart + """
        == Common/UIFactory.swift
        struct UIFactory { func badge() -> CartBadge { CartBadge() } }
        == Scenes/Home/HomeCell.swift
        final class HomeCell: UITableViewCell { let factory = UIFactory() }
        """,
      style: "viper"
    )
  }

  @Test func `of a view among services is a view`() async throws {
    try await expectMarks(
      Self.cart + """
        == Infrastructure/AppCell.swift
        class AppCell: UITableViewCell {}
        == Scenes/Home/HomeViewController.swift
        final class HomeViewController: UIViewController { let cell = AppCell() }
        """,
      style: "vip"
    )
  }

  @Test func `of a controller is a view, whatever its protocols are called`() async throws {
    try await expectMarks(
      Self.cart + """
        == Scenes/Home/HomeProtocols.swift
        protocol HomeRoutingLogic {}
        == Scenes/Home/HomeViewController.swift
        class HomeViewController: BaseController, WithSearchButton {
          let router: (any HomeRoutingLogic)? = nil
        }
        """,
      style: "vip"
    )
  }

  @Test func `of an extension beside its type is the type's`() async throws {
    try await expectMarks(
      Self.cart + """
        == Services/CartService.swift
        final class CartService {}
        == Models/CartState.swift
        final class CartState { let service = CartService() }
        private extension CartState { func load() { _ = service } }
        """,
      style: "viper"
    )
  }

  @Test func `of a router is composition where it makes itself and its own scene`() async throws {
    try await expectMarks(
      Self.cart + """
        == Scenes/Home/HomeRouter.swift
        final class HomeRouter {
          static func assemble() {
            let presenter = HomePresenter()
            let router = HomeRouter()
            _ = (presenter, router)
          }
          func ask() { _ = HomePresenter() } // ✗ dependency HomePresenter
        }
        """,
      style: "viper"
    )
  }

  @Test func `of a worker without a scene may keep the promise of a scene's worker`() async throws {
    try await expectMarks(
      Self.cart + """
        == Scenes/Home/HomeWorker.swift
        protocol HomeWorkerLogic {}
        final class HomeWorker: HomeWorkerLogic {}
        == Workers/SpareWorker.swift
        final class SpareWorker: HomeWorkerLogic {}
        """,
      style: "vip"
    )
  }

  @Test(arguments: ["vip", "viper"])
  func `of a router lets it ask the router that builds the next scene`(style: String) async throws {
    try await expectMarks(
      Self.cart + """
        == Scenes/Cart/CartRouter.swift
        final class CartRouter {
          static func assemble() -> CartViewController? {
            let presenter = CartPresenter()
            return view(for: presenter)
          }
        }
        == Scenes/Home/HomeRouter.swift
        protocol HomeRouterProtocol {}
        extension HomeRouterProtocol { func open() { _ = CartFactory.make() } }
        final class HomeRouter: HomeRouterProtocol { func next() { _ = CartRouter.assemble() } }
        == Scenes/Cart/CartFactory.swift
        enum CartFactory { static func make() -> CartViewController { CartViewController() } }
        """,
      style: style
    )
  }

  @Test func `of a view's output is the presenter's only where the presenter keeps it`()
    async throws
  {
    try await expectMarks(
      Self.cart + """
        == Scenes/Home/HomeViewController.swift
        protocol HomeViewOutput {}
        final class HomePane: UIView { var output: (any HomeViewOutput)? }
        final class HomeViewController: UIViewController, HomeViewOutput {}
        """,
      style: "vip"
    )
  }

  @Test(arguments: ["vip", "viper"])
  func `is no view by its name alone where it is a value`(style: String) async throws {
    try await expectMarks(
      Self.cart + """
        == Scenes/Home/HomeValues.swift
        struct OrderForView { let title: String }
        struct HomeScreen: View {}
        == Scenes/Home/HomeInteractor+Show.swift
        extension HomeInteractor {
          func show(_ order: OrderForView) {}
          func open(_ screen: HomeScreen) {} // ✗ dependency HomeScreen
        }
        """,
      style: style
    )
  }

  @Test func `of VIPER answers to a promise of the one who asked`() async throws {
    try await expectMarks(
      """
      == Modules/Home/HomeProtocols.swift
      protocol InteractorToPresenterHomeProtocol: AnyObject { func found() }
      protocol HomeWorkerToInteractorProtocol: AnyObject { func fetched() }
      protocol HomePresenterProtocol: AnyObject { func show() }
      protocol HomePresentation { var view: (any HomePresenterProtocol)? { get set } }
      == Modules/Home/HomeInteractor.swift
      final class HomeInteractor: HomeWorkerToInteractorProtocol {
        weak var output: (any InteractorToPresenterHomeProtocol)?
        weak var presenter: (any HomePresenterProtocol)?
        func fetched() { output?.found(); presenter?.show() }
      }
      == Modules/Home/HomeWorker.swift
      final class HomeWorker { weak var interactor: (any HomeWorkerToInteractorProtocol)? }
      == Modules/Home/HomePresenter.swift
      final class HomePresenter: InteractorToPresenterHomeProtocol, HomePresenterProtocol {
        func found() {}
        func show() {}
      }
      == Modules/Home/HomeViewController.swift
      final class HomeViewController: UIViewController {}
      """,
      style: "viper"
    )
  }

  @Test func `of what a view is given is told by the folder's and the type's last word`()
    async throws
  {
    try await expectMarks(
      """
      == Modules/Home/HomeInteractor.swift
      final class HomeInteractor {}
      == Modules/Home/HomePresenter.swift
      final class HomePresenter {}
      == Modules/Home/Entity/Presentation/FilmPresentation.swift
      struct FilmPresentation { let title: String }
      == Modules/Home/HomeViewController.swift
      final class HomeViewController: UIViewController { var film: FilmPresentation? }
      """,
      style: "viper"
    )
  }

  @Test(arguments: ["vip", "viper"])
  func `of a worker's protocol may name the services that the worker uses`(
    style: String
  ) async throws {
    try await expectMarks(
      Self.cart + """
        == Services/FilmService.swift
        protocol FilmServiceProtocol {}
        == Scenes/Home/HomeWorker.swift
        protocol HomeWorkerProtocol { var service: any FilmServiceProtocol { get } }
        """,
      style: style
    )
  }

  @Test func `of VIP payloads is kept where they stand with the domain`() async throws {
    try await expectMarks(
      Self.cart + """
        == Domain/Entities/UserAuth.swift
        enum UserAuth { struct Request {}; struct Response {}; struct ViewModel {} }
        == Domain/Datastore/AuthDataStore.swift
        struct AuthDataStore { let data: UserAuth.ViewModel }
        == Domain/Entities/User.swift
        struct User {}
        == Scenes/Home/HomeViewController.swift
        final class HomeViewController: UIViewController {
          func show(_ data: AuthDataStore, _ model: UserAuth.ViewModel) {}
          func show(_ user: User) {} // ✗ dependency User
        }
        """,
      style: "vip"
    )
  }

  @Test(arguments: ["vip", "viper"])
  func `is composition in an assembly outside every scene`(style: String) async throws {
    try await expectMarks(
      Self.cart + """
        == Start/ApplicationAssembly.swift
        final class ApplicationAssembly { let presenter = CartPresenter(); let home = HomePresenter() }
        """,
      style: style
    )
  }

  @Test func `is a value for a view where a protocol promises what a cell shows`() async throws {
    try await expectMarks(
      Self.cart + """
        == Scenes/Home/HomeViewModels.swift
        protocol RowViewModel { var title: String { get } }
        enum HomeModels { struct Cell: RowViewModel { let title: String } }
        == Scenes/Home/HomeViewController.swift
        final class HomeViewController: UIViewController { var rows: [any RowViewModel] = [] }
        """,
      style: "vip"
    )
  }

  @Test func `is a value for a view in a folder of such`() async throws {
    try await expectMarks(
      Self.cart + """
        == Entities/ViewData/UserDetail.swift
        final class UserDetail {}
        == Entities/User.swift
        final class User {}
        == Scenes/Home/HomeViewController.swift
        final class HomeViewController: UIViewController {
          var detail: UserDetail?
          var user: User? // ✗ dependency User
        }
        """,
      style: "viper"
    )
  }

  @Test(arguments: ["vip", "viper"])
  func `is an entity where a store keeps it`(style: String) async throws {
    try await expectMarks(
      Self.cart + """
        == Services/RealmEntity.swift
        protocol RealmEntity {}
        == Models/CityObject.swift
        final class CityObject: Object, RealmEntity {} // ✗ dependency RealmEntity
        == Scenes/Home/HomePresenter+City.swift
        extension HomePresenter { func show(_ city: CityObject) {} }
        """,
      style: style
    )
  }
}
