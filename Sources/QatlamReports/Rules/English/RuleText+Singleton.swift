extension RuleText {
  /// What is said of `singleton` in English.
  static let singleton = RuleText(
    title: """
      A class keeps one instance of itself for everybody.
      """,
    style: "clean-viper",
    levels: """
      warning in `viper` and `clean-viper`, info in `clean` and `vip`
      """,
    why: """
      What is reached from everywhere is received by nobody: no initialiser shows it, and no fake
      can take its place.
      """,
    bad: [
      RuleExample(
        "Infrastructure/Logging/EventLog.swift",
        """
        final class EventLog {
          static let everywhere = EventLog()

          private init() {}

          func note(_ text: String) {}
        }
        """
      )
    ],
    good: [
      RuleExample(
        "Infrastructure/Logging/EventLog.swift",
        """
        final class EventLog {
          func note(_ text: String) {}
        }
        """
      )
    ],
    decided: """
      One finding at the shared instance; the message counts the places outside composition that
      reach for it. It is told by its shape: a stored static property of a class or actor that
      holds an instance of that type, with a private initialiser or one of the usual names
      (`shared`, `default`, `standard`, `current`, `instance`, `main`). A static value of a struct
      or enum is a constant, and a container may keep itself.

      Singletons of the SDK (`URLSession.shared`) are a matter of [import](import.md).
      """,
    blind: """
      A global variable, and an instance that another type keeps.
      """,
    allow: """
      ```swift
      static let everywhere = EventLog()  // qatlam:allow singleton -- crash reporting starts before the root
      ```
      """
  )
}
