/// A reference as it is written: a path of names such as `presenter.useCase.execute()`.
///
/// A chain goes on across calls, subscripts, `?` and `!`; what stands in the parentheses are chains of their own.
package struct ChainFact: BitwiseCopyable, Hashable, Sendable {
  /// Where a chain stands.
  package enum Role: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
    /// In an inheritance clause.
    case inheritance
    /// In the declared type of a variable, parameter, result, enum payload, or a closure's signature.
    case typeAnnotation
    /// Between angle brackets of a type or an expression.
    case genericArgument
    /// In a generic parameter's constraint or a `where` clause.
    case genericConstraint
    /// The type that an extension extends.
    case extendedType
    /// The target of a typealias, or an associated type's default.
    case aliasTarget
    /// An attribute or property wrapper: `@Name`. Its arguments are expressions.
    ///
    /// Attributes that are the language's own business (`@available`, `@objc`, `@escaping`, `@_…`)
    /// make no chain, nor do their arguments; those that say something about a type
    /// (`@main`, `@propertyWrapper`, `@resultBuilder`, `@dynamicMemberLookup`) do.
    case attribute
    /// A macro: `#name`.
    case macro
    /// An expression.
    case expression
    /// A type in an expression pattern or enum case pattern.
    case pattern
    /// After `as`, `as?`, `as!` or `is`.
    case cast
    /// The root and path of a key path: `\Root.a.b`, `\.a` (base `implicit`).
    case keyPath
    /// After `throws(`.
    case thrownType
    /// A use of an operator that is not the standard library's.
    case operatorUse
    /// Reserved: in `Module::Name` the chain keeps the role of its place, and its first component is
    /// the module, flagged `isModule`.
    case moduleSelector
  }

  /// What a chain begins with.
  package enum Base: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
    /// A name, `self`, `Self`, `super` or `$0`: the first component.
    case name
    /// A leading dot: the first component is a member of the type that the context asks for.
    case implicit
    case string
    case integer
    case floatingPoint
    case boolean
    case array
    case dictionary
    /// A parenthesised or other expression: the first component is a member of it; the chain's context may tell its value.
    case unknown
  }

  package var role: Role
  package var base: Base
  /// How many components it has; at least one.
  package var count: UInt16
  /// The innermost declaration or scope it stands in; lookup begins there.
  package var scope: Int32
  /// Index of its first component in `FileFacts.components`; the others follow it.
  package var first: Int32
  /// Index in `FileFacts.contexts`: what the place expects; -1 where unknown.
  package var context: Int32

  /// Creates a chain.
  @inlinable
  package init(role: Role, base: Base, count: UInt16, scope: Int32, first: Int32, context: Int32) {
    self.role = role
    self.base = base
    self.count = count
    self.scope = scope
    self.first = first
    self.context = context
  }
}
