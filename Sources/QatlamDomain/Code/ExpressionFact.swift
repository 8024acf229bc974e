/// A value that is no single chain: a literal with elements, a closure, a cast, or one of two.
package struct ExpressionFact: BitwiseCopyable, Hashable, Sendable {
  /// What an expression is.
  package enum Kind: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
    /// One element of a tuple, array or dictionary literal: `value` stands there; `label` is a tuple's. Alone it is
    /// an operation such as `a + b`, whose type is that of `value`.
    case element
    /// `(a, b)`, in patterns too; its children are elements.
    case tuple
    /// `[a, b]`; its children are elements.
    case array
    /// `[k: v]`; its children are keys and values in turn.
    case dictionary
    /// A closure: `value` is its declaration, `other` what it returns.
    case closure
    /// `x as T`: `value` is the index of the type's node.
    case cast
    /// `a ? b : c`: `value` and `other` are what it may be.
    case either
    /// `a ?? b`: `value` and `other` are its sides.
    case coalescing
    /// `x()`, where `value` is no chain.
    case called
    /// `x[…]`, where `value` is no chain.
    case subscripted
    /// A name bound in a pattern: `value` is its declaration.
    case binding
  }

  package var kind: Kind
  package var value: Int32
  package var other: Int32
  package var label: NameID
  /// The first element, or -1.
  package var firstChild: Int32
  /// The next element of the same literal, or -1.
  package var nextSibling: Int32
  /// Index in `FileFacts.contexts`: what the place of a literal expects; -1 where unknown.
  package var context: Int32

  /// Creates an expression.
  @inlinable
  package init(
    kind: Kind,
    value: Int32,
    other: Int32,
    label: NameID,
    firstChild: Int32,
    nextSibling: Int32,
    context: Int32
  ) {
    self.kind = kind
    self.value = value
    self.other = other
    self.label = label
    self.firstChild = firstChild
    self.nextSibling = nextSibling
    self.context = context
  }
}
