/// Finds the part that each declaration belongs to, as a blueprint's placements say.
///
/// A class, because closures take it along, and a struct would be copied for each with all that the index holds.
final class PartFinder: Sendable {
  let blueprint: Blueprint
  let index: SymbolIndex
  /// What the paths of the index's files say.
  let places: FilePlaces
  /// For each protocol, the names of the types that conform to it.
  private let implementers: [TypeID: [String]]
  /// For each placement, what it asks beside the folder.
  private let conditions: [[Placement.Condition]]
  /// For each placement, the index of its part.
  private let partOfPlacement: [Int16]

  /// Creates a finder; `places` are those of the index's files by the same blueprint.
  init(blueprint: Blueprint, index: SymbolIndex, places: FilePlaces) {
    self.blueprint = blueprint
    self.index = index
    self.places = places
    var implementers: [TypeID: [String]] = [:]
    for type in index.types where type.symbol != .none {
      guard !index.isTest[Int(type.symbol.file)] else { continue }
      let name = index.codebase.names[type.name]
      for supertype in type.supertypes { implementers[supertype, default: []].append(name) }
    }
    self.implementers = implementers
    conditions = blueprint.placements.map { placement in
      placement.conditions.filter { condition in
        !condition.isOfFolder
      }
    }
    partOfPlacement = blueprint.placements.map {
      blueprint.index(of: $0.part).map(Int16.init) ?? -1
    }
  }

  /// Assigns a part to every declaration of a file.
  ///
  /// - Parameters:
  ///   - file: The file's index.
  ///   - references: What the file refers to.
  /// - Returns: For each declaration the index of its part, or -1; index 0 speaks for the file.
  func parts(of file: Int, references: FileReferences) -> [Int16] {
    let declarations = index.codebase.files[file].declarations
    var parts = [Int16](repeating: -1, count: declarations.count)
    guard !declarations.isEmpty else { return parts }
    let clauses = Clauses(index.codebase.files[file])
    for position in declarations.indices.dropFirst() {
      let declaration = declarations[position]
      let parent = Int(declaration.parent)
      if parent == 0 {
        parts[position] = place(position, declaration, file, inside: -1, references, clauses)
      } else {
        parts[position] = parts[parent]
        if declaration.kind.isNominal, parts[parent] >= 0 {
          let own = place(
            position,
            declaration,
            file,
            inside: parts[parent],
            references,
            clauses
          )
          if own >= 0 { parts[position] = own }
        }
      }
    }
    joinExtensions(of: file, &parts)
    parts[0] = filePart(file, parts, references, clauses)
    for position in declarations.indices.dropFirst() where declarations[position].parent == 0 {
      guard isLoose(declarations[position].kind), parts[0] >= 0 else { continue }
      let end = Int(declarations[position].subtreeEnd)
      for inner in position..<max(end, position + 1) { parts[inner] = parts[0] }
    }
    return parts
  }

  /// An extension beside its type is a piece of it.
  private func joinExtensions(of file: Int, _ parts: inout [Int16]) {
    let declarations = index.codebase.files[file].declarations
    for position in declarations.indices.dropFirst()
    where declarations[position].parent == 0 && declarations[position].kind == .extension {
      let type = index.type(of: SymbolID(file: Int32(file), index: Int32(position)))
      guard type >= 0 else { continue }
      let home = index.types[Int(type)].symbol
      guard home != .none, Int(home.file) == file else { continue }
      let (own, joined) = (parts[position], parts[Int(home.index)])
      guard own != joined else { continue }
      for inner in position..<Int(declarations[position].subtreeEnd) where parts[inner] == own {
        parts[inner] = joined
      }
    }
  }

  /// Free functions and variables go with the types of their file.
  private func isLoose(_ kind: DeclarationKind) -> Bool {
    kind == .function || kind == .variable
  }

  private func filePart(
    _ file: Int,
    _ parts: [Int16],
    _ references: FileReferences,
    _ clauses: Clauses
  ) -> Int16 {
    let declarations = index.codebase.files[file].declarations
    return declarations.indices.dropFirst()
      .first { declarations[$0].parent == 0 && declarations[$0].kind.isNominal && parts[$0] >= 0 }
      .map { parts[$0] }
      ?? parts.first { $0 >= 0 }
      ?? place(0, declarations[0], file, inside: -1, references, clauses)
  }

  private func place(
    _ position: Int,
    _ declaration: DeclarationFact,
    _ file: Int,
    inside outer: Int16,
    _ references: FileReferences,
    _ clauses: Clauses
  ) -> Int16 {
    placementIndex(position, declaration, file, inside: outer, references, clauses)
      .map { partOfPlacement[$0] } ?? -1
  }

  /// The first placement that fits a declaration, inside a type of some part or in none (-1).
  ///
  /// `clauses`: Those of the file.
  func placement(
    _ position: Int,
    _ declaration: DeclarationFact,
    _ file: Int,
    inside outer: Int16,
    _ references: FileReferences,
    _ clauses: Clauses
  ) -> Placement? {
    placementIndex(
      position,
      declaration,
      file,
      inside: outer,
      references,
      clauses
    )
    .map { blueprint.placements[$0] }
  }

