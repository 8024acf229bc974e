/// What a name was found to mean.
enum Lookup: Hashable, Sendable {
  case none
  /// The declaration; where a function has overloads in the same place, one of them.
  case found(SymbolID)
  /// Several functions of the same name.
  case overloads([SymbolID])
  case ambiguous
}

/// Which declarations a name may mean.
enum Wanted: Hashable, Sendable {
  /// Types, aliases, associated types and generic parameters.
  case types
  /// Anything.
  case anything

  func accepts(_ kind: DeclarationKind) -> Bool {
    switch self {
    case .anything: kind != .initializer && kind != .subscript
    case .types:
      switch kind {
      case .class, .struct, .enum, .actor, .protocol, .alias, .associatedType, .genericParameter:
        true
      default: false
      }
    }
  }
}
