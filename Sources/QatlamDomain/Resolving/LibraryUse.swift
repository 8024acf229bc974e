/// A use of a name that no declaration of the codebase explains.
package struct LibraryUse: Hashable, Sendable {
  package var name: NameID
  package var offset: UInt32
  package var scope: Int32

  /// Creates a use.
  package init(name: NameID, offset: UInt32, scope: Int32) {
    self.name = name
    self.offset = offset
    self.scope = scope
  }
}
