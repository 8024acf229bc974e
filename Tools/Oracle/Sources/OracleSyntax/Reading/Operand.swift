/// What is left of an expression that was read.
struct Operand {
  /// The reference that it is, or that its only operator is applied to.
  var reference: FoundReference?
  /// There is an operator or a second operand: the value is not one reference.
  var isCompound = false
  /// The type of a cast that ends the expression.
  var castType: FoundType?
  /// The kind of a literal, for a member that follows it.
  var base = FoundReference.Base.unknown
  /// The variable that was bound, in a pattern.
  var bound: FoundDeclaration?

  /// The value of what stands in parentheses, where that is one reference.
  var inner: FoundReference?
  /// The type to which what stands in parentheses is cast.
  var innerType: FoundType?
  /// What stands before the last `??`, where that is one reference.
  var coalesced: FoundReference?

  /// The reference whose value the expression has, or `nil`.
  var value: FoundReference? { isCompound ? coalesced : reference ?? inner }
}
