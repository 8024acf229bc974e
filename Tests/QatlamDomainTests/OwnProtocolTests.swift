import QatlamDomain
import QatlamTestSupport
import Testing

@Suite("A protocol of its own") struct OwnProtocolTests {
  @Test func `is missing where a use case does something behind none`() async throws {
    try await expectMarks(
      """
      == Domain/UseCases/GetAll.swift
      protocol GetAllProtocol { func execute() }
      struct GetAllUseCase: GetAllProtocol { func execute() {} }
      struct SaveUseCase { func execute() {} } // ✗ own-protocol SaveUseCase
      final class Delete { func callAsFunction() {} } // ✗ own-protocol Delete
      """,
      of: .ownProtocol,
      style: "clean"
    )
  }

  @Test func `may be promised in an extension or by a superclass`() async throws {
    try await expectMarks(
      """
      == Domain/UseCases/GetAll.swift
      protocol Doing { func execute() }
      class Base { func execute() {} }
      final class Below: Base {}
      extension Below: Doing {}
      final class Further: Inherited {}
      class Inherited: Doing { func execute() {} }
      """,
      of: .ownProtocol,
      style: "clean"
    )
  }

  @Test func `is not asked of values, errors and private types`() async throws {
    try await expectMarks(
      """
      == Domain/UseCases/Values.swift
      struct Query { let text: String; func matches(_ other: String) -> Bool { text == other } }
      enum Fault: Error { case none; func text() -> String { "" } }
      private struct Sorter { func sort() {} }
      final class Empty {}
      """,
      of: .ownProtocol,
      style: "clean"
    )
  }

  @Test func `stands before an interactor and a presenter`() async throws {
    try await expectMarks(
      """
      == Modules/Fish/FishInteractor.swift
      final class FishInteractor { func load() {} } // ✗ own-protocol FishInteractor
      == Modules/Fish/FishPresenter.swift
      protocol FishPresenterProtocol { func load() }
      final class FishPresenter: FishPresenterProtocol { func load() {} }
      """,
      of: .ownProtocol,
      style: "viper"
    )
  }
}
