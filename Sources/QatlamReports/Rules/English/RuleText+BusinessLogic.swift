extension RuleText {
  /// What is said of `business-logic` in English.
  static let businessLogic = RuleText(
    title: """
      A view or view model filters, sorts or sums up domain values.
      """,
    style: "clean",
    levels: """
      info; off in `viper`
      """,
    why: """
      A business rule in the presentation gives another answer on the next screen.
      """,
    bad: [
      RuleExample(
        "Presentation/ViewModels/OrdersViewModel.swift",
        """
        @MainActor
        final class OrdersViewModel {
          var orders: [Order] = []

          func open() -> [Order] { orders.filter { $0.isOpen } }
        }
        """
      ),
      RuleExample(
        "Domain/Entities/Order.swift",
        """
        struct Order {
          let isOpen: Bool
        }
        """
      ),
    ],
    good: [
      RuleExample(
        "Presentation/ViewModels/OrdersViewModel.swift",
        """
        @MainActor
        final class OrdersViewModel {
          var orders: [Order] = []

          func titles() -> [String] { orders.map(\\.title) }
        }
        """
      ),
      RuleExample(
        "Domain/Entities/Order.swift",
        """
        struct Order {
          let title: String
        }
        """
      ),
    ],
    decided: """
      One finding for each line: a call of `filter`, `sort`, `sorted`, `reduce`, `min`, `max`,
      `allSatisfy`, `partition` or `removeAll(where:)` on a collection whose elements are
      entities. Mapping is formatting and allowed; so is emptying a list.
      """,
    blind: """
      What stands behind a reactive stream, for the element's type must be known; loops that
      choose by hand; comparisons and arithmetic on single values.
      """,
    allow: """
      ```swift
      orders.filter { $0.isOpen }  // qatlam:allow business-logic -- the search field narrows what is shown
      ```
      """
  )
}
