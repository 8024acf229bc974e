import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("A ring") struct CycleTests {
  @Test func `of layers that may know each other is cut where least leads back`() async throws {
    try await expectMarks(
      """
      == Data/API/ArticleAPI.swift
      final class ArticleAPI {
        func sync(_ gateway: ArticleGateway) {} // ✗ cycle ArticleGateway
      }
      == Data/Gateways/ArticleGateway.swift
      final class ArticleGateway {
        private let api: ArticleAPI
        init(api: ArticleAPI) { self.api = api }
      }
      """,
      of: .cycle,
      style: "clean"
    )
  }

  @Test func `of equal links is cut where the inner layer knows the outer`() async throws {
    try await expectMarks(
      """
      == Core/Retries.swift
      struct Retries { var method: HTTPMethod }
      == Core/Network/HTTPMethod.swift
      enum HTTPMethod { case get }
      protocol Endpoint { var retries: Retries? { get } } // ✗ cycle Retries
      """,
      of: .cycle,
      style: "clean-viper"
    )
  }

  @Test func `is none where a forbidden reference closes it, which is a finding already`()
    async throws
  {
    try await expectMarks(
      """
      == Domain/UseCases/GetOrders.swift
      struct GetOrders { let model: OrdersViewModel? }
      == Presentation/ViewModels/OrdersViewModel.swift
      final class OrdersViewModel { let getOrders: GetOrders? = nil }
      """,
      of: .cycle,
      style: "clean"
    )
  }

  @Test func `of scenes is closed by routers that name each other's views`() async throws {
    try await expectMarks(
      """
      == Scenes/Home/HomeViewController.swift
      class HomeViewController: UIViewController {}
      == Scenes/Home/HomeInteractor.swift
      class HomeInteractor {}
      == Scenes/Home/HomePresenter.swift
      class HomePresenter {}
      == Scenes/Home/HomeRouter.swift
      class HomeRouter { func open() { _ = DetailViewController() } } // ✗ cycle DetailViewController
      == Scenes/Detail/DetailViewController.swift
      class DetailViewController: UIViewController {}
      == Scenes/Detail/DetailInteractor.swift
      class DetailInteractor {}
      == Scenes/Detail/DetailPresenter.swift
      class DetailPresenter {}
      == Scenes/Detail/DetailRouter.swift
      class DetailRouter {
        func close(_ view: HomeViewController) {}
        func back(_ view: HomeViewController) {}
      }
      """,
      of: .cycle,
      style: "vip"
    )
  }

  @Test func `of scenes is none where composition stands between them`() async throws {
    try await expectMarks(
      """
      == Scenes/Home/HomeViewController.swift
      class HomeViewController: UIViewController {}
      == Scenes/Home/HomeInteractor.swift
      class HomeInteractor {}
      == Scenes/Home/HomePresenter.swift
      class HomePresenter {}
      == Scenes/Home/HomeRouter.swift
      class HomeRouter { func open() { _ = DetailFactory().make() } }
      == Scenes/Home/HomeFactory.swift
      struct HomeFactory { func make() -> HomeViewController { HomeViewController() } }
      == Scenes/Detail/DetailViewController.swift
      class DetailViewController: UIViewController {}
      == Scenes/Detail/DetailInteractor.swift
      class DetailInteractor {}
      == Scenes/Detail/DetailPresenter.swift
      class DetailPresenter {}
      == Scenes/Detail/DetailRouter.swift
      class DetailRouter { func close() { _ = HomeFactory().make() } }
      == Scenes/Detail/DetailFactory.swift
      struct DetailFactory { func make() -> DetailViewController { DetailViewController() } }
      """,
      of: .cycle,
      style: "vip"
    )
  }

  @Test func `of three features in a clean app is found, and only one link has to go`()
    async throws
  {
    try await expectMarks(
      """
      == Features/A/Domain/Entities/One.swift
      struct One { let two: Two?; let more: [Two] }
      == Features/B/Domain/Entities/Two.swift
      struct Two { let three: Three? } // ✗ cycle Three
      == Features/C/Domain/Entities/Three.swift
      struct Three { let ones: [One]; let first: One? }
      """,
      of: .cycle,
      style: "clean"
    )
  }

  private let files = """
    == Domain/Entities/Basket.swift
    struct Basket { var lines: [Line]; let owner: Owner }
    == Domain/Entities/Line.swift
    struct Line { let amount: Int }
    == Domain/Entities/Line+Basket.swift
    extension Line { var basket: Basket? { nil } } // ✗ cycle Basket
    == Domain/Entities/Owner.swift
    struct Owner {}
    struct Household { let baskets: [Basket] }
    == Data/DTOs/OwnerDTO.swift
    struct OwnerDTO { var owner: Owner { Owner(self) } }
    extension Owner { init(_ dto: OwnerDTO) { self.init() } }
    """

  @Test func `of files is told by the declarations in them, and looked for where asked`()
    async throws
  {
    try await expectMarks(files, of: .cycle, style: "clean")
    let app = MarkedApp(files)
    let report = try await Architect(following: "clean").report(on: app, rules: .standard)
    #expect(report.findings.filter { $0.rule == .cycle } == [])
  }

  @Test func `of files counts as info, and names its links`() async throws {
    let report = try await Architect(following: "clean")
      .report(on: MarkedApp(files), rules: .only([.cycle]))
    let place = { (file: String, column: Int) in Place(file: file, line: 1, column: column) }
    #expect(report.findings.map(\.severity) == [.info])
    #expect(
      report.findings.map(\.evidence) == [
        .ring(
          .files,
          links: [
            .init(
              from: "Line.swift",
              to: "Basket.swift",
              place: place("Domain/Entities/Line+Basket.swift", 30)
            ),
            .init(
              from: "Basket.swift",
              to: "Line.swift",
              place: place("Domain/Entities/Basket.swift", 29)
            ),
          ],
          references: 1
        )
      ]
    )
  }

  @Test func `of files is none where a type is only helped by what is private beside it`()
    async throws
  {
    try await expectMarks(
      """
      == Domain/Entities/Row.swift
      struct Row { var cells: [Int] }
      == Domain/Entities/Row+Sum.swift
      extension Row { var sum: Int { Sum(self).value } }
      private struct Sum { let value: Int; init(_ row: Row) { value = row.cells.count } }
      == Domain/Entities/Tree.swift
      struct Tree { let leaves: [Leaf] }
      struct Leaf { let tree: Tree? }
      """,
      of: .cycle,
      style: "clean"
    )
  }

  @Test func `of thousands of files is found without a deep stack`() async throws {
    let count = 3_000
    let text = (0..<count).map { number in
      """
      == Domain/Entities/E\(number).swift
      struct E\(number) { var next: [E\((number + 1) % count)] }
      """
    }
    let findings = try await Architect(following: "clean")
      .findings(in: MarkedApp(text.joined(separator: "\n")), rules: .only([.cycle]))
    #expect(findings == ["Domain/Entities/E2999.swift:1 cycle E0"])
  }

  @Test func `that is tangled is cut until none is left, and nothing is cut in vain`()
    async throws
  {
    try await expectMarks(
      """
      == Domain/Entities/A.swift
      struct A {
        let b: [B] // ✗ cycle B
        let c: [C]
        let d: [D] // ✗ cycle D
      }
      == Domain/Entities/B.swift
      struct B {
        let c: C
        let other: C
        let a: A?
      }
      == Domain/Entities/C.swift
      struct C {
        let d: D // ✗ cycle D
      }
      == Domain/Entities/D.swift
      struct D { let a: [A]; let c: [C]; let more: [C]; let first: A? }
      """,
      of: .cycle,
      style: "clean"
    )
  }

  @Test func `of files is none where one file names all that stands in it`() async throws {
    let app = MarkedApp(
      """
      == Domain/Entities/Code.swift
      struct Code {}
      protocol Sized { var size: Code.Size { get } }
      == Domain/Entities/CodeSize.swift
      extension Code { enum Size: Sized { case one; var size: Size { self } } }
      """
    )
    let findings = try await Architect(following: "clean").findings(
      in: app,
      rules: .only([.cycle])
    )
    #expect(findings == [])
  }
}
