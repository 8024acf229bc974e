extension RuleText {
  /// What is said of `import` in English.
  static let `import` = RuleText(
    title: """
      A file imports a module that its part may not have, or uses an SDK type of such a kind.
      """,
    style: "clean",
    levels: """
      error; a reactive library in the domain, or a user interface framework of which nothing is
      used, is info
      """,
    why: """
      A framework inside an inner ring ties the business rules to it: they cannot be tested
      without it, nor survive it.
      """,
    bad: [
      RuleExample(
        "Domain/Entities/Article.swift",
        """
        import UIKit

        struct Article {
          let cover: UIImage
        }
        """
      )
    ],
    good: [
      RuleExample(
        "Domain/Entities/Article.swift",
        """
        import Foundation

        struct Article {
          let cover: URL
        }
        """
      )
    ],
    decided: """
      Modules are of a kind: foundation, user interface, network, persistence, reactive, another
      of the SDK's, the codebase's own, or another vendor's. The style says which kinds a part may
      import. SDK types that come with Foundation but are of another kind (`URLSession`,
      `UserDefaults`) are found at their use, in files without an import finding of that kind.
      Modules of the codebase itself are judged by [dependency](dependency.md).
      """,
    blind: """
      A framework that comes in through another module of the codebase, and SDK types that are
      used by inference alone.
      """,
    allow: """
      ```swift
      import UIKit  // qatlam:allow import -- colours only, until the palette moves
      ```
      """
  )
}
