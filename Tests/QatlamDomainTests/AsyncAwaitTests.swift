import QatlamDomain
import QatlamTestSupport
import Testing

@Suite("A completion handler") struct AsyncAwaitTests {
  @Test func `is found in a requirement, behind aliases and optionals too`() async throws {
    try await expectMarks(
      """
      == Domain/Interfaces/BirdRepository.swift
      typealias Done = (Int) -> Void
      typealias Later = Done
      protocol BirdRepository {
        func plain(completion: @escaping (Int) -> Void) // ✗ async-await plain
        func alias(then: @escaping Later) // ✗ async-await alias
        func maybe(_ done: ((Int) -> Void)?) // ✗ async-await maybe
        func all() async throws -> [Int]
        func count() -> Int
        func first(where isFirst: (Int) -> Bool) -> Int
        func write(_ data: @escaping () throws -> [Int])
        func empty(then: @escaping () -> ()) // ✗ async-await empty
      }
      """,
      of: .asyncAwait,
      style: "clean-viper"
    )
  }

  @Test func `is no matter of what stands behind the protocol`() async throws {
    try await expectMarks(
      """
      == Domain/Interfaces/BirdRepository.swift
      protocol BirdRepository { func all() async throws -> [Int] }
      extension BirdRepository { func each(_ body: (Int) -> Void) {} }
      == Infrastructure/Networking/RemoteBirdRepository.swift
      final class RemoteBirdRepository { func load(completion: @escaping (Int) -> Void) {} }
      """,
      of: .asyncAwait,
      style: "clean-viper"
    )
  }

  @Test func `is found in a worker's protocol`() async throws {
    try await expectMarks(
      """
      == Scenes/Fish/FishWorker.swift
      protocol FishWorkerProtocol {
        func fetch(completion: @escaping (Int) -> Void) // ✗ async-await fetch
      }
      final class FishWorker {}
      == Scenes/Fish/FishInteractor.swift
      final class FishInteractor {}
      """,
      of: .asyncAwait,
      style: "vip"
    )
  }

  @Test func `is none where a closure is called again and again`() async throws {
    try await expectMarks(
      """
      == Domain/Interfaces/BirdRepository.swift
      protocol BirdRepository {
        func subscribeOnBirds(handler: @escaping (Int) -> Void)
        func submitAndWatch(with closure: @escaping (Int) -> Void)
        func start(onUpdate listener: @escaping (Int) -> Void)
        func load(progress: @escaping (Double) -> Void)
        func fetch(progress: @escaping (Double) -> Void, completion: @escaping (Int) -> Void) // ✗ async-await fetch
        func update(completion: @escaping (Int) -> Void) // ✗ async-await update
        func startListening(handler: @escaping (Int) -> Void)
        func fetchWatchList(completion: @escaping (Int) -> Void) // ✗ async-await fetchWatchList
        func stopStream(completion: @escaping (Int) -> Void) // ✗ async-await stopStream
        func loadMonitor(completion: @escaping (Int) -> Void) // ✗ async-await loadMonitor
        func fetchListeningHours(completion: @escaping (Int) -> Void) // ✗ async-await fetchListeningHours
      }
      """,
      of: .asyncAwait,
      style: "clean-viper"
    )
  }
}
