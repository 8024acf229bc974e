extension RuleText {
  /// What is said of `decodable-entity` in English.
  static let decodableEntity = RuleText(
    title: """
      An entity decodes or encodes itself.
      """,
    style: "clean",
    levels: """
      warning in `clean`, off elsewhere: the VIPER document decodes into its entities
      """,
    why: """
      Names of the server stop at the data layer; an entity that decodes itself changes when the
      server does.
      """,
    bad: [
      RuleExample(
        "Domain/Entities/Article.swift",
        """
        struct Article: Codable {
          let title: String
        }
        """
      )
    ],
    good: [
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

          func toEntity() -> Article { Article(title: title) }
        }
        """
      ),
    ],
    decided: """
      One finding at each inheritance clause that names `Codable`, `Decodable` or `Encodable`, in
      the type or an extension in any layer, nested types too. A protocol of the codebase with
      that name is another one.
      """,
    blind: """
      A conformance through a protocol of the codebase that refines `Codable`, and decoding by
      hand from a dictionary.
      """,
    allow: """
      ```swift
      struct Article: Codable {  // qatlam:allow decodable-entity -- the widget reads it from a file
      ```
      """
  )
}
