/// Judges what roles look like.
package final class ShapeJudge: Sendable {
  let judge: ArchitectureJudge
  let index: SymbolIndex
  let blueprint: Blueprint
  /// Types that somebody who does something takes in an initialiser.
  let received: Set<TypeID>
  /// How often static variables are reached for, outside composition and their own type.
  let uses: [SymbolID: Int]
  /// Classes of the codebase that others inherit from.
  let inherited: Set<TypeID>
  /// For each shape, whether it speaks of each part.
  private let speaks: [[Bool]]
  /// Methods that move to another screen.
  let moves: NameSet
  /// Types that load interface files.
  let loaders: NameSet

  /// Creates a judge on one that knows the part of every declaration.
  package convenience init(_ judge: ArchitectureJudge) {
    let first = ShapeJudge(withoutReceived: judge)
    self.init(
      first,
      received: [first.receivedTypes(in: first.index.types.indices)],
      uses: [first.staticUses(in: first.index.codebase.files.indices)]
    )
  }

  /// Creates a judge whose work on types and files was cut into pieces.
  ///
  /// - Parameters:
  ///   - judge: One that was made without knowing which types somebody takes.
  ///   - received: What its `receivedTypes(in:)` returned, for pieces that make up all types.
  ///   - uses: What its `staticUses(in:)` returned, for pieces that make up all files.
  package init(_ judge: ShapeJudge, received: [Set<TypeID>], uses: [[SymbolID: Int]]) {
    self.judge = judge.judge
    index = judge.index
    blueprint = judge.blueprint
    inherited = judge.inherited
    speaks = judge.speaks
    moves = judge.moves
    loaders = judge.loaders
    self.received = received.reduce(into: []) { $0.formUnion($1) }
    self.uses = uses.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
  }

  /// How many types there are, for cutting the work on them into pieces.
  package var typeCount: Int { index.types.count }

  /// Creates a judge that does not yet know which types somebody takes.
  package init(withoutReceived judge: ArchitectureJudge) {
    self.judge = judge
    index = judge.index
    blueprint = judge.blueprint
    received = []
    uses = [:]
    speaks = judge.blueprint.shapes.map { shape in
      judge.blueprint.parts.map { shape.parts.contains($0.name) }
    }
    moves = NameSet(Self.moves, in: index.codebase.names)
    loaders = NameSet(Self.loaders, in: index.codebase.names)
    inherited = Set(
      index.types.lazy
        .filter { $0.symbol != .none && !judge.index.isTest[Int($0.symbol.file)] }
        .flatMap(\.supertypes)
    )
  }

  /// Returns the breaks of all shapes in a file, suppressed ones too, sorted.
  package func findings(in file: Int) -> [Finding] {
    guard judge.kinds.exemptions[file] == nil else { return [] }
    var found: [Finding] = []
    for shape in blueprint.shapes.indices where mayBreak(shape, in: file) {
      found += findings(of: blueprint.shapes[shape], in: file)
    }
    guard !found.isEmpty else { return [] }
    let previews = judge.previewPlaces(in: file)
    found.removeAll { finding in previews.contains { $0.contains(finding.place) } }
    guard found.count > 1 else { return found }
    return found.sorted { left, right in
      (left.place, left.rule, left.target) < (right.place, right.rule, right.target)
    }
  }

  /// Whether a shape speaks of anything in a file: of one of its parts, or of whatever part.
  func mayBreak(_ shape: Int, in file: Int) -> Bool {
    switch blueprint.shapes[shape].constraint {
    case .inheritsNone, .usesNoInterfaceFiles: true
    case .featuresHave: false
    default: judge.partsInFile[file].contains { speaks[shape][Int($0)] }
    }
  }

  private func findings(of shape: Shape, in file: Int) -> [Finding] {
    switch shape.constraint {
    case .declaredAs(let kinds, let nested): kindFindings(shape, kinds, nested, file)
    case .madeByComposition(let roles, let others):
      constructionFindings(shape, roles: roles, others: others, file)
    case .receivedThroughInitializer(let parts): injectionFindings(shape, parts, file)
    case .keepsNoSharedInstance: singletonFindings(shape, file)
    case .standsBehindProtocol(let suffixes): ownProtocolFindings(shape, suffixes, file)
    case .hasOneOperation(let suffixes): operationFindings(shape, suffixes, file)
    case .isOnMainActor(let suffixes): isolationFindings(shape, suffixes, file)
    case .inheritsNone(let names): inheritanceFindings(shape, names, file)
    case .namesFitFolders(let homes): placementFindings(shape, homes, file)
    case .holdsWeakly(let parts): ownershipFindings(shape, parts, file)
    case .signaturesHide(let parts): signatureFindings(shape, parts, file)
    case .protocolsHide(let parts, let suffixes):
      signatureFindings(shape, parts, inside: suffixes, file)
    case .leavesCollectionsAlone(let parts): collectionFindings(shape, parts, file)
    case .awaitsResults: completionFindings(shape, file)
    case .usesNoInterfaceFiles: interfaceFindings(shape, file)
    case .leavesNavigationAlone: navigationFindings(shape, file)
    case .featuresHave, .standsInNoRing: []
    }
  }

  // MARK: - What shapes look at

  /// A type that a shape speaks of.
  struct Subject {
    let symbol: SymbolID
    let declaration: DeclarationFact
    let type: TypeID
    let part: Part
    let name: String
  }

  /// The nominal types of a file that belong to parts of a shape, in order.
  func subjects(_ shape: Shape, _ file: Int, nested: Bool = false) -> [Subject] {
    let declarations = index.codebase.files[file].declarations
    return index.typesDeclared(in: file).compactMap { symbol in
      let position = symbol.index
      let declaration = declarations[Int(position)]
      guard
        nested || declarations[Int(declaration.parent)].kind == .file,
        let part = judge.part(of: position, in: file), shape.parts.contains(part.name)
      else { return nil }
      return Subject(
        symbol: symbol,
        declaration: declaration,
        type: index.type(of: symbol),
        part: part,
        name: index.codebase.names[declaration.name]
      )
    }
  }

  /// The declarations that stand directly in a type and its extensions, outside tests, in order.
  func members(of type: TypeID) -> [SymbolID] {
    let entry = index.types[Int(type)]
    var found: [SymbolID] = []
    for home in [entry.symbol] + entry.extensions where home != .none {
      guard !index.isTest[Int(home.file)] else { continue }
      let declarations = index.codebase.files[Int(home.file)].declarations
      var child = home.index + 1
      while child < declarations[Int(home.index)].subtreeEnd {
        found.append(SymbolID(file: home.file, index: child))
        child = max(declarations[Int(child)].subtreeEnd, child + 1)
      }
    }
    return found
  }

  /// The types that a type inherits from, directly or not, without itself.
  func ancestors(of type: TypeID) -> [TypeID] {
    var found: [TypeID] = []
    var open = index.types[Int(type)].supertypes
    while let next = open.popLast() {
      guard next != type, !found.contains(next) else { continue }
      found.append(next)
      open += index.types[Int(next)].supertypes
    }
    return found
  }

  /// Makes a finding at a declaration, about itself unless a target is given.
  func finding(
    _ shape: Shape,
    at symbol: SymbolID,
    part: Part?,
    target: String,
    targetPlace: Place? = nil,
    to: String = "",
    severity: Severity? = nil,
    saying what: ShapeBreak
  ) -> Finding {
    let declaration = index.declaration(symbol)
    return finding(
      shape,
      place: judge.place(declaration.nameOffset, in: Int(symbol.file)),
      source: judge.name(ofScope: symbol.index, in: Int(symbol.file)),
      part: part,
      target: target,
      targetPlace: targetPlace,
      to: to,
      severity: severity,
      saying: what
    )
  }

  /// Makes a finding at a place, about what is given.
  func finding(
    _ shape: Shape,
    place: Place,
    source: String,
    part: Part?,
    target: String,
    targetPlace: Place? = nil,
    to: String = "",
    severity: Severity? = nil,
    saying what: ShapeBreak
  ) -> Finding {
    finding(
      shape,
      place: place,
      source: source,
      part: part,
      target: target,
      targetPlace: targetPlace,
      to: to,
      severity: severity,
      evidence: .shape(what)
    )
  }

  /// Makes a finding with any evidence.
  func finding(
    _ shape: Shape,
    place: Place,
    source: String,
    part: Part?,
    target: String,
    targetPlace: Place? = nil,
    to: String = "",
    severity: Severity? = nil,
    evidence: Evidence
  ) -> Finding {
    Finding(
      rule: shape.rule,
      severity: severity ?? self.severity(of: shape),
      place: place,
      from: part?.name ?? "",
      to: to,
      source: source,
      target: target,
      targetPlace: targetPlace,
      evidence: evidence,
      reason: shape.reason,
      remedy: shape.remedy,
      serves: shape.serves,
      level: shape.level
    )
  }

  /// The severity of a shape's findings before any selection.
  func severity(of shape: Shape) -> Severity {
    shape.level?.severity ?? judge.severity(of: shape.rule)
  }

  func typePath(of type: TypeID) -> String { judge.typePath(of: type) }
}
