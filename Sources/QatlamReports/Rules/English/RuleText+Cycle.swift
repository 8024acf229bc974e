extension RuleText {
  /// What is said of `cycle` in English.
  static let cycle = RuleText(
    title: """
      Layers, features or files know each other in a ring.
      """,
    style: "clean",
    levels: """
      warning for layers and features; off for files
      """,
    why: """
      What stands in a ring cannot be understood, tested or moved alone.
      """,
    bad: [
      RuleExample(
        "Data/API/ArticleAPI.swift",
        """
        struct ArticleAPI {
          func sync(_ gateway: ArticleGateway) { gateway.all() }
        }
        """
      ),
      RuleExample(
        "Data/Gateways/ArticleGateway.swift",
        """
        struct ArticleGateway {
          let api: ArticleAPI
          let fallback: ArticleAPI

          func all() {}
        }
        """
      ),
    ],
    good: [
      RuleExample(
        "Data/API/ArticleAPI.swift",
        """
        struct ArticleAPI {
          func load() -> [Int] { [] }
        }
        """
      ),
      RuleExample(
        "Data/Gateways/ArticleGateway.swift",
        """
        struct ArticleGateway {
          let api: ArticleAPI

          func all() -> [Int] { api.load() }
        }
        """
      ),
    ],
    decided: """
      One finding for each reference that has to go, at the link that is cheapest to cut: the one
      with the fewest references, found by a good guess, for the very cheapest set is too dear to
      find. Without those links no ring is left, and none of them is named in vain. The message
      tells the rest of the ring, each link with its place.

      - Layers: parts of the style that may know each other, and do both. A reference that the
        style forbids closes no ring: it is a [dependency](dependency.md) already. Parts that the
        style lets know each other on purpose (a scene's protocols, a layer's leftovers) do not
        count.
      - Features and scenes: folders whose inside is known to each other, through a router that
        names another scene's view, say. Inheritance across features does not count, nor what
        stands inside the other.
      - Files, where they are asked for (`--rules cycle` or `all`): told by the declarations in
        them. A type and what its own part adds to it in other files are one; two roles that know
        each other's protocols close no ring, in whose file ever the protocols stand.

      Composition, tests, previews and a scene's own set-up do not count.
      """,
    blind: """
      Rings that are closed through types which inference alone tells, through a registry of
      objects, or through strings. The cheapest set of links is a good guess, not a proof.
      """,
    allow: """
      ```swift
      func sync(_ gateway: ArticleGateway) {}  // qatlam:allow cycle -- until the sync has its own type
      ```
      """
  )
}
