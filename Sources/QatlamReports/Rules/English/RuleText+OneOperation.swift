extension RuleText {
  /// What is said of `one-operation` in English.
  static let oneOperation = RuleText(
    title: """
      A use case has more than one operation.
      """,
    style: "clean",
    levels: """
      warning in `clean` and `clean-viper`, info in `vip` and `viper`
      """,
    why: """
      A use case is one business action: its name says it, and whoever depends on it depends on
      nothing else.
      """,
    bad: [
      RuleExample(
        "Domain/UseCases/OrdersUseCase.swift",
        """
        protocol OrdersUseCaseProtocol {
          func load() -> [Int]
          func cancel(_ id: Int)
        }

        struct OrdersUseCase: OrdersUseCaseProtocol {
          func load() -> [Int] { [] }
          func cancel(_ id: Int) {}
        }
        """
      )
    ],
    good: [
      RuleExample(
        "Domain/UseCases/CancelOrderUseCase.swift",
        """
        protocol CancelOrderUseCaseProtocol {
          func callAsFunction(_ id: Int)
        }

        struct CancelOrderUseCase: CancelOrderUseCaseProtocol {
          func callAsFunction(_ id: Int) { note(id) }

          private func note(_ id: Int) {}
        }
        """
      )
    ],
    decided: """
      One finding at the type, which names the operations. An operation is a method of the
      instance that is not private, in the type or its extensions; overloads of one name are one.
      Computed properties, nested types, static and local functions do not count, nor `hash`,
      `encode` and the like, nor what an extension answers to a library's or a delegate's
      protocol, nor a callback (`gateway(_:didLoad:)`: a later label says what did or will happen,
      and is no flag), nor `inject…`, nor a base class's steps that a subclass overrides.

      Where ten or more use cases have several operations and none has one, it is said once.
      """,
    blind: """
      Whether two operations are one business action. A delegate's method in the type's own body
      is counted: move it to an extension that names the protocol.
      """,
    allow: """
      ```swift
      struct OrdersUseCase: OrdersUseCaseProtocol {  // qatlam:allow one-operation -- split with the new cart
      ```
      """
  )
}
