import QatlamDomain
import QatlamTestSupport
import Testing

/// Every test writes an app, marks where it breaks Clean Architecture, and expects those findings alone.
@Suite("A dependency") struct DependencyTests {
  private func expectMarks(
    _ text: String,
    style: String = "clean",
    location: SourceLocation = #_sourceLocation
  ) async throws {
    let app = MarkedApp(text)
    let found = try await Architect(following: style).findings(in: app, about: [.dependency])
    #expect(found == app.marks, sourceLocation: location)
  }

  @Test func `is found where a use case names a view model`() async throws {
    try await expectMarks(
      """
      == Domain/UseCases/GetOrders.swift
      struct GetOrders {
        let model: OrdersViewModel? // ✗ dependency OrdersViewModel
      }
      == Presentation/ViewModels/OrdersViewModel.swift
      final class OrdersViewModel {}
      """
    )
  }

  @Test func `binds to the nearest declaration of a name`() async throws {
    try await expectMarks(
      """
      == Domain/UseCases/ListSongs.swift
      struct ListSongs {
        struct Page { let size: Int }
        let page: Page
        func first<Cursor>(_ cursor: Cursor) -> Cursor { cursor }
        func later(_ cursor: Cursor?) {} // ✗ dependency Cursor
        func local() -> Int {
          struct Cache { let hits = 1 }
          return Cache().hits
        }
      }
      == Data/Persistence/Tables.swift
      struct Page {}
      struct Cursor {}
      struct Cache {}
      """
    )
  }

  @Test func `follows nested types by their path, whoever else has that name`() async throws {
    try await expectMarks(
      """
      == Domain/Entities/Order.swift
      struct Order { struct Item { let cents: Int } }
      == Domain/UseCases/Sum.swift
      struct Sum {
        func total(_ items: [Order.Item]) -> Int { items.reduce(0) { $0 + $1.cents } }
        func wire(_ items: [OrderDTO.Item]) {} // ✗ dependency Item
      }
      == Data/DTOs/OrderDTO.swift
      struct OrderDTO { struct Item { let price: Int } }
      """
    )
  }

  @Test func `judges what an extension adds by the extension's own file`() async throws {
    try await expectMarks(
      """
      == Domain/Entities/Invoice.swift
      struct Invoice { let cents: Int }
      == Domain/UseCases/ListInvoices.swift
      struct ListInvoices {
        func rows() -> [Invoice.Row] { [] } // ✗ dependency Row
        func text(_ invoice: Invoice) -> String { invoice.shortText } // ✗ dependency Invoice
        func plain(_ invoice: Invoice) -> Int { invoice.cents }
      }
      == Presentation/Views/Invoice+Row.swift
      extension Invoice {
        struct Row { let text: String }
        var shortText: String { "\\(cents)" }
      }
      """
    )
  }

  @Test func `follows aliases to what they stand for`() async throws {
    try await expectMarks(
      """
      == Data/API/Client.swift
      final class Client {}
      protocol Storing {}
      == Presentation/ViewModels/Aliases.swift
      typealias Backend = Client // ✗ dependency Client
      typealias Needs = Storing & Sendable // ✗ dependency Storing
      typealias All = Needs // ✗ dependency Storing
      == Presentation/ViewModels/ListViewModel.swift
      final class ListViewModel {
        let backend: Backend? // ✗ dependency Client
        let needs: any All // ✗ dependency Storing
        typealias Mine = [Int]
        let mine: Mine = []
      }
      """
    )
  }

  @Test func `is no endless loop where aliases turn in a ring`() async throws {
    try await expectMarks(
      """
      == Domain/UseCases/Ring.swift
      typealias A = B
      typealias B = A
      struct Ring { let a: A? }
      """
    )
  }

  @Test func `is found in every place a type may stand`() async throws {
    try await expectMarks(
      """
      == Data/API/Client.swift
      class Client { static let shared = Client(); class Inner {} }
      protocol Wire {}
      enum Fault: Error { case offline }
      @propertyWrapper struct Stored<Value> { var wrappedValue: Value }
      == Domain/UseCases/Uses.swift
      final class Uses: Client { // ✗ dependency Client
        @Stored var count = 0 // ✗ dependency Stored
        var list: [Client] = [] // ✗ dependency Client
        var map: [String: Client] = [:] // ✗ dependency Client
        var closure: ((Client) -> Void)? // ✗ dependency Client
        var meta: Client.Type? // ✗ dependency Client
        func generic<T: Wire>(_ value: T) {} // ✗ dependency Wire
        func clause<T>(_ value: T) where T: Wire {} // ✗ dependency Wire
        func opaque() -> some Wire { fatalError() } // ✗ dependency Wire
        func cast(_ any: Any) -> Bool { any is Client } // ✗ dependency Client
        func make() { _ = Client() } // ✗ dependency Client
        func name() { print(Client.self) } // ✗ dependency Client
        func member() { _ = Client.shared } // ✗ dependency Client
        func inner() { _ = Client.Inner() } // ✗ dependency Inner
        func fails() throws(Fault) {} // ✗ dependency Fault
        func catches() { do { try fails() } catch let fault as Fault {} catch {} } // ✗ dependency Fault
        func pattern(_ error: any Error) { if case Fault.offline = error {} } // ✗ dependency Fault
        func text() -> String { "it is \\(Client.shared)" } // ✗ dependency Client
      }
      """
    )
  }

