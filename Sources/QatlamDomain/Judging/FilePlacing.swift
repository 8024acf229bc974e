/// What is known of a file's declarations before any of them is judged.
package struct FilePlacing: Sendable {
  /// The part of each declaration, as an index into the blueprint's, or -1; the first speaks for the file.
  let parts: [Int16]
  /// The parts that are among them, each once.
  let present: [Int16]
  /// The declarations that are previews, which are not judged.
  let previews: [Range<Int32>]
}

/// Places the declarations of one file after the other.
package struct FilePlacer: Sendable {
  let finder: PartFinder
  private let references: [FileReferences]
  private let previewMacro: NameID
  private let previewTypes: [NameID]

  /// Creates a placer; `references` holds one entry for each file of the index.
  ///
  /// `places`: What the paths of the files say by the blueprint, where that is known.
  package init(
    blueprint: Blueprint,
    index: SymbolIndex,
    references: [FileReferences],
    places known: FilePlaces? = nil
  ) {
    finder = PartFinder(
      blueprint: blueprint,
      index: index,
      places: known ?? FilePlaces(blueprint: blueprint, of: index.codebase)
    )
    self.references = references
    let names = index.codebase.names
    previewMacro = names.id(of: "Preview") ?? .max
    previewTypes = ["PreviewProvider", "LibraryContentProvider"].compactMap(names.id(of:))
  }

  /// Places the declarations of a file.
  package func placing(of file: Int) -> FilePlacing {
    let parts = finder.parts(of: file, references: references[file])
    var present: [Int16] = []
    for part in parts where part >= 0 && !present.contains(part) { present.append(part) }
    return FilePlacing(
      parts: parts,
      present: present,
      previews: previews(in: finder.index.codebase.files[file])
    )
  }

  private func previews(in facts: FileFacts) -> [Range<Int32>] {
    var found: [Range<Int32>] = []
    if previewMacro != .max {
      for (position, declaration) in facts.declarations.enumerated()
      where declaration.kind == .macroExpansion && declaration.name == previewMacro {
        found.append(Int32(position)..<declaration.subtreeEnd)
      }
    }
    guard !previewTypes.isEmpty else { return found }
    for index in facts.outline.inheritance {
      let chain = facts.chains[Int(index)]
      let component = facts.components[Int(chain.first) + Int(chain.count) - 1]
      if previewTypes.contains(component.name) {
        found.append(chain.scope..<facts.declarations[Int(chain.scope)].subtreeEnd)
      }
    }
    return found
  }
}
