import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("A singleton") struct SingletonTests {
  @Test func `is told by its shape, whatever it is called`() async throws {
    try await expectMarks(
      """
      == Infrastructure/Log.swift
      final class EventLog {
        static let everywhere = EventLog() // ✗ singleton EventLog
        private init() {}
      }
      class Shelf {
        static let current: Shelf = .init() // ✗ singleton Shelf
      }
      actor Cache {
        static var shared: Cache? = nil // ✗ singleton Cache
      }
      protocol Clock: AnyObject {}
      final class WallClock: Clock {
        static let shared: any Clock = WallClock() // ✗ singleton WallClock
      }
      """,
      of: .singleton,
      style: "clean-viper"
    )
  }

  @Test func `is no matter of previews`() async throws {
    try await expectMarks(
      """
      == Infrastructure/Log.swift
      import SwiftUI
      struct Log_Previews: PreviewProvider {
        final class Kept { static let shared = Kept() }
        static var previews: some View { Text("") }
      }
      #Preview { final class Held { static let shared = Held() }; return Text("") }
      final class After { static let shared = After() } // ✗ singleton After
      """,
      of: .singleton,
      style: "clean-viper"
    )
  }

  @Test func `is no constant, no sample and no computed value`() async throws {
    try await expectMarks(
      """
      == Infrastructure/Values.swift
      struct Config { static let shared = Config() }
      enum Kind { case a; static let standard = Kind.a }
      final class Box {
        static var fresh: Box { Box() }
        static let empty = Box()
        static let limit = 3
        init() {}
      }
      """,
      of: .singleton,
      style: "clean-viper"
    )
  }

  @Test func `is no matter of the composition root`() async throws {
    try await expectMarks(
      """
      == DI/Container.swift
      final class Container { static let shared = Container() }
      == Data/Persistence/Store.swift
      final class Store { static let shared = Store() } // ✗ singleton Store
      """,
      of: .singleton,
      style: "clean"
    )
  }

  @Test func `tells how often code outside composition reaches for it`() async throws {
    let findings = try await Architect(following: "clean").report(
      on: MarkedApp(
        """
        == Data/Persistence/Store.swift
        final class Store { static let shared = Store(); func read() {} }
        == Data/Gateways/StoredGateway.swift
        final class StoredGateway { func all() { Store.shared.read(); Store.shared.read() } }
        == DI/Container.swift
        final class Container { let store = Store.shared }
        """
      ),
      rules: .only([.singleton])
    ).findings
    #expect(
      findings.map(\.evidence) == [
        .shape(.sharedInstance(uses: 2))
      ]
    )
  }

  @Test func `is found in what everybody shares, and under the last word of its type's name`()
    async throws
  {
    try await expectMarks(
      """
      == Domain/Entities/Order.swift
      struct Order {}
      == Data/Persistence/OrderManager.swift
      final class OrderManager {
        static let manager = OrderManager() // ✗ singleton OrderManager
      }
      final class OrderCache { static let empty = OrderCache() }
      final class OrderAPI {
        private static let shared = OrderAPI()
        private init() {}
        static func load() {}
      }
      == Utils/Clock.swift
      final class Clock { static let shared = Clock() } // ✗ singleton Clock
      """,
      of: .singleton,
      style: "clean"
    )
    try await expectMarks(
      """
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor {}
      == Modules/Fish/FishPresenter.swift
      final class FishPresenter {}
      == Modules/Fish/FishTheme.swift
      final class FishTheme { static let shared = FishTheme() } // ✗ singleton FishTheme
      == Common/Clock.swift
      final class Clock { static let shared = Clock() } // ✗ singleton Clock
      """,
      of: .singleton,
      style: "viper"
    )
  }
}
