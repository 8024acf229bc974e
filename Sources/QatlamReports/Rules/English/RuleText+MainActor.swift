extension RuleText {
  /// What is said of `main-actor` in English.
  static let mainActor = RuleText(
    title: """
      A view model is not bound to the main actor.
      """,
    style: "clean",
    levels: """
      info in `clean`, off elsewhere
      """,
    why: """
      A view model publishes what the screen shows; state that is shown is changed on the main
      actor alone.
      """,
    bad: [
      RuleExample(
        "Presentation/ViewModels/OrdersViewModel.swift",
        """
        final class OrdersViewModel {
          var titles: [String] = []
        }
        """
      )
    ],
    good: [
      RuleExample(
        "Presentation/ViewModels/OrdersViewModel.swift",
        """
        @MainActor
        final class OrdersViewModel {
          var titles: [String] = []
        }
        """
      )
    ],
    decided: """
      One finding at the class. `@MainActor` on the class counts, on a superclass, and on a
      protocol in the class's own inheritance clause; a conformance in an extension isolates
      nothing. A struct needs no isolation, nor does what a row shows: a class with nothing
      but `let`, computed properties and initialisers.

      Where ten or more view models are not isolated and none is, it is said once.
      """,
    blind: """
      A target whose default isolation is the main actor, or another global actor that stands for
      it: switch the rule off there.
      """,
    allow: """
      ```swift
      final class OrdersViewModel {  // qatlam:allow main-actor -- publishes through a main-queue scheduler
      ```
      """
  )
}
