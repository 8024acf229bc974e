extension RuleText {
  /// What is said of `dependency` in English.
  static let dependency = RuleText(
    title: """
      A declaration refers to something that its part may not know.
      """,
    style: "clean",
    levels: """
      error in every style; a reference in the right direction that leaves out a step (a view that
      calls a use case) is a warning
      """,
    why: """
      Inside one module every file sees every other, and no compiler objects when a use case names
      a view model. From then on neither can be changed, tested or replaced without the other.
      """,
    bad: [
      RuleExample(
        "Domain/UseCases/GetOrders.swift",
        """
        struct GetOrders {
          let screen: OrdersViewModel
        }
        """
      ),
      RuleExample(
        "Presentation/ViewModels/OrdersViewModel.swift",
        """
        @MainActor
        final class OrdersViewModel {
          var titles: [String] = []
        }
        """
      ),
    ],
    good: [
      RuleExample(
        "Domain/UseCases/GetOrders.swift",
        """
        protocol GetOrdersProtocol {
          func callAsFunction() -> [Order]
        }

        struct GetOrders: GetOrdersProtocol {
          let gateway: any OrderGateway

          func callAsFunction() -> [Order] { gateway.all() }
        }
        """
      ),
      RuleExample(
        "Domain/Gateways/OrderGateway.swift",
        """
        protocol OrderGateway {
          func all() -> [Order]
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
      RuleExample(
        "Presentation/ViewModels/OrdersViewModel.swift",
        """
        @MainActor
        final class OrdersViewModel {
          private let getOrders: any GetOrdersProtocol
          var titles: [String] = []

          init(getOrders: any GetOrdersProtocol) { self.getOrders = getOrders }

          func load() { titles = getOrders().map(\\.title) }
        }
        """
      ),
    ],
    decided: """
      One finding for each line and forbidden declaration. The target is the type that is referred
      to; for a member or an implicit member the type that declares it; else the free function,
      global or operator. Behind an alias, its user is judged by the real type. An extension is
      judged by the layer of the file it stands in.

      `qatlam explain 'UseCases->ViewModels'` tells the reason and the remedy of each edge. A
      composition root (DI, configurators, factories, `@main`) may know everything. Tests,
      previews and generated code are not judged.
      """,
    blind: """
      References whose type only inference tells (`check` counts them as unresolved), names in
      strings and in interface files, and what a macro writes.
      """,
    allow: """
      ```swift
      let screen: OrdersViewModel  // qatlam:allow dependency -- goes with the old search screen
      ```
      """
  )
}
