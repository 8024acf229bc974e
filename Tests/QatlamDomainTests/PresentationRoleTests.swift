import QatlamDomain
import QatlamTestSupport
import Testing

/// What stands in a presentation folder is a view where it shows something, not because it stands there.
@Suite("A role in the presentation") struct PresentationRoleTests {
  private func expectMarks(
    _ text: String,
    location: SourceLocation = #_sourceLocation
  ) async throws {
    let app = MarkedApp(text)
    let found = try await Architect(following: "clean").findings(in: app, about: [.dependency])
    #expect(found == app.marks, sourceLocation: location)
  }

  @Test func `is a view by its name, its folder, its superclass or what it conforms to`()
    async throws
  {
    try await expectMarks(
      """
      == Presentation/Cart/CartViewModel.swift
      final class CartViewModel {
        var named: CartView? // ✗ dependency CartView
        var shown: CartRow? // ✗ dependency CartRow
        var pressed: PayButton? // ✗ dependency PayButton
        var own: CartPane? // ✗ dependency CartPane
        var foldered: Badge? // ✗ dependency Badge
        var item: CartItem?
        var display: (any CartDisplay)?
      }
      == Presentation/Cart/CartScreens.swift
      struct CartView {}
      struct CartRow: View {}
      final class PayButton: UIButton {}
      final class CartPane: BaseViewController {}
      struct CartItem { let title: String }
      protocol CartDisplay { func show() }
      == Presentation/Cart/Views/Badge.swift
      enum Badge { case red }
      """
    )
  }

  @Test func `keeps what is no view away from the data layer`() async throws {
    try await expectMarks(
      """
      == Domain/Gateways/CartGateway.swift
      protocol CartGateway {}
      == Data/DTOs/CartDTO.swift
      struct CartDTO {}
      == Domain/UseCases/GetCart.swift
      protocol GetCart {}
      == Presentation/Cart/CartItem.swift
      struct CartItem {
        let load: any GetCart
        let gateway: any CartGateway // ✗ dependency CartGateway
        let wire: CartDTO // ✗ dependency CartDTO
      }
      """
    )
  }

  @Test func `is a use case by its name, wherever it stands`() async throws {
    try await expectMarks(
      """
      == Domain/Gateways/CartGateway.swift
      protocol CartGateway {}
      == Presentation/Cart/CartUseCase.swift
      protocol CartUseCaseType {}
      final class CartUseCase: CartUseCaseType {
        let gateway: any CartGateway
        let view: CartView // ✗ dependency CartView
        init(gateway: any CartGateway, view: CartView) { // ✗ dependency CartView
          self.gateway = gateway
          self.view = view
        }
      }
      == Presentation/Cart/CartView.swift
      struct CartView {}
      """
    )
  }

  @Test func `moves between screens and may be known, whatever it puts together`() async throws {
    try await expectMarks(
      """
      == Data/Repositories/CartRepository.swift
      final class CartRepository {}
      == Presentation/Cart/CartCoordinator.swift
      protocol CartNavigatorType {}
      final class CartCoordinator { func start() { _ = CartRepository() } }
      == App/AppCoordinator.swift
      final class AppCoordinator { func start() { _ = CartRepository() } }
      == Presentation/Cart/CartViewModel.swift
      final class CartViewModel {
        weak var coordinator: CartCoordinator?
        weak var app: AppCoordinator?
        var navigator: (any CartNavigatorType)?
      }
      """
    )
  }

  @Test func `of the app's own target is composition where it puts others together`() async throws {
    try await expectMarks(
      """
      == Data/Repositories/CartRepository.swift
      final class CartRepository {}
      == Application/Launch.swift
      struct Launch { let repository = CartRepository() }
      == Application/Base/Theme.swift
      struct Theme { let dark = false }
      == Presentation/App/AppViewModel.swift
      final class AppViewModel {
        let theme: Theme
        let launch: Launch // ✗ dependency Launch
        let repository: CartRepository // ✗ dependency CartRepository
      }
      """
    )
  }

  @Test func `is the factory's where a factory folder holds it`() async throws {
    try await expectMarks(
      """
      == Data/Repositories/CartRepository.swift
      final class CartRepository {}
      == Main/Factories/Controllers/CartControllerFactory.swift
      func makeCartController() { _ = CartRepository() }
      """
    )
  }

