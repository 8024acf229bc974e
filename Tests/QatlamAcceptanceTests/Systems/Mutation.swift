import Testing

/// A break of a document's statements, as a tired developer would make it.
struct Mutation: Hashable, Sendable, CustomTestStringConvertible {
  /// The example in a copy of which it is made.
  let app: ExampleApp
  /// What the developer did.
  let name: String
  /// The statements that it breaks, such as `C6`.
  let statements: [String]
  /// The change, in the notation of `Patch`.
  let patch: String

  /// Describes a break.
  init(_ app: ExampleApp, _ name: String, breaks statements: String..., patch: String) {
    self.app = app
    self.name = name
    self.statements = statements
    self.patch = patch
  }

  var testDescription: String { "\(statements.joined(separator: ", ")): \(name)" }

  /// Makes the change in a copy of the example.
  func applied() async throws -> PatchedApp {
    try await Patch(patch).applied(to: app.files())
  }
}
