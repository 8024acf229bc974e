/// What a name was found to mean.
enum Lookup: Hashable, Sendable {
  case none
  /// The declaration; where a function has overloads in the same place, one of them.
  case found(SymbolID)
  /// Several functions of the same name.
  case overloads([SymbolID])
  case ambiguous
  /// Something of a library: a generic parameter or member of the type around.
  case library
  /// A declaration of the codebase, unless a library's type around has a member of that name: nobody can tell.
  case doubtful
}

/// Which declarations a name may mean.
enum Wanted: Hashable, Sendable {
  /// Types, aliases, associated types and generic parameters.
  case types
  /// Anything that has a name.
  case anything
  case subscripts
  case initializers

  func accepts(_ kind: DeclarationKind) -> Bool {
    switch self {
    case .anything: kind != .initializer && kind != .subscript
    case .subscripts: kind == .subscript
    case .initializers: kind == .initializer
    case .types:
      switch kind {
      case .class, .struct, .enum, .actor, .protocol, .alias, .associatedType, .genericParameter:
        true
      default: false
      }
    }
  }
}
