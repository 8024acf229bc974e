/// What a declaration declares.
package enum DeclarationKind: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
  /// The file's own scope: index 0 of every file, parent of all that stands at top level.
  case file
  case `class`
  case `struct`
  case `enum`
  case actor
  case `protocol`
  /// An extension; its type expression is the extended type, its name the last component of it.
  case `extension`
  /// A typealias; its type expression is the aliased type.
  case alias
  case associatedType
  case function
  case initializer
  case deinitializer
  case `subscript`
  /// A stored or computed property, a global, or a local binding.
  case variable
  case enumCase
  case operatorDeclaration
  case precedenceGroup
  case macroDeclaration
  /// A freestanding macro that stands as a declaration or statement, such as `#Preview { … }`; its children are what its closures hold.
  case macroExpansion
  /// A generic parameter; its children are none, its constraint is its type, whose chains of role `genericConstraint` stand in the owner's scope.
  case genericParameter
  /// A parameter of a function, initialiser, subscript, enum case or closure; name inside, label outside.
  case parameter
  /// A scope of code: a closure, an accessor, the body of `if`, `for`, `switch case`, `do`, `catch`…
  case block
  case closure

  /// Whether it makes a named type that members can be nested in.
  package var isNominal: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol: true
    default: false
    }
  }

  /// Whether it is a type, an alias or an extension of one: a place where members stand.
  package var holdsMembers: Bool { isNominal || self == .extension }
}