  private func placementIndex(
    _ position: Int,
    _ declaration: DeclarationFact,
    _ file: Int,
    inside outer: Int16,
    _ references: FileReferences,
    _ clauses: Clauses
  ) -> Int? {
    let sieved = places.open[Int(places.openOfFile[file])]
    let open = outer >= 0 ? sieved.nested : sieved.outer
    guard !open.isEmpty else { return nil }
    let subject = Subject(
      file: file,
      position: Int32(position),
      declaration: declaration,
      name: TypeName.stem(subjectName(position, declaration, file)),
      outer: outer < 0 ? nil : blueprint.parts[Int(outer)].name
    )
    return open.first { placement in
      conditions[Int(placement)].allSatisfy { holds($0, of: subject, references, clauses) }
    }
    .map(Int.init)
  }

  /// An extension speaks in the name of the outermost type that it extends.
  private func subjectName(_ position: Int, _ declaration: DeclarationFact, _ file: Int) -> String {
    guard declaration.kind == .extension else { return index.codebase.names[declaration.name] }
    var type = index.type(of: SymbolID(file: Int32(file), index: Int32(position)))
    guard type >= 0 else { return index.codebase.names[declaration.name] }
    while index.types[Int(type)].outer >= 0 { type = index.types[Int(type)].outer }
    return index.codebase.names[index.types[Int(type)].name]
  }

  /// What a placement is asked about.
  private struct Subject {
    let file: Int
    let position: Int32
    let declaration: DeclarationFact
    let name: String
    let outer: String?
  }

  /// Whether a declaration is as a condition asks; what folders are asked was asked before.
  private func holds(
    _ condition: Placement.Condition,
    of subject: Subject,
    _ references: FileReferences,
    _ clauses: Clauses
  ) -> Bool {
    switch condition {
    case .layer, .noLayer, .folder, .inFeature, .notInFeature: true
    case .path(let globs): globs.contains { $0.matches(places.paths.files[subject.file].bytes) }
    case .typeSuffix(let suffixes): hasSuffix(subject, suffixes)
    case .fileSuffix(let suffixes):
      hasEnding(TypeName.stem(String(places.paths.files[subject.file].stem)), suffixes)
    case .kind(let kinds): kinds.contains(subject.declaration.kind)
    case .inherits(let names):
      clauses.inherits(subject.position, from: names, index.codebase.names)
    case .inheritsEnding(let endings):
      clauses.inherits(subject.position, index.codebase.names) { hasEnding($0, endings) }
    case .attribute(let names):
      clauses.carries(subject.position, names, index.codebase.names)
    case .nests(let names): nests(subject, names)
    case .nestedIn(let parts): subject.outer.map(parts.contains) ?? false
    case .knowsLayer(let layers):
      inside(subject, references).contains { reference in
        places.layerOfFile[Int(reference.target.file)].map(layers.contains) ?? false
      }
    case .makes(let suffixes):
      inside(subject, references).contains { reference in
        reference.kind == .construction
          && hasEnding(index.codebase.names[index.declaration(reference.target).name], suffixes)
      }
    case .implementedBy(let suffixes): isImplemented(subject, by: suffixes)
    case .isStart: places.paths.files[subject.file].stem == "main"
    case .noType: !subject.declaration.kind.isNominal && subject.declaration.kind != .alias
    }
  }

  /// The references that stand inside a declaration.
  private func inside(
    _ subject: Subject,
    _ references: FileReferences
  ) -> [ResolvedReference] {
    references.references.filter { reference in
      reference.scope >= subject.position
        && reference.scope < subject.declaration.subtreeEnd
    }
  }

  private func hasSuffix(_ subject: Subject, _ suffixes: [String]) -> Bool {
    guard hasEnding(subject.name, suffixes) else { return false }
    guard subject.declaration.kind == .extension else {
      return subject.declaration.kind.isNominal || subject.declaration.kind == .alias
    }
    let symbol = SymbolID(file: Int32(subject.file), index: subject.position)
    let type = index.type(of: symbol)
    guard type >= 0, index.types[Int(type)].symbol != .none else { return false }
    let home = Int(index.types[Int(type)].symbol.file)
    return places.featureOfFile[home]?.number == places.featureOfFile[subject.file]?.number
  }

  private func hasEnding(_ name: String, _ endings: [String]) -> Bool {
    endings.contains { TypeName.ends(name, with: $0) }
  }

  private func nests(_ subject: Subject, _ names: [String]) -> Bool {
    let declarations = index.codebase.files[subject.file].declarations
    let inside = Int(subject.position) + 1..<Int(subject.declaration.subtreeEnd)
    let found = Set(
      declarations[inside].lazy.filter(\.kind.isNominal).map { [index] in
        index.codebase.names[$0.name]
      }
    )
    return found.intersection(names).count > 1
  }

  private func isImplemented(_ subject: Subject, by suffixes: [String]) -> Bool {
    guard subject.declaration.kind == .protocol else { return false }
    let type = index.type(of: SymbolID(file: Int32(subject.file), index: subject.position))
    guard type >= 0, let names = implementers[type], !names.isEmpty else { return false }
    return names.allSatisfy { hasEnding(TypeName.stem($0), suffixes) }
  }
}
