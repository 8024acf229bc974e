extension RuleText {
  /// What is said of `own-protocol` in English.
  static let ownProtocol = RuleText(
    title: """
      A role stands behind no protocol.
      """,
    style: "clean",
    levels: """
      warning in `clean` and `clean-viper`, info in `vip` and `viper`
      """,
    why: """
      Neighbours that know a protocol can be tested with a fake.
      """,
    bad: [
      RuleExample(
        "Domain/UseCases/GetOrdersUseCase.swift",
        """
        struct GetOrdersUseCase {
          func execute() -> [Int] { [] }
        }
        """
      )
    ],
    good: [
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
      )
    ],
    decided: """
      One finding at the type: a use case (in `vip` and `viper` an interactor or presenter, in
      `clean-viper` also a presenter) that has an operation and conforms, itself or through a
      superclass, to no protocol of the codebase. A plain value with methods is none: it holds no
      protocol and has no such name. A base class is design: what inherits from it counts.

      Where ten or more stand behind none and nobody does, it is said once.
      """,
    blind: """
      Whether the protocol says what the neighbours need; whether they use it is
      [dependency](dependency.md)'s business.
      """,
    allow: """
      ```swift
      struct GetOrdersUseCase {  // qatlam:allow own-protocol -- pure; tests use it as it is
      ```
      """
  )
}
