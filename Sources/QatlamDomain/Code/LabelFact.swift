/// The label of one argument of a call; arguments without labels have none.
package struct LabelFact: Hashable, Sendable {
  /// The chain that is called.
  package var chain: Int32
  /// The called component in it.
  package var component: UInt16
  /// The argument's position, from zero.
  package var position: UInt16
  package var label: NameID

  /// Creates a label.
  @inlinable
  package init(chain: Int32, component: UInt16, position: UInt16, label: NameID) {
    self.chain = chain
    self.component = component
    self.position = position
    self.label = label
  }
}
