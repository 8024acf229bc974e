extension RuleText {
  /// What is said of `kind` in English.
  static let kind = RuleText(
    title: """
      A role is declared as the wrong kind of type: a class that crosses a border, or a type where
      only protocols belong.
      """,
    style: "clean",
    levels: """
      warning; error in `vip`, where it speaks of the payload (Request, Response, ViewModel)
      """,
    why: """
      A plain value can cross a border, and nobody can change it behind another's back.
      """,
    bad: [
      RuleExample(
        "Domain/Entities/Article.swift",
        """
        final class Article {
          var title = ""
        }
        """
      )
    ],
    good: [
      RuleExample(
        "Domain/Entities/Article.swift",
        """
        struct Article {
          var title = ""
        }
        """
      )
    ],
    decided: """
      One finding at the declaration. The folder or the name tells the role:

      - `clean`: everything in Domain/Entities is a struct, an enum or a protocol, nested types
        too; Domain/Gateways holds protocols alone.
      - `vip`: what a scene's Models hold, however deep, in extensions too.
      - `viper`, `clean-viper`: view items; in `clean-viper` entities and Domain/Interfaces as
        well.
      """,
    blind: """
      A struct that holds a reference, and a class behind a `typealias`.
      """,
    allow: """
      ```swift
      final class Article {  // qatlam:allow kind -- the editor needs its identity
      ```
      """
  )
}
