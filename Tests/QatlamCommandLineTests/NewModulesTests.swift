import QatlamTestSupport
import Testing

@Suite("qatlam new in an app of several modules")
struct NewModulesTests {
  private static let app = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Shop", targets: [
      .target(name: "Domain"),
      .target(name: "Data", dependencies: ["Domain"]),
      .target(name: "Presentation"),
      .executableTarget(name: "App", dependencies: ["Domain", "Data", "Presentation"]),
    ])
    """,
    "Sources/Domain/Entities/Product.swift": "public struct Product { public let id: Int }\n",
    "Sources/Domain/UseCases/GetProducts.swift": """
    public protocol GetProductsUseCase: Sendable { func execute() async throws }
    public struct GetProducts: GetProductsUseCase {
      public init() {}
      public func execute() async throws {}
    }
    """,
    "Sources/Data/Gateways/Store.swift": "import Domain\n",
    "Sources/Presentation/ViewModels/ProductsViewModel.swift": """
    @MainActor public final class ProductsViewModel { public init() {} }
    """,
    "Sources/Presentation/Views/ProductsView.swift": """
    @MainActor public struct ProductsView { let viewModel: ProductsViewModel }
    """,
    "Sources/App/DI/Container.swift": """
    import Domain
    import Presentation
    @MainActor struct Container {
      func viewModel() -> ProductsViewModel { ProductsViewModel() }
    }
    """,
  ]

  @Test func `makes public what other modules need, imports it, and says what it cannot do`()
    throws
  {
    let folder = try ScratchFolder()
    for (path, text) in Self.app { try folder.write(path, text) }
    let run = try Qatlam()("new", "feature", "Reviews", "--style", "clean", in: folder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      folder.text("Sources/Domain/Entities/Review.swift") == """
        /// A review.
        public struct Review: Hashable, Identifiable, Sendable {
          /// What it is told apart by.
          public let id: Int
          /// The title.
          public let title: String

          /// Creates it of its parts.
          public init(id: Int, title: String) {
            self.id = id
            self.title = title
          }
        }

        """
    )
    let gateway = folder.text("Sources/Data/Gateways/ReviewGateway.swift") ?? ""
    #expect(gateway.hasPrefix("import Domain\n\n/// Keeps reviews in memory"))
    #expect(gateway.contains("public struct ReviewGateway: ReviewGatewayProtocol {"))
    #expect(gateway.contains("  private let kept: [Review]\n"))
    #expect(gateway.contains("  public init(kept: [Review] = []) {\n"))
    let viewModel = folder.text("Sources/Presentation/ViewModels/ReviewsViewModel.swift") ?? ""
    #expect(viewModel.hasPrefix("import Domain\n"))
    #expect(viewModel.contains("  public private(set) var lines: [String] = []\n"))
    #expect(run.output.contains("  let module 'Presentation' depend on 'Domain'\n"))
    #expect(run.output.contains("  import Data in Sources/App/DI/Container.swift\n"))
  }
}
