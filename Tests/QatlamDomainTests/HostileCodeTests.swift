import QatlamTestSupport
import Testing

/// Code that would lead a careless resolver astray, or round and round.
@Suite("Hostile code") struct HostileCodeTests {
  @Test func `in another file is read by that file's names`() async throws {
    let locals = (0..<200).map { "  let query\($0) = \($0)\n" }.joined()
    try await expectEdges(
      """
      == Presentation/ViewModels/Long.swift
      import Combine
      final class Long {
        let model = Short()
        func run() {
      \(locals)
          let query = 1
          print(query, model.results.count)
        }
      }
      == Presentation/ViewModels/Short.swift
      import Combine
      final class Short {
        @Published var query = ""
        lazy var results = $query.map { $0 }
      }
      """
    )
  }

  @Test func `whose values are made of each other ends all the same`() async throws {
    let properties = (0..<11).map { step in
      "  var v\(step) = S()" + String(repeating: ".v\(step + 1)", count: 8)
    }.joined(separator: "\n")
    try await expectEdges(
      "== Domain/Entities/S.swift\nstruct S {\n\(properties)\n  var v11 = 1\n}\n"
    )
  }

  @Test func `whose aliases name each other twice ends all the same`() async throws {
    let aliases = (0..<31).map { "typealias A\($0) = (A\($0 + 1), A\($0 + 1))" }
    try await expectEdges(
      "== Domain/Entities/A.swift\n" + aliases.joined(separator: "\n")
        + "\ntypealias A31 = Int\nstruct S { let a: A0 }\n"
    )
  }

  @Test func `inherits what its base class has from a library`() async throws {
    try await expectEdges(
      """
      == Services/Presenting.swift
      func present(_ number: Int) {}
      == Scenes/Fish/FishViewController.swift
      import UIKit
      class BaseViewController: UIViewController {}
      final class FishViewController: BaseViewController { func go() { present(1) } }
      == Scenes/Fish/FishPresenter.swift
      final class FishPresenter {}
      """,
      style: "vip"
    )
  }

  @Test func `calls with closures and defaults as the compiler pairs them`() async throws {
    try await expectEdges(
      """
      == Data/API/Run.swift
      func run(_ x: Int = 1, y: Int = 2) {}
      == Domain/Entities/Run.swift
      func run(a: Int = 0, then: () -> Void) { then() }
      == Domain/UseCases/Go.swift
      struct Go {
        func go() {
          run { print(1) }
          run(1) // ✗ dependency run
        }
      }
      """
    )
  }
}
