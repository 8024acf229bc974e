import QatlamDomain
import QatlamTestSupport
import Testing

@Suite("Business logic") struct BusinessLogicTests {
  @Test func `is a choice among entities in a view model or view`() async throws {
    try await expectMarks(
      """
      == Domain/Entities/Order.swift
      struct Order { let cents: Int; let isOpen: Bool }
      == Presentation/ViewModels/OrdersViewModel.swift
      final class OrdersViewModel {
        var orders: [Order] = []
        func open() -> [Order] { orders.filter { $0.isOpen } } // ✗ business-logic Order
        func sorted() -> [Order] { orders.sorted { $0.cents < $1.cents } } // ✗ business-logic Order
        func drop() { orders.removeAll { $0.isOpen } } // ✗ business-logic Order
      }
      == Presentation/Views/OrdersView.swift
      struct OrdersView {
        let model: OrdersViewModel
        func sum() -> Int { model.orders.reduce(0) { $0 + $1.cents } } // ✗ business-logic Order
      }
      """,
      of: .businessLogic,
      style: "clean"
    )
  }

  @Test func `is no formatting, no emptying and no choice among other values`() async throws {
    try await expectMarks(
      """
      == Domain/Entities/Order.swift
      struct Order { let cents: Int }
      == Presentation/ViewModels/OrdersViewModel.swift
      struct Row { let text: String }
      final class OrdersViewModel {
        var orders: [Order] = []
        var rows: [Row] = []
        func show() { rows = orders.map { Row(text: "\\($0.cents)") } }
        func empty() { orders.removeAll() }
        func shown() -> [Row] { rows.filter { !$0.text.isEmpty } }
        func words(_ words: [String]) -> [String] { words.sorted() }
      }
      """,
      of: .businessLogic,
      style: "clean"
    )
  }

  @Test func `belongs to the use case`() async throws {
    try await expectMarks(
      """
      == Domain/Entities/Order.swift
      struct Order { let isOpen: Bool }
      == Domain/UseCases/GetOpen.swift
      struct GetOpen { func execute(_ orders: [Order]) -> [Order] { orders.filter { $0.isOpen } } }
      """,
      of: .businessLogic,
      style: "clean"
    )
  }

  @Test func `is no matter of previews`() async throws {
    try await expectMarks(
      """
      == Domain/Entities/Order.swift
      struct Order { let isOpen: Bool; static let samples: [Order] = [] }
      == Presentation/Views/OrdersView.swift
      import SwiftUI
      struct OrdersView: View { let orders: [Order]; var body: some View { Text("") } }
      #Preview { OrdersView(orders: Order.samples.filter { $0.isOpen }) }
      """,
      of: .businessLogic,
      style: "clean"
    )
  }
}
