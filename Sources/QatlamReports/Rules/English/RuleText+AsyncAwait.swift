extension RuleText {
  /// What is said of `async-await` in English.
  static let asyncAwait = RuleText(
    title: """
      A protocol of the domain reports its result through a completion handler.
      """,
    style: "clean-viper",
    levels: """
      info in `clean-viper`, off elsewhere
      """,
    why: """
      A result that is awaited is reported once, can be cancelled and cannot be forgotten.
      """,
    bad: [
      RuleExample(
        "Domain/Interfaces/CharacterRepositoryProtocol.swift",
        """
        protocol CharacterRepositoryProtocol {
          func fetch(completion: @escaping ([Int]) -> Void)
        }
        """
      )
    ],
    good: [
      RuleExample(
        "Domain/Interfaces/CharacterRepositoryProtocol.swift",
        """
        protocol CharacterRepositoryProtocol {
          func fetch() async throws -> [Int]
        }
        """
      )
    ],
    decided: """
      One finding at each requirement of a use case's or repository's protocol that takes a
      function that returns nothing, aliases followed. In `vip` and `viper` workers' protocols and
      services are asked.

      A function that returns a value (a predicate, a provider) is none, nor are publishers and
      streams, nor a closure that is called again and again, as the names say: a method that
      begins with `subscribe`, `observe`, `watch` and the like, or has it behind `And`
      (`submitAndWatch`) or `start` (`startListening`), and a closure that is named as a listener,
      a progress, an update.

      Where ten or more requirements do so and none is `async`, it is said once.
      """,
    blind: """
      Whether a function is called once or many times: a subscription looks like a completion
      handler and is a finding.
      """,
    allow: """
      ```swift
      func fetch(completion: @escaping ([Int]) -> Void)  // qatlam:allow async-await -- the old SDK calls back
      ```
      """
  )
}
