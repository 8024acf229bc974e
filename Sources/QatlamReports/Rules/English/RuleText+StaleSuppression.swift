extension RuleText {
  /// What is said of `stale-suppression` in English.
  static let staleSuppression = RuleText(
    title: """
      A comment allows a finding that does not exist, names no rule, or gives no reason.
      """,
    style: "clean",
    levels: """
      warning
      """,
    why: """
      An exception lives as long as its reason. One that hides nothing today hides the next break
      that comes.
      """,
    bad: [
      RuleExample(
        "Domain/Entities/Order.swift",
        """
        import Foundation  // qatlam:allow import -- was UIKit once

        struct Order {
          let id: UUID
        }
        """
      )
    ],
    good: [
      RuleExample(
        "Domain/Entities/Order.swift",
        """
        import Foundation

        struct Order {
          let id: UUID
        }
        """
      )
    ],
    decided: """
      - A suppression under which nothing was found, in a run that judges its rule.
      - A suppression without `-- reason`: it suppresses nothing.
      - A suppression of a rule that does not exist.

      The remedy is to delete the comment, or to finish it.
      """,
    blind: """
      Whether the reason is a good one.
      """,
    allow: nil
  )
}
