extension RuleText {
  /// What is said of `construction` in English.
  static let construction = RuleText(
    title: """
      A type makes its own dependency.
      """,
    style: "clean",
    levels: """
      warning; as a default argument info; off in `vip`, where the scene's own set-up may wire it
      """,
    why: """
      What is built inside cannot be replaced by a fake, and nobody sees from outside that it is
      needed.
      """,
    bad: [
      RuleExample(
        "Presentation/ViewModels/OrdersViewModel.swift",
        """
        @MainActor
        final class OrdersViewModel {
          private let getOrders = GetOrdersUseCase()
        }
        """
      ),
      RuleExample(
        "Domain/UseCases/GetOrdersUseCase.swift",
        """
        protocol GetOrdersUseCaseProtocol {
          func execute() -> [Int]
        }

        struct GetOrdersUseCase: GetOrdersUseCaseProtocol {
          func execute() -> [Int] { [] }
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
          private let getOrders: any GetOrdersUseCaseProtocol

          init(getOrders: any GetOrdersUseCaseProtocol) { self.getOrders = getOrders }
        }
        """
      ),
      RuleExample(
        "Domain/UseCases/GetOrdersUseCase.swift",
        """
        protocol GetOrdersUseCaseProtocol {
          func execute() -> [Int]
        }

        struct GetOrdersUseCase: GetOrdersUseCaseProtocol {
          func execute() -> [Int] { [] }
        }
        """
      ),
      RuleExample(
        "DI/Container.swift",
        """
        @MainActor
        struct Container {
          func orders() -> OrdersViewModel { OrdersViewModel(getOrders: GetOrdersUseCase()) }
        }
        """
      ),
    ],
    decided: """
      One finding for each line and type, at the call. A dependency is a type

      - whose part is a role (use case, gateway implementation, interactor, presenter, router,
        worker) and that does something;
      - or that is named like one (`…Client`, `…Service`, `…Storage` and the like) and made in
        another part than its own;
      - or whose protocol somebody takes in an initialiser.

      Within one part only the last counts, and only where it is made together with its owner: in
      an initial value, an initialiser or a default argument.

      Values may be made anywhere: entities, DTOs, errors, view items, rows, endpoints, handles of
      running tasks. So may subviews, and a generic object that is given its work in a closure. A
      composition root, a factory, builder or container, a scene's own set-up, previews, and a
      type that makes two things or more for others and returns them as protocols may make
      everything. In a default argument or a convenience initialiser it is info.
      """,
    blind: """
      What is fetched from a service locator, and what a closure makes that somebody else passed.
      """,
    allow: """
      ```swift
      private let getOrders = GetOrdersUseCase()  // qatlam:allow construction -- until the container has it
      ```
      """
  )
}
