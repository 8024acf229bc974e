/// A call that filters, sorts or sums up a collection whose elements are of a type of the codebase.
package struct CollectionUse: Hashable, Sendable {
  package var method: NameID
  package var offset: UInt32
  package var scope: Int32
  package var element: TypeID

  /// Creates a use.
  package init(method: NameID, offset: UInt32, scope: Int32, element: TypeID) {
    self.method = method
    self.offset = offset
    self.scope = scope
    self.element = element
  }
}
