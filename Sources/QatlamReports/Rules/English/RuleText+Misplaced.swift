extension RuleText {
  /// What is said of `misplaced` in English.
  static let misplaced = RuleText(
    title: """
      A type's name says one role, its folder another.
      """,
    style: "clean",
    levels: """
      warning
      """,
    why: """
      A reader finds a role by its folder, and so do the other rules.
      """,
    bad: [
      RuleExample(
        "Presentation/Views/OrderGateway.swift",
        """
        final class OrderGateway {}
        """
      )
    ],
    good: [
      RuleExample(
        "Data/Gateways/OrderGateway.swift",
        """
        final class OrderGateway {}
        """
      )
    ],
    decided: """
      One finding at the declaration. The longest ending of the name decides the role
      (`UseCaseProtocol` before `Protocol`), the innermost folder with a known name decides the
      place; inside a feature or scene only its own folders are asked. Names that end like a role
      by chance (`Preview`, `Overview`) are none, and views are told by what they inherit. Private
      types are left alone.
      """,
    blind: """
      What a type does: one without a telling name is at home everywhere.
      """,
    allow: """
      ```swift
      final class OrderGateway {}  // qatlam:allow misplaced -- moves with the next release
      ```
      """
  )
}
