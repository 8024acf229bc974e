extension RuleText {
  /// What is said of `empty-rule` in English.
  static let emptyRule = RuleText(
    title: """
      A line of the project's settings changes nothing.
      """,
    style: "clean",
    levels: """
      warning
      """,
    why: """
      Nothing passes by matching nothing: a name that was misspelt, or outlived, looks like an
      agreement that holds.
      """,
    bad: [
      RuleExample(
        "qatlam.yml",
        """
        version: 1
        exclude: ["Generated/**"]
        roles:
          Views: { suffix: [Pane] }
        allow:
          - { from: ViewModels, to: Data, reason: "the cache is asked directly" }
        modules:
          network: [OurHTTP]
        """
      ),
      RuleExample(
        "Presentation/Views/OrdersView.swift",
        """
        struct OrdersView {}
        """
      ),
    ],
    good: [
      RuleExample(
        "qatlam.yml",
        """
        version: 1
        roles:
          Views: { suffix: [Pane] }
        """
      ),
      RuleExample(
        "Presentation/Views/OrdersPane.swift",
        """
        struct OrdersPane {}
        """
      ),
    ],
    decided: """
      - An edge of `allow` that no reference uses; an ending of `roles` that no type of the part
        has; a module of `modules` that no file imports; a pattern of `exclude` that leaves
        nothing out. The finding stands at the line of the settings.
      - Folders of `roots` and patterns of `layers` that fit no file are mistakes, and end with
        status 2.
      - Where a tree has several apps, the settings of the whole are not held against one of them.

      It is never written into a baseline: the remedy is to delete the line, or to mend its name.
      """,
    blind: """
      An edge that only code uses whose references could not be resolved: it seems to be unused.
      """,
    allow: nil
  )
}
