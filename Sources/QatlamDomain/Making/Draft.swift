/// What templates propose to add to an app.
package struct Draft: Hashable, Sendable {
  /// One declaration, or several that belong together, for a file that others may share.
  package struct Declaration: Hashable, Sendable {
    /// The file, relative to the project's root.
    package let path: String
    /// The types that it declares at top level, for the check that none exists yet.
    package let types: [String]
    /// The modules that it needs, such as `Foundation`; a test's own module as `@testable import App` is written whole.
    package var imports: [String]
    /// The source, indented by two spaces, without imports and without a line break at its end.
    package var text: String
    /// Whether it is a test, which stands outside the app.
    package let isTest: Bool

    /// Creates a declaration.
    package init(
      path: String,
      types: [String],
      imports: [String] = [],
      text: String,
      isTest: Bool = false
    ) {
      self.path = path
      self.types = types
      self.imports = imports
      self.text = text
      self.isTest = isTest
    }
  }

  /// In the order in which declarations of one file stand.
  package var declarations: [Declaration]
  /// What is added to types that exist.
  package var insertions: [Insertion]
  /// What a person has to do next, one sentence each, without a period at its end.
  package var nextSteps: [String]

  /// Creates a draft.
  package init(
    declarations: [Declaration] = [],
    insertions: [Insertion] = [],
    nextSteps: [String] = []
  ) {
    self.declarations = declarations
    self.insertions = insertions
    self.nextSteps = nextSteps
  }
}
