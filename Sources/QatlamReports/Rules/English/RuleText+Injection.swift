extension RuleText {
  /// What is said of `injection` in English.
  static let injection = RuleText(
    title: """
      A dependency is set after the object was made instead of coming through the initialiser.
      """,
    style: "clean",
    levels: """
      warning; off in `vip`, where a configurator sets properties
      """,
    why: """
      An initialiser shows what a type needs and lets nobody forget it. What is set later may be
      missing when it is needed.
      """,
    bad: [
      RuleExample(
        "Domain/UseCases/GetOrdersUseCase.swift",
        """
        protocol GetOrdersUseCaseProtocol {
          func execute() -> [Int]
        }

        final class GetOrdersUseCase: GetOrdersUseCaseProtocol {
          var gateway: (any OrderGateway)?

          func execute() -> [Int] { gateway?.all() ?? [] }
        }
        """
      ),
      RuleExample(
        "Domain/Gateways/OrderGateway.swift",
        """
        protocol OrderGateway {
          func all() -> [Int]
        }
        """
      ),
      RuleExample(
        "Data/Gateways/StoredOrderGateway.swift",
        """
        struct StoredOrderGateway: OrderGateway {
          func all() -> [Int] { [] }
        }
        """
      ),
    ],
    good: [
      RuleExample(
        "Domain/UseCases/GetOrdersUseCase.swift",
        """
        protocol GetOrdersUseCaseProtocol {
          func execute() -> [Int]
        }

        struct GetOrdersUseCase: GetOrdersUseCaseProtocol {
          let gateway: any OrderGateway

          func execute() -> [Int] { gateway.all() }
        }
        """
      ),
      RuleExample(
        "Domain/Gateways/OrderGateway.swift",
        """
        protocol OrderGateway {
          func all() -> [Int]
        }
        """
      ),
      RuleExample(
        "Data/Gateways/StoredOrderGateway.swift",
        """
        struct StoredOrderGateway: OrderGateway {
          func all() -> [Int] { [] }
        }
        """
      ),
    ],
    decided: """
      One finding at the property: an optional, strong, stored variable that others can set,
      begins empty, and holds a dependency. Initialisers of the type and of its superclasses
      count, written or memberwise, tuples too; an optional `var` of a struct may be left out of
      the memberwise one and counts as set later. A weak property must be set later and is none.
      Of two that know each other one must be set later: where the other end takes this one in its
      initialiser, the property is allowed.

      Where ten or more types do so and none takes a dependency in its initialiser, it is said
      once.
      """,
    blind: """
      A private property that a method fills, and what a property wrapper or a service locator
      fetches.
      """,
    allow: """
      ```swift
      var gateway: (any OrderGateway)?  // qatlam:allow injection -- the storyboard makes the object
      ```
      """
  )
}
