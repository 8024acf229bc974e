/// What the place of an implicit member (`.init(…)`, `.red`) or of a closure expects.
package struct ContextFact: BitwiseCopyable, Hashable, Sendable {
  /// The kinds of places.
  package enum Kind: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
    /// An argument: `index` is the chain, `component` the called component in it.
    case argument
    /// The initial value of a declaration: `index` is the declaration.
    case initialValue
    /// The value that the function, accessor or closure `index` returns.
    case returnValue
    /// What is thrown out of the function, accessor or closure `index`.
    case thrownValue
    /// The right side of an assignment: `index` is the chain on the left.
    case assignment
    /// The other side of a comparison (`==`, `!=`, `~=`, `??`) with chain `index`.
    case comparison
    /// A pattern of a `switch`, `if case`, `for case`: `index` is what is matched, as a `ValueCode`; with
    /// `component` 1 its elements are.
    case subject
    /// A chain of base `unknown` goes on from the value of chain `index`: `(a ?? b).c`, `(try a()).c`.
    case receiver
    /// A chain of base `unknown` goes on from a value cast to the type at node `index`: `(a as? T)?.c`.
    case castReceiver
    /// An element of an array literal that is itself in the context `index` of this list.
    case element
  }

  /// The chain that a pattern is matched with as a whole, or -1.
  package var matchedChain: Int32 { component == 0 ? max(index, -1) : -1 }

  package var kind: Kind
  package var index: Int32
  package var component: UInt16
  /// The argument's position, from zero.
  package var position: UInt16
  /// The argument's label, or zero.
  package var label: NameID

  /// Creates a context.
  @inlinable
  package init(kind: Kind, index: Int32, component: UInt16, position: UInt16, label: NameID) {
    self.kind = kind
    self.index = index
    self.component = component
    self.position = position
    self.label = label
  }
}
