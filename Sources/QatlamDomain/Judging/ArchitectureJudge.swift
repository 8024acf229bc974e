/// Judges a resolved codebase by a blueprint.
package final class ArchitectureJudge: Sendable {
  package let blueprint: Blueprint
  let modules: ModuleTable
  let index: SymbolIndex
  let kinds: SourceKinds
  let references: [FileReferences]
  /// For each file, the part of each declaration, or -1.
  let parts: [[Int16]]
  /// For each file, the parts that its declarations have, each once.
  let partsInFile: [[Int16]]
  private let previewsOfFile: [[Range<Int32>]]
  /// For each file, the feature or scene it belongs to, as an index into `features`, or -1.
  let featureOfFile: [Int32]
  /// Folders whose names were taken for others, with those.
  package let folderReadings: [String: String]
  /// The layer of each file, by its path.
  let layerOfFile: [String?]
  /// The paths of files, taken apart.
  let paths: [PathNames]
  /// The paths of features and scenes.
  let features: [String]
  /// Scenes that are variants of each other.
  let variants: SceneVariants
  /// For each pair of parts, whether the blueprint lets the first know the second.
  private let allowed: [Bool]
  /// For each protocol of the codebase, the types that conform to it, tests left out.
  private let implementersOfProtocol: [TypeID: [TypeID]]
  /// Names of the codebase's own modules: by manifest, else folders that are no library's name.
  let ownModules: Set<String>
  /// SDK types that tell the kind of their module.
  let toldTypes: NameSet

  /// Finds the part of every declaration.
  ///
  /// `kinds` and `references` hold one entry for each file, by the file's index.
  package convenience init(
    blueprint: Blueprint,
    modules: ModuleTable,
    index: SymbolIndex,
    kinds: SourceKinds,
    references: [FileReferences]
  ) {
    let placer = FilePlacer(blueprint: blueprint, index: index, references: references)
    self.init(
      blueprint: blueprint,
      modules: modules,
      index: index,
      kinds: kinds,
      references: references,
      placer: placer,
      placings: index.codebase.files.indices.map(placer.placing)
    )
  }

  /// Creates a judge of files whose declarations have been placed.
  ///
  /// `kinds`, `references` and `placings` hold one entry for each file, by the file's index; the placings are
  /// those of `placer`.
  package init(
    blueprint: Blueprint,
    modules: ModuleTable,
    index: SymbolIndex,
    kinds: SourceKinds,
    references: [FileReferences],
    placer: FilePlacer,
    placings: [FilePlacing]
  ) {
    self.blueprint = blueprint
    self.modules = modules
    self.index = index
    self.kinds = kinds
    self.references = references
    var implementers: [TypeID: [TypeID]] = [:]
    for (type, entry) in index.types.enumerated() where entry.symbol != .none {
      guard !index.isTest[Int(entry.symbol.file)] else { continue }
      for supertype in entry.supertypes {
        implementers[supertype, default: []].append(TypeID(type))
      }
    }
    implementersOfProtocol = implementers
    let places = placer.finder.places
    var ids = [Int32](repeating: -1, count: places.paths.folders.count)
    var features: [String] = []
    featureOfFile = places.featureOfFile.map { feature in
      guard let feature else { return -1 }
      if ids[feature.number] < 0 {
        ids[feature.number] = Int32(features.count)
        features.append(feature.path)
      }
      return ids[feature.number]
    }
    self.features = features
    paths = places.paths.files
    folderReadings = places.folderReadings
    layerOfFile = places.layerOfFile
    allowed = blueprint.parts.flatMap { source in
      blueprint.parts.map { target in
        source.name == target.name || source.isComposition || source.isNeutral || target.isNeutral
          || blueprint.edge(from: source.name, to: target.name) != nil
      }
    }
    parts = placings.map(\.parts)
    partsInFile = placings.map(\.present)
    previewsOfFile = placings.map(\.previews)
    variants = SceneVariants(
      blueprint: blueprint,
      index: index,
      exemptions: kinds.exemptions,
      references: references,
      parts: parts,
      features: featureOfFile
    )
    toldTypes = NameSet(modules.types.keys, in: index.codebase.names)
    let folders = Set(places.paths.folders.compactMap { $0.names.last.map(String.init) })
    ownModules = Set(
      index.moduleNames.compactMap { $0.split(separator: "/").last.map(String.init) }
    ).union(folders.filter { modules.modules[$0] == nil })
  }

  /// How many files there are, for cutting the work on them into pieces.
  package var fileCount: Int { references.count }

  /// Returns the breaks of `dependency`, `feature-border` and `import` in a file, suppressed ones too, sorted.
  package func findings(in file: Int) -> [Finding] {
    guard kinds.exemptions[file] == nil else { return [] }
    let found = edgeFindings(in: file) + importFindings(in: file)
    return found.sorted { left, right in
      (left.place, left.rule, left.target) < (right.place, right.rule, right.target)
    }
  }

  /// Returns the types that conform to a protocol directly, in order of their declarations.
  func implementers(of type: TypeID) -> [TypeID] { implementersOfProtocol[type] ?? [] }

  /// Whether the blueprint lets one part know another, by their indices.
  func allows(from source: Int16, to target: Int16) -> Bool {
    allowed[Int(source) * blueprint.parts.count + Int(target)]
  }

  /// Whether no declaration of a judged file belongs to a part.
  package func isUnlayered(_ file: Int) -> Bool {
    kinds.exemptions[file] == nil && layerOfFile[file] == nil && featureOfFile[file] < 0
      && parts[file].first.map { $0 < 0 } ?? true
  }

  /// Returns the part of a scope, if it has one.
  func part(of scope: Int32, in file: Int) -> Part? {
    let part = parts[file][Int(scope)]
    return part < 0 ? nil : blueprint.parts[Int(part)]
  }

  /// Returns the ranges of declarations that are previews, which are not judged.
  func previews(in file: Int) -> [Range<Int32>] { previewsOfFile[file] }

  /// Returns where each preview of a file begins and where it has ended, in no order.
  package func previewPlaces(in file: Int) -> [Range<Place>] {
    let declarations = index.codebase.files[file].declarations
    return previewsOfFile[file].map { range in
      let preview = declarations[Int(range.lowerBound)]
      return place(preview.start, in: file)..<place(preview.end, in: file)
    }
  }

  func place(_ offset: UInt32, in file: Int) -> Place {
    let facts = index.codebase.files[file]
    let position = facts.position(of: offset)
    return Place(file: facts.path, line: position.line, column: position.column)
  }

  /// Names a scope by the declarations around it: `GetOrders.execute`.
  func name(ofScope scope: Int32, in file: Int) -> String {
    let declarations = index.codebase.files[file].declarations
    var names: [String] = []
    var place = scope
    while place > 0 {
      let declaration = declarations[Int(place)]
      switch declaration.kind {
      case .class, .struct, .enum, .actor, .protocol, .extension, .function, .initializer,
        .subscript, .alias, .macroExpansion, .enumCase:
        names.append(index.codebase.names[declaration.name])
      case .deinitializer: names.append("deinit")
      case .variable
      where declarations[Int(declaration.parent)].kind.holdsMembers
        || declaration.parent == 0:
        names.append(index.codebase.names[declaration.name])
      default: break
      }
      place = declaration.parent
    }
    return names.reversed().joined(separator: ".")
  }

  /// The severity at which a rule's findings stand before any selection.
  package func severity(of rule: RuleID) -> Severity {
    (blueprint.levels[rule] ?? .off).severity
  }
}
