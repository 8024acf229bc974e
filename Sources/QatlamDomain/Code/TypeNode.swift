/// One node of a type expression, such as `[any Store & Sendable]?`.
package struct TypeNode: BitwiseCopyable, Hashable, Sendable {
  /// How a type is written.
  package enum Kind: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
    /// A name path with its generic arguments as children: `A.B<C>`.
    case named
    /// `T?`; one child.
    case optional
    /// `T!`; one child.
    case implicitlyUnwrapped
    /// `[T]` (also `[3 of T]`); one child, the element.
    case array
    /// `[K: V]`; two children.
    case dictionary
    /// `(A, b: B)`; its elements. A single unlabelled element in parentheses is that element.
    case tuple
    /// `(A) async throws -> R`; its parameters, and last its result.
    case function
    /// `A & B`; its members.
    case composition
    /// `T.Type` or `T.Protocol`; one child.
    case metatype
    /// `some T`; one child.
    case some
    /// `any T`; one child.
    case any
    /// `~T`; one child.
    case suppressed
    /// `repeat T` or `each T`; one child.
    case pack
    /// `@autoclosure () -> T`; one child, the function.
    case autoclosure
    /// Something else (an integer generic argument, a missing type); no children.
    case other
  }

  package var kind: Kind
  /// The chain that names it (kind `named`), else -1.
  package var chain: Int32
  /// The first child, or -1.
  package var firstChild: Int32
  /// The next child of the same parent, or -1.
  package var nextSibling: Int32
  /// The label of a tuple's element, or zero.
  package var label: NameID

  /// Creates a node.
  @inlinable
  package init(kind: Kind, chain: Int32, firstChild: Int32, nextSibling: Int32, label: NameID = 0) {
    self.kind = kind
    self.chain = chain
    self.firstChild = firstChild
    self.nextSibling = nextSibling
    self.label = label
  }
}
