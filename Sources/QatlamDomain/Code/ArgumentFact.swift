/// One argument of a call: its label, and what is handed over.
///
/// What stands before the first component of a chain is kept as an argument too, of component `receiver`.
/// Generic arguments stand behind the others, from position `firstGeneric`; their value is the index of a type's node.
/// Arguments without a label whose value nothing is known of have none.
package struct ArgumentFact: BitwiseCopyable, Hashable, Sendable {
  /// The component that stands for what is before the first, such as the literal in `[a, b].map(f)`.
  package static let receiver = UInt16.max

  /// The position of a component's first generic argument.
  package static let firstGeneric: UInt16 = 0x8000

  /// The chain that is called.
  package var chain: Int32
  /// The called component in it.
  package var component: UInt16
  /// The argument's position, from zero.
  package var position: UInt16
  /// The label, or zero.
  package var label: NameID
  /// Byte offset of the label; zero where there is none.
  package var labelOffset: UInt32
  /// What stands there, as a `ValueCode`.
  package var value: Int32

  /// Creates an argument.
  @inlinable
  package init(
    chain: Int32,
    component: UInt16,
    position: UInt16,
    label: NameID,
    labelOffset: UInt32,
    value: Int32
  ) {
    self.chain = chain
    self.component = component
    self.position = position
    self.label = label
    self.labelOffset = labelOffset
    self.value = value
  }
}
