import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("A leak") struct LeakTests {
  @Test func `is a DTO in any signature of the domain that is not private`() async throws {
    try await expectMarks(
      """
      == Data/DTOs/WalkDTO.swift
      struct WalkDTO: Decodable { let name: String }
      == Domain/Gateways/WalkGateway.swift
      protocol WalkGateway {
        func all() async throws -> [WalkDTO] // ✗ leak WalkDTO
        func save(_ walk: WalkDTO?) // ✗ leak WalkDTO
        var last: WalkDTO? { get } // ✗ leak WalkDTO
      }
      == Domain/Entities/Walk.swift
      struct Walk {
        let name: String
        init(_ dto: WalkDTO) { name = dto.name } // ✗ leak WalkDTO
        var dto: WalkDTO { fatalError() } // ✗ leak WalkDTO
        private func quiet(_ dto: WalkDTO) {}
      }
      """,
      of: .leak,
      style: "clean"
    )
  }

  @Test func `is a published DTO`() async throws {
    try await expectMarks(
      """
      == Data/DTOs/WalkDTO.swift
      struct WalkDTO: Decodable {}
      == Presentation/ViewModels/WalksViewModel.swift
      import Combine
      final class WalksViewModel: ObservableObject {
        @Published var walks: [WalkDTO] = [] // ✗ leak WalkDTO
        private var kept: WalkDTO?
      }
      """,
      of: .leak,
      style: "clean"
    )
  }

  @Test func `is an entity that a view is given`() async throws {
    try await expectMarks(
      """
      == Entities/Fish.swift
      struct Fish {}
      == Modules/Pond/PondProtocols.swift
      protocol PondViewProtocol: AnyObject {
        func show(_ fish: [Fish]) // ✗ leak Fish
        func show(_ item: PondViewItem)
        func show(_ model: PondModel)
      }
      protocol PondInteractorOutput: AnyObject { func loaded(_ fish: [Fish]) }
      struct PondViewItem {}
      == Modules/Pond/PondModel.swift
      struct PondModel {}
      == Modules/Pond/PondPresenter.swift
      final class PondPresenter {}
      == Modules/Pond/PondInteractor.swift
      final class PondInteractor {}
      """,
      of: .leak,
      style: "viper"
    )
  }

  @Test func `is an entity in a view's protocol of Clean VIPER, not in a router's`() async throws {
    try await expectMarks(
      """
      == Domain/Entities/Bird.swift
      struct Bird {}
      == Features/Home/Contracts/HomeContracts.swift
      protocol HomeViewProtocol: AnyObject {
        func show(_ birds: [Bird]) // ✗ leak Bird
        func show(_ item: HomeViewItem)
      }
      protocol HomeRouterProtocol: AnyObject { func open(_ bird: Bird) }
      struct HomeViewItem {}
      == Features/Home/Presentation/HomePresenter.swift
      final class HomePresenter {}
      """,
      of: .leak,
      style: "clean-viper"
    )
  }

  @Test func `is no matter of the data layer itself`() async throws {
    try await expectMarks(
      """
      == Data/DTOs/WalkDTO.swift
      struct WalkDTO: Decodable {}
      == Data/API/WalkAPI.swift
      protocol WalkAPI { func all() -> [WalkDTO] }
      """,
      of: .leak,
      style: "clean"
    )
  }

  @Test func `is none where nobody outside the file can read the property`() async throws {
    try await expectMarks(
      """
      == Data/DTOs/WalkDTO.swift
      struct WalkDTO {}
      == Presentation/ViewModels/WalksViewModel.swift
      final class WalksViewModel: ObservableObject {
        @Published private(set) var shown: [WalkDTO] = [] // ✗ leak WalkDTO
        @Published fileprivate private(set) var kept: [WalkDTO] = []
        private func load() -> [WalkDTO] { kept }
      }
      """,
      of: .leak,
      style: "clean"
    )
  }

  @Test func `stands for the dependency too, with its severity`() async throws {
    let app = MarkedApp(
      """
      == Data/DTOs/WalkDTO.swift
      struct WalkDTO {}
      == Domain/Gateways/WalkGateway.swift
      protocol WalkGateway { func all() -> [WalkDTO] }
      """
    )
    let usual = try await Architect(following: "clean").report(on: app, rules: .standard).findings
    #expect(usual.map(\.rule) == [.leak])
    #expect(usual.map(\.severity) == [.error])
    #expect(usual.map(\.alsoBreaks) == [[.dependency]])
    let alone = try await Architect(following: "clean")
      .findings(in: app, rules: .only([.dependency]))
    #expect(alone == ["Domain/Gateways/WalkGateway.swift:1 dependency WalkDTO"])
    let all = try await Architect(following: "clean").findings(in: app)
    #expect(
      all == [
        "Domain/Gateways/WalkGateway.swift:1 dependency WalkDTO",
        "Domain/Gateways/WalkGateway.swift:1 leak WalkDTO",
      ]
    )
  }

  @Test func `is none of what scenes declare for themselves, unless they call it an entity`()
    async throws
  {
    try await expectMarks(
      """
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor {}
      == Modules/Fish/FishPresenter.swift
      final class FishPresenter {}
      == Modules/Fish/FishProtocols.swift
      protocol FishViewProtocol: AnyObject {
        func run(_ script: Script)
        func show(_ slide: Slide)
        func show(_ fish: FishEntity) // ✗ leak FishEntity
        func show(_ bird: Bird) // ✗ leak Bird
      }
      == Modules/Fish/FishEntity.swift
      struct FishEntity {}
      == Modules/Fish/Model/Script.swift
      struct Script {}
      == Modules/Sea/Model/Slide.swift
      struct Slide {}
      == Models/Bird.swift
      struct Bird {}
      """,
      of: .leak,
      style: "viper"
    )
  }

  @Test func `is found in the protocol by which a presenter knows its view, named a delegate too`()
    async throws
  {
    try await expectMarks(
      """
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor {}
      == Modules/Fish/FishPresenter.swift
      protocol FishPresenterDelegate: AnyObject {
        func show(_ fish: FishEntity) // ✗ leak FishEntity
      }
      protocol FishListPresenterDelegate: AnyObject { func chose(_ fish: FishEntity) }
      final class FishPresenter { weak var view: (any FishPresenterDelegate)? }
      == Modules/Fish/FishViewController.swift
      import UIKit
      final class FishViewController: UIViewController {}
      extension FishViewController: FishPresenterDelegate {
        func show(_ fish: FishEntity) {}
      }
      == Modules/Fish/FishEntity.swift
      struct FishEntity {}
      """,
      of: .leak,
      style: "viper"
    )
  }
}
