/// What a reference refers to, as both the compiler's index and a dump can say it.
package enum ReferenceKind: String, Hashable, Sendable, CaseIterable {
  /// A class, struct, enum, actor or protocol.
  case type
  /// A type alias or associated type.
  case alias
  case initializer
  /// A function, free or of a type.
  case function
  /// A property or global variable.
  case variable
  /// A case of an enum.
  case enumCase = "case"
  case `operator`
  case macro

  /// Whether it names a type.
  package var isType: Bool { self == .type || self == .alias }

  /// Whether a word in the source names a declaration; an initialiser is called by `init` or by its type's name.
  func isNamed(_ name: String, by word: String) -> Bool {
    if word == name { return true }
    guard self == .initializer, let first = word.unicodeScalars.first else { return false }
    return first == "_" || first.properties.isXIDStart
  }
}
