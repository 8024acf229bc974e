import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("A construction") struct ConstructionTests {
  @Test func `is found where a view model makes its use case, in whatever way`() async throws {
    try await expectMarks(
      """
      == Domain/Gateways/Gateway.swift
      protocol Gateway { func all() -> [Int] }
      == Domain/UseCases/GetAll.swift
      protocol GetAllProtocol { func execute() -> [Int] }
      struct GetAll: GetAllProtocol {
        let gateway: any Gateway
        func execute() -> [Int] { gateway.all() }
      }
      struct Request { let page: Int }
      enum Fault: Error { case none }
      struct Broken: Error { let line: Int }
      == Data/API/Client.swift
      final class Client { func load() -> [Int] { [] } }
      struct Endpoint { let path: String; func full() -> String { path } }
      final class Task { var isDone = false; func cancel() {} }

      == Presentation/ViewModels/ListViewModel.swift
      final class ListViewModel {
        private let first: any GetAllProtocol
        private lazy var second = GetAll(gateway: gateway) // ✗ construction GetAll
        private let gateway: any Gateway
        init(gateway: any Gateway) {
          self.gateway = gateway
          first = GetAll(gateway: gateway) // ✗ construction GetAll
        }
        func again() -> GetAll { .init(gateway: gateway) } // ✗ construction GetAll
        func given(_ make: (any Gateway) -> GetAll) -> GetAll { make(gateway) }
      }
      """,
      of: .construction,
      style: "clean"
    )
  }

  @Test func `is none where values, errors, endpoints and handles are made`() async throws {
    try await expectMarks(
      """
      == Domain/Gateways/Gateway.swift
      protocol Gateway { func all() -> [Int] }
      == Domain/UseCases/GetAll.swift
      protocol GetAllProtocol { func execute() -> [Int] }
      struct GetAll: GetAllProtocol {
        let gateway: any Gateway
        func execute() -> [Int] { gateway.all() }
      }
      struct Request { let page: Int }
      enum Fault: Error { case none }
      struct Broken: Error { let line: Int }
      == Data/API/Client.swift
      final class Client { func load() -> [Int] { [] } }
      struct Endpoint { let path: String; func full() -> String { path } }
      final class Task { var isDone = false; func cancel() {} }

      == Data/Gateways/RemoteGateway.swift
      final class RemoteGateway: Gateway {
        private let client: Client
        init(client: Client) { self.client = client }
        func all() -> [Int] {
          let task = Task()
          task.cancel()
          return Endpoint(path: "/").full().isEmpty ? [] : client.load()
        }
      }
      == Presentation/ViewModels/ListViewModel.swift
      final class ListViewModel {
        func ask() throws { _ = Request(page: 1); throw Broken(line: 1) }
      }
      """,
      of: .construction,
      style: "clean"
    )
  }

  @Test func `is allowed to composition, factories and previews`() async throws {
    try await expectMarks(
      """
      == Domain/Gateways/Gateway.swift
      protocol Gateway { func all() -> [Int] }
      == Domain/UseCases/GetAll.swift
      protocol GetAllProtocol { func execute() -> [Int] }
      struct GetAll: GetAllProtocol {
        let gateway: any Gateway
        func execute() -> [Int] { gateway.all() }
      }
      struct Request { let page: Int }
      enum Fault: Error { case none }
      struct Broken: Error { let line: Int }
      == Data/API/Client.swift
      final class Client { func load() -> [Int] { [] } }
      struct Endpoint { let path: String; func full() -> String { path } }
      final class Task { var isDone = false; func cancel() {} }

      == DI/Container.swift
      struct Container { func getAll(_ gateway: any Gateway) -> GetAll { GetAll(gateway: gateway) } }
      == Presentation/Views/ListFactory.swift
      struct ListFactory { func make(_ gateway: any Gateway) -> GetAll { GetAll(gateway: gateway) } }
      == Presentation/Views/ListView.swift
      import SwiftUI
      struct ListView: View { var body: some View { Text("") } }
      #Preview { _ = GetAll(gateway: Fake()); return ListView() }
      struct Fake: Gateway { func all() -> [Int] { [] } }
      """,
      of: .construction,
      style: "clean"
    )
  }

  @Test
  func
    `of a neighbour is found where somebody receives it and it is made with its owner`()
    async throws
  {
    try await expectMarks(
      """
      == Core/Network/NetworkClientProtocol.swift
      protocol NetworkClientProtocol { func load() -> [Int] }
      == Infrastructure/Networking/HTTPClient.swift
      final class HTTPClient: NetworkClientProtocol {
        private let log = LineLog()
        func load() -> [Int] { log.note(); return [] }
      }
      final class LineLog { func note() {} }
      == Infrastructure/Networking/RemoteRepository.swift
      protocol Repository { func all() -> [Int] }
      final class RemoteRepository: Repository {
        private let client: any NetworkClientProtocol
        init(client: any NetworkClientProtocol) { self.client = client }
        func all() -> [Int] { client.load() }
        private lazy var other: any NetworkClientProtocol = HTTPClient() // ✗ construction HTTPClient
        func usual() -> RemoteRepository { RemoteRepository(client: HTTPClient()) }
      }
      """,
      of: .construction,
      style: "clean-viper"
    )
  }

  @Test func `is none where a scene's view controller or router sets its own module up`()
    async throws
  {
    try await expectMarks(
      """
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor { func load() {} }
      == Modules/Fish/FishPresenter.swift
      final class FishPresenter {
        let interactor: FishInteractor
        init(interactor: FishInteractor) { self.interactor = interactor }
        func again() { _ = FishInteractor() } // ✗ construction FishInteractor
      }
      == Modules/Fish/FishRouter.swift
      final class FishRouter {
        static func module() -> FishPresenter { FishPresenter(interactor: FishInteractor()) }
      }
      == Modules/Fish/FishViewController.swift
      final class FishViewController {}
      """,
      of: .construction,
      style: "viper"
    )
  }

  @Test func `as a default argument is info, as an initial value a warning`() async throws {
    let report = try await Architect(following: "clean-viper").report(
      on: MarkedApp(
        """
        == Infrastructure/Networking/RemoteRepository.swift
        protocol Client { func load() }
        final class HTTPClient: Client { func load() {} }
        final class RemoteRepository {
          let client: any Client
          init(client: any Client = HTTPClient()) { self.client = client }
          lazy var other = HTTPClient()
          func load() { client.load() }
        }
        """
      ),
      rules: .only([.construction])
    )
    #expect(report.findings.map(\.severity) == [.info, .warning])
  }

  @Test func `is none of who provides protocols for others, nor of work that a closure gives`()
    async throws
  {
    try await expectMarks(
      """
      == Domain/Gateways/Gateways.swift
      protocol Fish { func all() -> [Int] }
      protocol Birds { func all() -> [Int] }
      == Data/Gateways/RemoteGateways.swift
      final class RemoteFish: Fish { func all() -> [Int] { [] } }
      final class RemoteBirds: Birds { func all() -> [Int] { [] } }
      == Data/Provider.swift
      final class Provider {
        func fish() -> any Fish { RemoteFish() }
        func birds() -> any Birds { RemoteBirds() }
        private func own() -> any Fish { RemoteFish() } // ✗ construction RemoteFish
      }
      final class Lonely {
        func fish() -> any Fish { RemoteFish() } // ✗ construction RemoteFish
      }
      == Data/API/JobService.swift
      protocol Running { func run() }
      final class JobService<Value>: Running {
        init(_ job: @escaping () -> Value) {}
        func run() {}
      }
      final class PlainService: Running { init(_ job: @escaping () -> Void) {}; func run() {} }
      == Domain/UseCases/Count.swift
      final class Count {
        let running: any Running
        init(running: any Running) { self.running = running }
        func execute() {
          JobService { 1 }.run()
          PlainService {}.run() // ✗ construction PlainService
        }
      }
      """,
      of: .construction,
      style: "clean"
    )
  }

  @Test func `in a convenience initialiser is info like a default argument`() async throws {
    let report = try await Architect(following: "clean-viper").report(
      on: MarkedApp(
        """
        == Infrastructure/Networking/RemoteRepository.swift
        protocol Client { func load() }
        final class HTTPClient: Client { func load() {} }
        final class RemoteRepository {
          let client: any Client
          init(client: any Client) { self.client = client }
          convenience init() { self.init(client: HTTPClient()) }
          func load() { client.load() }
        }
        """
      ),
      rules: .only([.construction])
    )
    #expect(report.findings.map(\.severity) == [.info])
  }

  @Test func `is found where a use case or an interactor makes what everybody shares`() async throws
  {
    try await expectMarks(
      """
      == Domain/UseCases/LogIn.swift
      final class LogIn {
        private let keychain = KeychainManager() // ✗ construction KeychainManager
        func execute() { keychain.store(); _ = Stamp(); Stamp().print() }
      }
      == Utils/KeychainManager.swift
      protocol Keychain { func store() }
      struct KeychainManager: Keychain { func store() {} }
      struct Stamp { func print() {} }
      == Presentation/Views/LogInView.swift
      import UIKit
      final class LogInView: UIView { let keychain = KeychainManager() }
      """,
      of: .construction,
      style: "clean"
    )
    try await expectMarks(
      """
      == Modules/Fish/FishPresenter.swift
      final class FishPresenter {}
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor {
        func load() { KeychainManager().store() } // ✗ construction KeychainManager
      }
      == Common/KeychainManager.swift
      final class KeychainManager { func store() {} }
      """,
      of: .construction,
      style: "viper"
    )
  }
}
