import QatlamDomain
import QatlamTestSupport
import Testing

@Suite("One operation") struct OneOperationTests {
  @Test func `is all a use case has`() async throws {
    try await expectMarks(
      """
      == Domain/UseCases/Orders.swift
      protocol Orders { func load(); func cancel() }
      struct OrdersUseCase: Orders { // ✗ one-operation OrdersUseCase
        func load() {}
        func cancel() {}
      }
      final class Pair { // ✗ one-operation Pair
        func load() {}
      }
      extension Pair { func cancel() {} }
      """,
      of: .oneOperation,
      style: "clean"
    )
  }

  @Test func `may have private helpers, overloads, nested types and local functions`() async throws
  {
    try await expectMarks(
      """
      == Domain/UseCases/GetAll.swift
      struct GetAllUseCase {
        func callAsFunction() { check(); func local() {}; local() }
        func callAsFunction(page: Int) {}
        private func check() {}
        fileprivate func note() {}
        static func usual() -> Self { Self() }
        var isReady: Bool { true }
        struct Step { func run() {}; func stop() {} }
      }
      private extension GetAllUseCase { func further() {}; func more() {} }
      """,
      of: .oneOperation,
      style: "clean"
    )
  }

  @Test func `does not count what an extension answers to a library or a delegate`() async throws {
    try await expectMarks(
      """
      == Domain/UseCases/Locate.swift
      import CoreLocation
      protocol PlacesDelegate: AnyObject { func placesDidChange(); func placesDidEnd() }
      final class LocateUseCase { func execute() {} }
      extension LocateUseCase: CLLocationManagerDelegate { func locationManager() {} }
      extension LocateUseCase: PlacesDelegate { func placesDidChange() {}; func placesDidEnd() {} }
      extension LocateUseCase: Hashable { func hash(into hasher: inout Hasher) {} }
      """,
      of: .oneOperation,
      style: "clean"
    )
  }

  @Test func `is asked of values that do something, not of those that are something`() async throws
  {
    try await expectMarks(
      """
      == Domain/UseCases/Values.swift
      struct Query { func first() {}; func second() {} }
      protocol Gateway { func all() }
      struct Import { // ✗ one-operation Import
        let gateway: any Gateway
        func first() {}
        func second() {}
      }
      """,
      of: .oneOperation,
      style: "clean"
    )
  }

  @Test
  func
    `is left where others call back, where dependencies come in, and where steps are overridden`()
    async throws
  {
    try await expectMarks(
      """
      == Domain/UseCases/GetAll.swift
      final class GetAllUseCase {
        func inject(presenter: Int) {}
        func execute() {}
        func gateway(_ gateway: Int, didLoad all: [Int]) {}
      }
      final class TwoUseCase { // ✗ one-operation TwoUseCase
        func execute() {}
        func move(_ one: Int, didIt: Int) {}
        func gateway(_ one: Int, did: Int) {}
      }
      class BaseUseCase {
        func execute() { step() }
        func step() {}
      }
      final class OneUseCase: BaseUseCase { override func step() {} }
      class OpenUseCase { // ✗ one-operation OpenUseCase
        func first() {}
        func second() {}
      }
      final class SubUseCase: OpenUseCase { func third() {} }
      """,
      of: .oneOperation,
      style: "clean"
    )
  }

  @Test func `is counted where a flag or a longer word only looks like a callback`() async throws {
    try await expectMarks(
      """
      == Domain/UseCases/Save.swift
      typealias Flag = Bool
      final class NotifyUseCase { // ✗ one-operation NotifyUseCase
        func execute() {}
        func save(_ one: Int, shouldNotify: Bool) {}
      }
      final class DoneUseCase { // ✗ one-operation DoneUseCase
        func execute() {}
        func save(_ one: Int, didIt: Bool) {}
      }
      final class LaterUseCase { // ✗ one-operation LaterUseCase
        func execute() {}
        func save(_ one: Int, willShow: Flag?) {}
      }
      final class TreeUseCase { // ✗ one-operation TreeUseCase
        func execute() {}
        func plant(_ one: Int, willowId: Int) {}
      }
      final class ToldUseCase {
        func execute() {}
        func gateway(_ one: Int, willLoad all: [Int]) {}
      }
      """,
      of: .oneOperation,
      style: "clean"
    )
  }
}
