import QatlamDomain
import QatlamTemplates
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("What is added to an app of ours") struct GroundTests {
  private func shop(_ style: String) throws -> MarkedApp {
    let fields = [Field(key: "title", type: .string)]
    let files = try SampleApp.files("Shop", style, entity: "Product", fields: fields)
    return MarkedApp(
      files: Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { one, _ in one })
    )
  }

  private func text(_ plan: MakingPlan, endingWith ending: String) throws -> String {
    let file = try #require(plan.files.first { $0.path.hasSuffix(ending) })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  /// The app as it is once a plan is written.
  private func app(_ app: MarkedApp, with plan: MakingPlan) -> MarkedApp {
    let written = plan.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    return MarkedApp(files: app.files.merging(written) { _, new in new })
  }

  @Test(arguments: [
    (
      "clean",
      [
        "DI/Container.swift", "DI/Menu.swift", "Data/API/ReviewAPI.swift",
        "Data/DTOs/ReviewDTO+Samples.swift", "Data/DTOs/ReviewDTO.swift",
        "Data/Gateways/ReviewGateway.swift", "Domain/Entities/Review.swift",
        "Domain/Gateways/ReviewGatewayProtocol.swift", "Domain/UseCases/FetchReviews.swift",
        "Presentation/ViewModels/ReviewsViewModel.swift", "Presentation/Views/ReviewsView.swift",
      ]
    ),
    (
      "clean-viper",
      [
        "App/CompositionRoot/Menu.swift", "App/CompositionRoot/ReviewsFactory.swift",
        "Domain/Entities/Review.swift", "Domain/Entities/ReviewFailure.swift",
        "Domain/Interfaces/ReviewRepositoryProtocol.swift",
        "Domain/UseCases/FetchReviewsUseCase.swift",
        "Features/Reviews/Contracts/ReviewsContracts.swift",
        "Features/Reviews/Navigation/ReviewsRouter.swift",
        "Features/Reviews/Presentation/ReviewsPresenter.swift",
        "Features/Reviews/Presentation/ReviewsViewData.swift",
        "Features/Reviews/UI/ReviewsViewController.swift",
        "Infrastructure/Networking/RemoteReviewRepository.swift",
        "Infrastructure/Networking/ReviewAPI.swift",
        "Infrastructure/Networking/ReviewFailure+NetworkError.swift",
        "Infrastructure/Networking/ReviewSample.swift",
      ]
    ),
    (
      "vip",
      [
        "App/Composition.swift", "App/Menu.swift", "Entities/Review.swift",
        "Scenes/ReviewsScene/ReviewsConfigurator.swift",
        "Scenes/ReviewsScene/ReviewsInteractor.swift", "Scenes/ReviewsScene/ReviewsModels.swift",
        "Scenes/ReviewsScene/ReviewsPresenter.swift", "Scenes/ReviewsScene/ReviewsProtocols.swift",
        "Scenes/ReviewsScene/ReviewsRouter.swift",
        "Scenes/ReviewsScene/ReviewsViewController.swift",
        "Scenes/ReviewsScene/ReviewsWorker.swift", "Services/EmbeddedReviewDirectory.swift",
        "Services/HTTPReviewDirectory+List.swift", "Services/HTTPReviewDirectory.swift",
        "Services/ReviewDirectory.swift", "Services/ReviewRecord.swift",
        "Services/ReviewsDirectory.swift",
      ]
    ),
    (
      "viper",
      [
        "App/Composition.swift", "App/Menu.swift", "Entities/Review.swift",
        "Modules/Reviews/ReviewsFactory.swift", "Modules/Reviews/ReviewsInteractor.swift",
        "Modules/Reviews/ReviewsPresenter.swift", "Modules/Reviews/ReviewsProtocols.swift",
        "Modules/Reviews/ReviewsRouter.swift", "Modules/Reviews/ReviewsViewController.swift",
        "Services/EmbeddedReviewDirectory.swift", "Services/HTTPReviewDirectory+List.swift",
        "Services/HTTPReviewDirectory.swift", "Services/ReviewDirectory.swift",
        "Services/ReviewRecord.swift", "Services/ReviewsDirectory.swift",
      ]
    ),
  ])
  func `is fetched from a server as the app's own is, and stands in its menu`(
    style: String,
    sources: [String]
  ) async throws {
    let newcomer = Newcomer(with: Pieces(), following: style)
    let shop = try shop(style)
    let plan = try await newcomer.plan(.feature, "Reviews", in: shop)
    let written = plan.files.map(\.path).filter { $0.hasPrefix("Sources/Shop/") }
    #expect(written.map { String($0.dropFirst("Sources/Shop/".count)) } == sources)
    #expect(try text(plan, endingWith: "Menu.swift").contains(#"MenuEntry(title: "Reviews")"#))
    #expect(plan.leftovers == [])
    #expect(plan.nextSteps == [])
    #expect(plan.addedFindings == [])

    let next = try await newcomer.plan(.scene, "About", in: app(shop, with: plan))
    let menu = try text(next, endingWith: "Menu.swift")
    #expect(menu.contains(#"MenuEntry(title: "About")"#))
    #expect(menu.contains("},\n    ]\n"))
    #expect(next.leftovers == [])
    #expect(next.addedFindings == [])
  }

  @Test(arguments: [
    #"[MenuEntry(title: "A") { nil }] + others"#, "others",
    "[\n      // Mine.\n    ]", #"["\(1)"]"#,
  ])
  func `is shown for a menu whose array is not certain`(body: String) async throws {
    var files = try shop("vip").files
    let path = "Sources/Shop/App/Menu.swift"
    files[path] = files[path]?.replacing("    []\n", with: "    \(body)\n")
    let newcomer = Newcomer(with: Pieces(), following: "vip")
    let plan = try await newcomer.plan(.scene, "About", in: MarkedApp(files: files))
    #expect(plan.files.allSatisfy { $0.previous == nil })
    #expect(
      plan.leftovers.map(\.insertion.text) == [
        #"MenuEntry(title: "About") { AboutConfigurator.make() }"#
      ]
    )
  }

  @Test func `uses what the container has for an entity of the app`() async throws {
    let newcomer = Newcomer(with: Pieces(), following: "clean")
    let plan = try await newcomer.plan(
      .feature,
      "Favourites",
      entity: "Product",
      in: try shop("clean")
    )
    let container = try text(plan, endingWith: "Container.swift")
    #expect(container.contains("FavouritesViewModel(useCase: FetchFavourites(gateway: gateway))"))
    #expect(plan.leftovers == [])
  }

  @Test(
    arguments: [
      ("struct Ticket: Codable, Sendable {", "", []),
      ("struct Ticket: Sendable {", "extension Ticket: Decodable {}", []),
      ("struct Ticket: Sendable {", "", ["Ticket"]),
    ] as [(String, String, [String])]
  )
  func `says that an entity must be readable where it is read as it is`(
    head: String,
    rest: String,
    types: [String]
  ) async throws {
    var files = try shop("clean-viper").files
    files["Sources/Shop/Domain/Entities/Ticket.swift"] = "\(head)\n  let id: Int\n}\n\(rest)\n"
    let newcomer = Newcomer(with: Pieces(), following: "clean-viper")
    let plan = try await newcomer.plan(.gateway, "Ticket", in: MarkedApp(files: files))
    #expect(
      plan.nextSteps
        == types.map {
          "make '\($0)' Codable: its repository reads it from a server, and does not build before"
        }
    )
  }
}
