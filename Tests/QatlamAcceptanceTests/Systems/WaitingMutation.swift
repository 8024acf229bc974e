import Testing

/// A break of which Qatlam does not say yet what it should.
///
/// What it says rightly is marked with ✗, what it owes with ⧗, what it says in excess with ✂.
struct WaitingMutation: Hashable, Sendable, CustomTestStringConvertible {
  let mutation: Mutation
  /// What stands in the way.
  let reason: String

  var testDescription: String { mutation.testDescription }
}
