/// A top-level declaration, the part it belongs to, and the sign by which it is known.
package struct PlacedDeclaration: Hashable, Sendable {
  package let name: String
  package let place: Place
  /// `nil` where it belongs to no part.
  package let placement: Placement?
  /// The layer of its file; `nil` where the path names none.
  package let layer: String?
  /// The feature or scene of its file.
  package let feature: String?
}

/// Tells where declarations belong, and why.
package struct PlacementReader {
  private let finder: PartFinder
  private let references: [FileReferences]

  /// Creates a reader of what a judge has placed.
  package init(_ judge: ArchitectureJudge) {
    finder = PartFinder(
      blueprint: judge.blueprint,
      index: judge.index,
      places: FilePlaces(blueprint: judge.blueprint, of: judge.index.codebase)
    )
    references = judge.references
  }

  /// Returns the nominal types that a file declares at top level; the file itself where it declares none.
  package func declarations(in file: Int) -> [PlacedDeclaration] {
    let facts = finder.index.codebase.files[file]
    let types = facts.declarations.indices.dropFirst().filter { position in
      facts.declarations[position].parent == 0 && facts.declarations[position].kind.isNominal
    }
    let others = facts.declarations.indices.dropFirst().filter { position in
      facts.declarations[position].parent == 0 && facts.declarations[position].kind == .extension
    }
    let shown = types.isEmpty ? Array(others.prefix(1)) : types
    guard !shown.isEmpty else {
      return facts.declarations.isEmpty ? [] : [declaration(0, in: file, facts)]
    }
    return shown.map { declaration($0, in: file, facts) }
  }

  private func declaration(_ position: Int, in file: Int, _ facts: FileFacts) -> PlacedDeclaration {
    let declaration = facts.declarations[position]
    let spot = facts.position(of: declaration.nameOffset)
    return PlacedDeclaration(
      name: position == 0 ? "" : finder.index.codebase.names[declaration.name],
      place: Place(
        file: facts.path,
        line: position == 0 ? 0 : spot.line,
        column: position == 0 ? 0 : spot.column
      ),
      placement: finder.placement(
        position,
        declaration,
        file,
        inside: -1,
        references[file],
        Clauses(facts)
      ),
      layer: finder.places.layerOfFile[file],
      feature: finder.places.featureOfFile[file]?.path
    )
  }
}
