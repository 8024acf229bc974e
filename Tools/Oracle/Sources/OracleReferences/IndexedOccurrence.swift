/// One occurrence of a symbol, as the compiler's index has it.
package struct IndexedOccurrence: Hashable, Sendable {
  /// The symbol's unified symbol resolution, unique in a program.
  package var usr: String
  /// The symbol's name, with the labels of its parameters.
  package var name: String
  /// What the symbol is; `nil` where no source refers to such a symbol by name.
  package var kind: ReferenceKind?
  /// From 1.
  package var line: Int
  /// From 1, in bytes of UTF-8.
  package var column: Int
  /// Whether the symbol is declared here.
  package var isDeclaration: Bool
  /// Whether the symbol is referred to here.
  package var isReference: Bool
  /// Whether the compiler made it up: the source does not say it.
  package var isImplicit: Bool

  /// Creates an occurrence.
  package init(
    usr: String,
    name: String,
    kind: ReferenceKind?,
    line: Int,
    column: Int,
    isDeclaration: Bool = false,
    isReference: Bool = false,
    isImplicit: Bool = false
  ) {
    self.usr = usr
    self.name = name
    self.kind = kind
    self.line = line
    self.column = column
    self.isDeclaration = isDeclaration
    self.isReference = isReference
    self.isImplicit = isImplicit
  }

  /// The name without the labels of parameters.
  package var baseName: String {
    guard let parenthesis = name.firstIndex(of: "("), parenthesis != name.startIndex else {
      return name
    }
    return String(name[..<parenthesis])
  }
}
