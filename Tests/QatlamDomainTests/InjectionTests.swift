import QatlamDomain
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("An injection") struct InjectionTests {
  @Test func `is missing where an empty property waits for its dependency`() async throws {
    try await expectMarks(
      """
      == Domain/Gateways/Gateway.swift
      protocol Gateway { func all() -> [Int] }
      == Data/Gateways/StoredGateway.swift
      final class StoredGateway: Gateway { func all() -> [Int] { [] } }
      == Domain/UseCases/GetAll.swift
      final class GetAll {
        var gateway: (any Gateway)? // ✗ injection Gateway
        var forced: Gateway! // ✗ injection Gateway
        weak var back: AnyObject?
        private var own: (any Gateway)?
        private(set) var shown: (any Gateway)?
        var count: Int?
        func execute() -> [Int] { gateway?.all() ?? [] }
      }
      """,
      of: .injection,
      style: "clean"
    )
  }

  @Test func `comes by memberwise initialiser, superclass or tuple`() async throws {
    try await expectMarks(
      """
      == Domain/Gateways/Gateway.swift
      protocol Gateway { func all() -> [Int] }
      == Data/Gateways/StoredGateway.swift
      final class StoredGateway: Gateway { func all() -> [Int] { [] } }
      == Domain/UseCases/GetAll.swift
      struct Memberwise { let gateway: (any Gateway)?; var other: any Gateway; func execute() {} }
      struct LeftOut {
        var gateway: (any Gateway)? // ✗ injection Gateway
        func execute() {}
      }
      class Base {
        var gateway: (any Gateway)?
        init(gateway: any Gateway) { self.gateway = gateway }
      }
      final class Below: Base { func execute() {} }
      final class Both {
        let gateway: any Gateway
        var other: Gateway?
        init(gateway: any Gateway) { (self.gateway, self.other) = (gateway, gateway) }
      }
      """,
      of: .injection,
      style: "clean"
    )
  }

  @Test func `may be set later on one side of two that know each other`() async throws {
    try await expectMarks(
      """
      == Features/Home/Contracts/HomeContracts.swift
      protocol HomeViewProtocol: AnyObject { func show() }
      protocol HomePresenterProtocol: AnyObject { func load() }
      == Features/Home/UI/HomeViewController.swift
      final class HomeViewController: HomeViewProtocol {
        var presenter: HomePresenterProtocol!
        func show() {}
      }
      == Features/Home/Presentation/HomePresenter.swift
      final class HomePresenter: HomePresenterProtocol {
        private weak var view: HomeViewProtocol?
        init(view: HomeViewProtocol) { self.view = view }
        func load() {}
      }
      """,
      of: .injection,
      style: "clean-viper"
    )
  }

  @Test func `is missing on both sides where both are set later`() async throws {
    try await expectMarks(
      """
      == Features/Home/Contracts/HomeContracts.swift
      protocol HomeViewProtocol: AnyObject { func show() }
      protocol HomePresenterProtocol: AnyObject { func load() }
      == Features/Home/UI/HomeViewController.swift
      final class HomeViewController: HomeViewProtocol {
        var presenter: HomePresenterProtocol! // ✗ injection HomePresenterProtocol
        func show() {}
      }
      == Features/Home/Presentation/HomePresenter.swift
      final class HomePresenter: HomePresenterProtocol {
        weak var view: HomeViewProtocol?
        func load() {}
      }
      """,
      of: .injection,
      style: "clean-viper"
    )
  }

  @Test func `is no matter of handles that only a library's types keep`() async throws {
    try await expectMarks(
      """
      == Data/API/Client.swift
      import Foundation
      protocol Cancellable { func cancel() }
      extension URLSessionTask: Cancellable {}
      == Data/Gateways/RemoteTask.swift
      final class RemoteTask {
        var running: (any Cancellable)?
        func cancel() { running?.cancel() }
      }
      """,
      of: .injection,
      style: "clean"
    )
  }

  @Test func `that nobody has is said once, with the number of all`() async throws {
    let presenters = (1...12).map { number in
      """
      == Modules/M\(number)/M\(number)Presenter.swift
      final class M\(number)Presenter { var interactor: M\(number)InteractorInput? }
      == Modules/M\(number)/M\(number)Interactor.swift
      protocol M\(number)InteractorInput: AnyObject { func load() }
      final class M\(number)Interactor: M\(number)InteractorInput { func load() {} }
      """
    }
    let findings = try await Architect(following: "viper").report(
      on: MarkedApp(presenters.joined(separator: "\n")),
      rules: .only([.injection])
    ).findings
    #expect(findings.map(\.place.file) == ["Modules/M1/M1Presenter.swift"])
    #expect(
      findings.map(\.evidence) == [
        .habit(.receivedLate("M1InteractorInput"), others: 11, hasFollowers: false)
      ]
    )
  }
}
