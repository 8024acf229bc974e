/// A reference that could not be decided.
package struct UnresolvedReference: Hashable, Sendable {
  package var name: NameID
  package var offset: UInt32
  package var scope: Int32
  package var role: ChainFact.Role
  package var reason: Coverage.Unresolved

  /// Creates an undecided reference.
  package init(
    name: NameID,
    offset: UInt32,
    scope: Int32,
    role: ChainFact.Role,
    reason: Coverage.Unresolved
  ) {
    self.name = name
    self.offset = offset
    self.scope = scope
    self.role = role
    self.reason = reason
  }
}
