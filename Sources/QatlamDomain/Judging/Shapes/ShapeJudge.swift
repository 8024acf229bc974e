/// Judges what roles look like.
package struct ShapeJudge: Sendable {
  let judge: ArchitectureJudge
  let index: SymbolIndex
  let blueprint: Blueprint
  /// Types that somebody who does something takes in an initialiser.
  private(set) var received: Set<TypeID> = []
  /// Classes of the codebase that others inherit from.
  private(set) var inherited: Set<TypeID> = []

  /// Creates a judge on one that knows the part of every declaration.
  package init(_ judge: ArchitectureJudge) {
    self.judge = judge
    index = judge.index
    blueprint = judge.blueprint
    inherited = Set(
      index.types.lazy.filter { $0.symbol != .none }.flatMap(\.supertypes)
    )
    received = Self.receivedTypes(in: index, by: self)
  }

  /// Returns the breaks of all shapes in a file, suppressed ones too, sorted.
  package func findings(in file: Int) -> [Finding] {
    guard judge.kinds.exemptions[file] == nil else { return [] }
    return blueprint.shapes.flatMap { findings(of: $0, in: file) }.sorted { left, right in
      (left.place, left.rule, left.target) < (right.place, right.rule, right.target)
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
    return declarations.indices.dropFirst().compactMap { position in
      let declaration = declarations[position]
      guard declaration.kind.isNominal,
        nested || declarations[Int(declaration.parent)].kind == .file,
        let part = judge.part(of: Int32(position), in: file), shape.parts.contains(part.name)
      else { return nil }
      let symbol = SymbolID(file: Int32(file), index: Int32(position))
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
    saying sentence: String
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
      saying: sentence
    )
  }

  func finding(
    _ shape: Shape,
    place: Place,
    source: String,
    part: Part?,
    target: String,
    targetPlace: Place? = nil,
    to: String = "",
    severity: Severity? = nil,
    saying sentence: String
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
      evidence: .shape(sentence),
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
