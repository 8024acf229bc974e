extension RuleText {
  /// What is said of `unlayered` in English.
  static let unlayered = RuleText(
    title: """
      A file belongs to no layer and no role, so nothing is said of what it refers to.
      """,
    style: "clean",
    levels: """
      info
      """,
    why: """
      What belongs to no layer is not judged: a break may hide in it.
      """,
    bad: [
      RuleExample(
        "Odds/Clock.swift",
        """
        struct Clock {}
        """
      ),
      RuleExample(
        "Domain/Entities/Order.swift",
        """
        struct Order {}
        """
      ),
    ],
    good: [
      RuleExample(
        "Domain/Entities/Clock.swift",
        """
        struct Clock {}
        """
      ),
      RuleExample(
        "Domain/Entities/Order.swift",
        """
        struct Order {}
        """
      ),
    ],
    decided: """
      - One finding for each judged file in which no declaration has a part; tests, generated code
        and manifests are not judged.
      - `qatlam layers` lists them last. A folder gets its layer by `layers` in `qatlam.yml`.
      """,
    blind: """
      Whether the file matters: scripts and samples are files too.
      """,
    allow: """
      ```swift
      // qatlam:allow unlayered -- a script that stands apart
      ```

      at the top of the file.
      """
  )
}
