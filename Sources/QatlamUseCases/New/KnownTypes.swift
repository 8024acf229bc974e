import QatlamDomain

/// The types that an app has at top level, tests too.
struct KnownTypes {
  private let index: SymbolIndex

  init(_ index: SymbolIndex) { self.index = index }

  /// Where a type is declared; `nil` where the app has none of that name.
  func place(of name: String) -> Place? {
    guard let id = index.codebase.names.id(of: name) else { return nil }
    for (file, facts) in index.codebase.files.enumerated() {
      let found = facts.declarations.first { declaration in
        declaration.parent == 0 && declaration.name == id
          && (declaration.kind.isNominal || declaration.kind == .alias)
      }
      guard let found else { continue }
      let spot = facts.position(of: found.nameOffset)
      return Place(file: index.codebase.files[file].path, line: spot.line, column: spot.column)
    }
    return nil
  }

  /// Refuses declarations whose names are taken; those in files that are overwritten are not.
  func check(
    _ declarations: [Draft.Declaration],
    _ module: String,
    replacing paths: Set<String>
  ) throws(NewFailure) {
    var seen: Set<String> = []
    for name in declarations.flatMap(\.types) {
      guard name != module else { throw .moduleName(name) }
      guard seen.insert(name).inserted else { throw .doubledType(name) }
      if let place = place(of: name), !paths.contains(place.file) { throw .typeExists(name, place) }
    }
  }
}
