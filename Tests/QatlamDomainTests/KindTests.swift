import QatlamDomain
import QatlamTestSupport
import Testing

@Suite("The kind of a role") struct KindTests {
  @Test func `is a value for entities, nested ones too`() async throws {
    try await expectMarks(
      """
      == Domain/Entities/Order.swift
      struct Order { final class Cache {} } // ✗ kind Cache
      enum State { case open }
      indirect enum Tree { case leaf, node(Tree) }
      protocol Priced: AnyObject { var cents: Int { get } }
      class Basket {} // ✗ kind Basket
      actor Ledger {} // ✗ kind Ledger
      == Domain/UseCases/GetOrders.swift
      final class GetOrders {}
      """,
      of: .kind,
      style: "clean"
    )
  }

  @Test func `is a protocol for gateways of the domain`() async throws {
    try await expectMarks(
      """
      == Domain/Gateways/OrderGateway.swift
      protocol OrderGateway: AnyObject {}
      struct Page { enum Direction { case up } } // ✗ kind Page
      final class StoredOrderGateway {} // ✗ kind StoredOrderGateway
      """,
      of: .kind,
      style: "clean"
    )
  }

  @Test func `is a value for what crosses a border of a scene, in extensions too`() async throws {
    try await expectMarks(
      """
      == Scenes/Fish/FishModels.swift
      enum FishModels { enum Load { struct Request {}; struct ViewModel {} } }
      extension FishModels.Load {
        final class Response {} // ✗ kind Response
      }
      == Scenes/Fish/FishInteractor.swift
      final class FishInteractor {}
      == Scenes/Fish/FishPresenter.swift
      final class FishPresenter {}
      """,
      of: .kind,
      style: "vip"
    )
  }

  @Test func `is a value for what a view is given to show`() async throws {
    try await expectMarks(
      """
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor {}
      == Modules/Fish/FishPresenter.swift
      final class FishPresenter {}
      == Modules/Fish/FishViewModel.swift
      final class FishViewModel { var title = "" } // ✗ kind FishViewModel
      struct FishViewItem {}
      """,
      of: .kind,
      style: "viper"
    )
  }

  @Test func `is a protocol for the interfaces of Clean VIPER's domain`() async throws {
    try await expectMarks(
      """
      == Domain/Interfaces/BirdRepository.swift
      protocol BirdRepository {}
      struct BirdQuery {} // ✗ kind BirdQuery
      == Domain/Entities/Bird.swift
      struct Bird: Decodable {}
      final class Nest {} // ✗ kind Nest
      """,
      of: .kind,
      style: "clean-viper"
    )
  }
}
