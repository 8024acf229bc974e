extension RuleText {
  /// What is said of `leak` in English.
  static let leak = RuleText(
    title: """
      A signature carries a type that must not cross this border.
      """,
    style: "clean",
    levels: """
      warning; error where the other side may not know the type at all
      """,
    why: """
      A contract that names the other side's types binds both sides to them: when the server
      renames a field, the domain changes.
      """,
    bad: [
      RuleExample(
        "Domain/Gateways/ArticleGateway.swift",
        """
        protocol ArticleGateway {
          func all() -> [ArticleDTO]
        }
        """
      ),
      RuleExample(
        "Data/DTOs/ArticleDTO.swift",
        """
        struct ArticleDTO: Decodable {
          let title: String
        }
        """
      ),
    ],
    good: [
      RuleExample(
        "Domain/Gateways/ArticleGateway.swift",
        """
        protocol ArticleGateway {
          func all() -> [Article]
        }
        """
      ),
      RuleExample(
        "Domain/Entities/Article.swift",
        """
        struct Article {
          let title: String
        }
        """
      ),
      RuleExample(
        "Data/DTOs/ArticleDTO.swift",
        """
        struct ArticleDTO: Decodable {
          let title: String
        }
        """
      ),
    ],
    decided: """
      One finding for each line and type. Signatures are the parameters and results of functions,
      initialisers and subscripts that are not private, what a protocol asks for, and computed and
      published properties. `clean` hides DTOs from everybody but the data layer; `vip` and
      `viper` hide entities from views; `clean-viper` hides Infrastructure's formats, and entities
      in a view's protocol.

      Where the same place breaks [dependency](dependency.md) as well, it is reported once, by
      this rule, with that rule's severity, and `alsoBreaks` names it. A stored property or a use
      in a body is `dependency` alone. A `…Model` that a scene declares for itself is what it
      shows and no entity.
      """,
    blind: """
      What is inferred (`let value = dto` without a type), and what is hidden in `Any` or a
      dictionary.
      """,
    allow: """
      ```swift
      func all() -> [ArticleDTO]  // qatlam:allow leak -- until the mapper is written
      ```
      """
  )
}
