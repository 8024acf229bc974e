import QatlamDomain
import QatlamTemplates
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("What is added to an app") struct ConventionTests {
  private let newcomer = Newcomer(with: Pieces())

  private func text(_ plan: MakingPlan, _ path: String) throws -> String {
    let file = try #require(plan.files.first { $0.path == path })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test func `stands and is called as in an app whose contracts are beside their users`()
    async throws
  {
    let app = MarkedApp(
      """
      == Store/Scenes/ListOrders/ListOrdersInteractor.swift
      protocol ListOrdersBusinessLogic { func fetch(request: ListOrders.Fetch.Request) }
      protocol ListOrdersDataStore { var orders: [String] { get } }
      class ListOrdersInteractor: ListOrdersBusinessLogic, ListOrdersDataStore {
          var presenter: ListOrdersPresentationLogic?
          var orders: [String] = []
          func fetch(request: ListOrders.Fetch.Request) { presenter?.present(response: .init()) }
      }
      == Store/Scenes/ListOrders/ListOrdersPresenter.swift
      protocol ListOrdersPresentationLogic { func present(response: ListOrders.Fetch.Response) }
      class ListOrdersPresenter: ListOrdersPresentationLogic {
          weak var viewController: ListOrdersDisplayLogic?
          func present(response: ListOrders.Fetch.Response) {}
      }
      == Store/Scenes/ListOrders/ListOrdersModels.swift
      enum ListOrders {
          enum Fetch {
              struct Request {}
              struct Response {}
          }
      }
      == Store/Scenes/ListOrders/ListOrdersViewController.swift
      import UIKit
      protocol ListOrdersDisplayLogic: AnyObject { func display() }
      class ListOrdersViewController: UIViewController, ListOrdersDisplayLogic {
          var interactor: ListOrdersBusinessLogic?
          func display() {}
      }
      == StoreTests/Scenes/ListOrders/ListOrdersInteractorTests.swift
      import XCTest
      @testable import Store
      class ListOrdersInteractorTests: XCTestCase {}
      """
    )
    let plan = try await newcomer.plan(.scene, "ShowOrder", in: app)
    #expect(plan.style == "vip")
    #expect(
      plan.files.map(\.path) == [
        "Store/Scenes/ShowOrder/ShowOrderInteractor.swift",
        "Store/Scenes/ShowOrder/ShowOrderModels.swift",
        "Store/Scenes/ShowOrder/ShowOrderPresenter.swift",
        "Store/Scenes/ShowOrder/ShowOrderViewController.swift",
        "StoreTests/Scenes/ShowOrder/ShowOrderInteractorTests.swift",
      ]
    )
    let interactor = try text(plan, "Store/Scenes/ShowOrder/ShowOrderInteractor.swift")
    #expect(interactor.contains("protocol ShowOrderBusinessLogic: AnyObject {"))
    #expect(interactor.contains("\n    func load(request: ShowOrder.Load.Request) async {\n"))
    let tests = try text(plan, "StoreTests/Scenes/ShowOrder/ShowOrderInteractorTests.swift")
    #expect(tests.hasPrefix("import XCTest\n\n@testable import Store\n\n"))
    #expect(tests.contains("final class ShowOrderInteractorTests: XCTestCase {"))
    #expect(plan.addedFindings == [])
  }

  @Test func `has wireframes, view factories and one file of protocols where the app has`()
    async throws
  {
    func module(_ name: String) -> String {
      """
      == Wallet/Modules/\(name)/\(name)Protocols.swift
      protocol \(name)ViewProtocol: AnyObject { func show() }
      protocol \(name)PresenterProtocol: AnyObject { func setup() }
      protocol \(name)InteractorInputProtocol: AnyObject { func load() }
      protocol \(name)InteractorOutputProtocol: AnyObject { func didLoad() }
      protocol \(name)WireframeProtocol: AnyObject { func close() }
      == Wallet/Modules/\(name)/\(name)Interactor.swift
      final class \(name)Interactor: \(name)InteractorInputProtocol {
        weak var presenter: \(name)InteractorOutputProtocol?
        func load() { presenter?.didLoad() }
      }
      == Wallet/Modules/\(name)/\(name)Presenter.swift
      final class \(name)Presenter: \(name)PresenterProtocol, \(name)InteractorOutputProtocol {
        weak var view: \(name)ViewProtocol?
        private let interactor: \(name)InteractorInputProtocol
        private let wireframe: \(name)WireframeProtocol
        init(interactor: \(name)InteractorInputProtocol, wireframe: \(name)WireframeProtocol) {
          self.interactor = interactor
          self.wireframe = wireframe
        }
        func setup() { interactor.load() }
        func didLoad() { view?.show() }
      }
      == Wallet/Modules/\(name)/\(name)Wireframe.swift
      final class \(name)Wireframe: \(name)WireframeProtocol { func close() {} }
      == Wallet/Modules/\(name)/\(name)ViewController.swift
      import UIKit
      final class \(name)ViewController: UIViewController, \(name)ViewProtocol {
        private let presenter: \(name)PresenterProtocol
        init(presenter: \(name)PresenterProtocol) { self.presenter = presenter }
        func show() {}
      }
      == Wallet/Modules/\(name)/\(name)ViewFactory.swift
      enum \(name)ViewFactory { static func createView() -> \(name)ViewProtocol? { nil } }

      """
    }
    let app = MarkedApp(module("Assets") + module("Settings"))
    let plan = try await newcomer.plan(.scene, "Staking", in: app)
    #expect(plan.style == "viper")
    #expect(
      plan.files.map(\.path) == [
        "Wallet/Modules/Staking/StakingInteractor.swift",
        "Wallet/Modules/Staking/StakingPresenter.swift",
        "Wallet/Modules/Staking/StakingProtocols.swift",
        "Wallet/Modules/Staking/StakingViewController.swift",
        "Wallet/Modules/Staking/StakingViewFactory.swift",
        "Wallet/Modules/Staking/StakingWireframe.swift",
      ]
    )
    let factory = try text(plan, "Wallet/Modules/Staking/StakingViewFactory.swift")
    #expect(factory.contains("let router = StakingWireframe()"))
    #expect(plan.addedFindings == [])
  }

  private static let container = """
    import UIKit

    // The one place.
    final class Container {\u{20}\u{20}
        func makeMoviesList() -> MoviesListViewController {
            MoviesListViewController(viewModel: DefaultMoviesListViewModel())
        }
        func makeDetails() -> DetailsViewController {
            DetailsViewController(viewModel: DefaultDetailsViewModel())   // odd   spaces stay
        }
    }
    extension Container {}

    """

  private func movies(_ container: String) -> MarkedApp {
    MarkedApp(
      """
      == Movies/Domain/Entities/Movie.swift
      struct Movie { let id: Int }
      == Movies/Domain/Interfaces/MoviesRepository.swift
      protocol MoviesRepository { func all() async throws -> [Movie] }
      == Movies/Domain/UseCases/SearchMoviesUseCase.swift
      protocol SearchMoviesUseCase { func execute() async throws }
      final class DefaultSearchMoviesUseCase: SearchMoviesUseCase {
          private let repository: MoviesRepository
          init(repository: MoviesRepository) { self.repository = repository }
          func execute() async throws {}
      }
      == Movies/Data/Repositories/DefaultMoviesRepository.swift
      final class DefaultMoviesRepository: MoviesRepository {
          func all() async throws -> [Movie] { [] }
      }
      == Movies/Presentation/MoviesList/ViewModel/MoviesListViewModel.swift
      protocol MoviesListViewModel {}
      @MainActor final class DefaultMoviesListViewModel: MoviesListViewModel { init() {} }
      == Movies/Presentation/MoviesList/View/MoviesListViewController.swift
      import UIKit
      final class MoviesListViewController: UIViewController {
          init(viewModel: MoviesListViewModel) {}
      }
      == Movies/Presentation/Details/ViewModel/DetailsViewModel.swift
      protocol DetailsViewModel {}
      @MainActor final class DefaultDetailsViewModel: DetailsViewModel { init() {} }
      == Movies/Presentation/Details/View/DetailsViewController.swift
      import UIKit
      final class DetailsViewController: UIViewController {
          init(viewModel: DetailsViewModel) {}
      }
      == Movies/Application/DIContainer/Container.swift
      \(container)
      """
    )
  }

  @Test func `goes into the container, of which not a byte else changes`() async throws {
    let app = movies(Self.container)
    let before = try #require(app.files["Movies/Application/DIContainer/Container.swift"])
    let plan = try await newcomer.plan(.feature, "Reviews", in: app)
    #expect(
      plan.files.map(\.path) == [
        "Movies/Application/DIContainer/Container.swift",
        "Movies/Data/Repositories/DefaultReviewsRepository.swift",
        "Movies/Domain/Entities/Review.swift",
        "Movies/Domain/Interfaces/ReviewsRepository.swift",
        "Movies/Domain/UseCases/FetchReviewsUseCase.swift",
        "Movies/Presentation/Reviews/View/ReviewsViewController.swift",
        "Movies/Presentation/Reviews/ViewModel/ReviewsViewModel.swift",
      ]
    )
    let after = try text(plan, "Movies/Application/DIContainer/Container.swift")
    let added = """

          /// Returns the reviews screen with all its parts.
          @MainActor
          func makeReviewsScreen() -> ReviewsViewController {
              let viewModel = DefaultReviewsViewModel(
                  useCase: DefaultFetchReviewsUseCase(gateway: DefaultReviewsRepository())
              )
              let view = ReviewsViewController(viewModel: viewModel)
              return view
          }

      """
    #expect(after.contains(added))
    #expect(after.replacing(added, with: "") == before)
    #expect(plan.leftovers == [])
    #expect(plan.addedFindings == [])
  }

  @Test func `is shown for the container where that cannot be written with certainty`() async throws
  {
    let doubled = Self.container + "\n#if DEBUG\nfinal class Container {}\n#endif\n"
    let plan = try await newcomer.plan(.scene, "Reviews", in: movies(doubled))
    #expect(plan.files.allSatisfy { $0.previous == nil })
    #expect(plan.leftovers.map(\.insertion.members) == [["makeReviewsScreen"]])
  }

  @Test func `uses the gateway that the app has for an entity that it has`() async throws {
    let plan = try await newcomer.plan(
      .feature,
      "Favourites",
      entity: "Movie",
      in: movies(Self.container)
    )
    #expect(
      plan.files.map(\.path) == [
        "Movies/Application/DIContainer/Container.swift",
        "Movies/Domain/UseCases/FetchFavouritesUseCase.swift",
        "Movies/Presentation/Favourites/View/FavouritesViewController.swift",
        "Movies/Presentation/Favourites/ViewModel/FavouritesViewModel.swift",
      ]
    )
    let useCase = try text(plan, "Movies/Domain/UseCases/FetchFavouritesUseCase.swift")
    #expect(useCase.contains("try await gateway.all()"))
    #expect(plan.addedFindings == [])
  }

  @Test func `is refused where its names are taken`() async throws {
    let app = movies(Self.container)
    let place = Place(file: "Movies/Domain/Entities/Movie.swift", line: 1, column: 8)
    await #expect(throws: NewFailure.filesExist([place.file])) {
      try await newcomer.plan(.entity, "Movie", in: app)
    }
    await #expect(throws: NewFailure.entityExists("Movie")) {
      try await newcomer.plan(.feature, "Movies", fields: "title:String", in: app)
    }
  }
}