  @Test func `walks from a value to the members of its declared type`() async throws {
    try await expectMarks(
      """
      == Domain/Gateways/Gateway.swift
      protocol Gateway { func all() -> [Int] }
      == Domain/UseCases/GetAll.swift
      struct GetAll { let gateway: any Gateway; func execute() -> [Int] { gateway.all() } }
      == Presentation/ViewModels/Model.swift
      final class Model {
        let getAll: GetAll
        init(getAll: GetAll) { self.getAll = getAll }
        func load() -> [Int] { getAll.execute() }
        func shortcut() -> [Int] { getAll.gateway.all() } // ✗ dependency Gateway
      }
      """
    )
  }

  @Test func `finds free functions, globals and operators of an outer layer`() async throws {
    try await expectMarks(
      """
      == Data/API/Helpers.swift
      let timeout = 30.0
      func normalize(_ text: String) -> String { text }
      infix operator <~>
      func <~> (left: Int, right: Int) -> Int { left + right }
      == Domain/UseCases/Parse.swift
      struct Parse {
        func wait() -> Double { timeout } // ✗ dependency timeout
        func own(timeout: Double) -> Double { timeout }
        func text(_ text: String) -> String { normalize(text) } // ✗ dependency normalize
        func both() -> Int { 1 <~> 2 } // ✗ dependency <~>
      }
      """
    )
  }

  @Test func `finds members that an outer layer adds to library types`() async throws {
    try await expectMarks(
      """
      == Presentation/Views/Date+Text.swift
      import Foundation
      extension Date { var short: String { "" } }
      extension String { var bold: String { self } }
      == Domain/UseCases/Tell.swift
      import Foundation
      struct Tell {
        func when(_ date: Date) -> String { date.short } // ✗ dependency short
        func title(_ text: String) -> String { text.bold } // ✗ dependency bold
        func plain(_ text: String) -> Int { text.count }
      }
      """
    )
  }

  @Test func `knows nothing of names behind a dot or in comments and strings`() async throws {
    try await expectMarks(
      """
      == Data/API/Client.swift
      final class Client {}
      == Domain/UseCases/Quiet.swift
      // Client
      /* /* Client */ Client */
      struct Quiet {
        enum Kind { case Client }
        let text = "Client() // Client"
        let raw = #"\\(Client())"#
        func kind(_ kind: Kind) -> Bool { kind == .Client }
        func label(Client value: Int) -> Int { value }
      }
      """
    )
  }

  @Test func `is no matter of previews, tests or the container`() async throws {
    try await expectMarks(
      """
      == Data/API/Client.swift
      final class Client {}
      == Presentation/Views/Screen.swift
      import SwiftUI
      struct Screen: View { var body: some View { Text("") } }
      #Preview { _ = Client(); return Screen() }
      struct Screen_Previews: PreviewProvider { static var previews: some View { let c = Client(); Screen() } }
      == DI/Container.swift
      final class Container { let client = Client() }
      == AppTests/ClientTests.swift
      import XCTest
      final class ClientTests: XCTestCase { let client = Client() }
      """
    )
  }

  @Test func `types implicit members by what their place expects`() async throws {
    try await expectMarks(
      """
      == Domain/UseCases/FindJobs.swift
      struct JobQuery { static let everything = JobQuery(text: ""); let text: String }
      == Domain/Entities/Job.swift
      struct Job { let title: String }
      == Presentation/ViewModels/JobsViewModel.swift
      final class JobsViewModel {
        var selected: Job?
        func search(_ query: JobQuery) {}
      }
      == Presentation/Views/JobsView.swift
      struct JobsView {
        let viewModel: JobsViewModel
        func typed(_ text: String) {
          viewModel.search(.init(text: text)) // ✗ dependency JobQuery
          viewModel.search(.everything) // ✗ dependency JobQuery
          viewModel.selected = .init(title: "none")
        }
      }
      """
    )
  }
}
