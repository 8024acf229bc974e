extension RuleText {
  /// What is said of `stale-baseline` in English.
  static let staleBaseline = RuleText(
    title: """
      A line of the baseline names a break that is no longer there.
      """,
    style: "clean",
    levels: """
      warning
      """,
    why: """
      A debt that is paid leaves the books, or it could be made again unseen.
      """,
    bad: [
      RuleExample(
        "qatlam.yml",
        """
        version: 1
        baseline: qatlam-baseline.json
        """
      ),
      RuleExample(
        "qatlam-baseline.json",
        """
        breaks:
          - { file: Domain/Entities/Order.swift, rule: import, source: Order.swift, target: UIKit }
        version: 1
        """
      ),
      RuleExample(
        "Domain/Entities/Order.swift",
        """
        struct Order {
          let id: Int
        }
        """
      ),
    ],
    good: [
      RuleExample(
        "qatlam.yml",
        """
        version: 1
        baseline: qatlam-baseline.json
        """
      ),
      RuleExample(
        "qatlam-baseline.json",
        """
        breaks: []
        version: 1
        """
      ),
      RuleExample(
        "Domain/Entities/Order.swift",
        """
        struct Order {
          let id: Int
        }
        """
      ),
    ],
    decided: """
      - A line whose rule was judged in this run, about a file that was asked about, and which
        nothing matches.

      The remedy is `qatlam baseline --prune`, by hand, never in CI.
      """,
    blind: """
      Whether a debt was paid or its declaration only renamed: both leave a stale line.
      """,
    allow: nil
  )
}