  @Test func `comes from a folder of modules only where nothing else says a layer`() async throws {
    try await expectMarks(
      """
      == Services/Network/Modules/Cart/CartNetwork.swift
      final class CartNetwork { let store = CartStore() }
      == Services/Database/CartStore.swift
      final class CartStore {}
      == Modules/Cart/CartPage.swift
      final class CartPage { let store: CartStore? = nil } // ✗ dependency CartStore
      == Modules/Cart/CartViewModel.swift
      final class CartViewModel {}
      == Modules/Firebase/Firebase.swift
      final class Firebase { let store: CartStore? = nil }
      """
    )
  }

  @Test func `does not make a use case of what a use case takes`() async throws {
    try await expectMarks(
      """
      == Domain/UseCases/AddUser.swift
      struct AddUserDto { let name: String }
      protocol AddUser {}
      == Data/Repositories/UserRepository.swift
      final class UserRepository {
        func add(_ dto: AddUserDto) {}
        func ask(_ action: any AddUser) {} // ✗ dependency AddUser
      }
      final class RemoteAddUser: AddUser {}
      """
    )
  }

  @Test func `of a model beside views is the presentation's where the domain has a home`()
    async throws
  {
    let feature = """
      == Features/Login/Sources/Model/LoginItem.swift
      struct LoginItem {}
      == Features/Login/Sources/View/LoginView.swift
      struct LoginView {}
      == Features/Login/Sources/ViewModel/LoginViewModel.swift
      final class LoginViewModel {}

      """
    try await expectMarks(
      feature + """
        == Domain/Entities/User.swift
        struct User { let item: LoginItem? } // ✗ dependency LoginItem
        """
    )
    try await expectMarks(
      feature + """
        == Model/User.swift
        struct User { let item: LoginItem? }
        """
    )
  }

  @Test func `of a database's own entities is the data layer's`() async throws {
    try await expectMarks(
      """
      == Realm/Entities/CartObject.swift
      import RealmSwift
      final class CartObject {}
      == Realm/CartStore.swift
      final class CartStore { let object: CartObject? = nil }
      == Domain/Entities/Cart.swift
      struct Cart { let object: CartObject? } // ✗ dependency CartObject
      """
    )
  }

  @Test func `is no composition where cells are filled, and no data where a list is`() async throws
  {
    try await expectMarks(
      """
      == Presentation/Cells/CellConfigurator.swift
      protocol CellConfigurator {}
      final class RowCellFactory { var rows: [any CellConfigurator] = [] }
      == Library/Lists/SkeletonCollectionDataSource.swift
      final class SkeletonCollectionDataSource { var cell: SkeletonCell? }
      == Presentation/Cells/SkeletonCell.swift
      final class SkeletonCell: UICollectionViewCell {}
      == Data/Remote/FilmRemoteDataSource.swift
      final class FilmRemoteDataSource { var cell: SkeletonCell? } // ✗ dependency SkeletonCell
      """
    )
  }

  @Test func `is composition in a container's folder, whichever layer holds it`() async throws {
    try await expectMarks(
      """
      == DependencyInjection/Sources/DIContainer.swift
      public final class DIContainer {}
      == Domain/Sources/DIContainer/DomainDIContainer.swift
      final class DomainDIContainer { let container = DIContainer() }
      == Data/Sources/DI/DataParts.swift
      final class DataParts { let container = DIContainer() }
      == Domain/UseCases/GetOrders.swift
      struct GetOrders { let container: DIContainer } // ✗ dependency DIContainer
      == Presentation/Factory/PreviewMocks/MockGetOrders.swift
      struct MockGetOrders { let container: DIContainer }
      """
    )
  }

  @Test func `asks a use case by its protocol, wherever the domain keeps it`() async throws {
    try await expectMarks(
      """
      == Domain/Interfaces/SearchUseCase.swift
      protocol SearchUseCase { func callAsFunction() }
      == Domain/Interfaces/CitiesRepository.swift
      protocol CitiesRepository {}
      == Presentation/Cities/CitiesViewModel.swift
      final class CitiesViewModel {
        let search: any SearchUseCase
        let cities: any CitiesRepository // ✗ dependency CitiesRepository
      }
      """
    )
  }
}
