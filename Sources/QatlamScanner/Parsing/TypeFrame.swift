import QatlamDomain

/// An open part of a type expression.
struct TypeFrame: BitwiseCopyable {
  /// What is open.
  enum Kind: UInt8 {
    /// The type as a whole.
    case root
    /// `some`, `any`, `each`, `repeat` or `~` before a type.
    case prefix
    /// `A & …`.
    case composition
    case tuple
    case array
    /// `Name<…`.
    case generic
    /// Behind the arrow of a function type.
    case result
    /// `throws(…`.
    case thrown
  }

  var kind: Kind
  /// The role of chains around it.
  var role: ChainFact.Role.RawValue
  /// The node under construction; -1 for the root.
  var node: Int32
  /// The node's last child so far, or -1.
  var lastChild: Int32 = -1
  /// The chain of a named type whose generic arguments are open.
  var chain: Int32 = -1
  var pending: Int32 = 0
  /// Children so far.
  var count: Int32 = 0
  /// A tuple element has a label.
  var isLabelled = false
  /// The label of the element under way, or zero.
  var label: NameID = 0
}
