extension ArchitectureJudge {
  /// Returns references along edges that the blueprint does not allow: one for each line and target.
  func edgeFindings(in file: Int) -> [Finding] {
    var knownExempt: [Range<Int32>]?
    var seen: Set<Seen> = []
    var found: [Finding] = []
    for reference in references[file].references {
      guard let crossing = crossing(reference, in: file), !isLeak(crossing, reference, in: file)
      else { continue }
      let exempt = knownExempt ?? previews(in: file) + setUps(in: file)
      knownExempt = exempt
      if exempt.contains(where: { $0.contains(reference.scope) }) { continue }
      let place = place(reference.offset, in: file)
      let key = Seen(line: place.line, target: subject(of: reference.target), rule: crossing.rule)
      guard seen.insert(key).inserted else { continue }
      found.append(finding(crossing, reference, at: place, in: file))
    }
    return found
  }

  /// Whether a more special rule speaks of the crossing: a signature that carries what it may not.
  private func isLeak(_ crossing: Crossing, _ reference: ResolvedReference, in file: Int) -> Bool {
    guard crossing.rule == .dependency,
      reference.role == .typeAnnotation || reference.role == .genericArgument
    else { return false }
    let speaks = blueprint.shapes.contains { shape in
      guard case .signaturesHide(let parts) = shape.constraint else { return false }
      return shape.parts.contains(crossing.source.name) && parts.contains(crossing.target.name)
    }
    let kind = index.declaration(reference.target).kind
    return speaks && kind.isNominal && kind != .protocol && isInSignature(reference, in: file)
  }

  /// Returns the functions by which a part puts its own scene together.
  func setUps(in file: Int) -> [Range<Int32>] {
    guard !blueprint.setUps.isEmpty else { return [] }
    let declarations = index.codebase.files[file].declarations
    var made: [Int32: Set<Int16>] = [:]
    for reference in references[file].references where reference.kind == .construction {
      guard let part = part(of: reference.scope, in: file),
        featureOfFile[Int(reference.target.file)] == featureOfFile[file]
      else { continue }
      let target = parts[Int(reference.target.file)][Int(reference.target.index)]
      guard target >= 0,
        blueprint.setUps.contains(where: { setUp in
          let name = blueprint.parts[Int(target)].name
          return setUp.by.contains(part.name) && (setUp.of.contains(name) || name == part.name)
        })
      else { continue }
      made[function(around: reference.scope, declarations), default: []].insert(target)
    }
    // A static function that makes a part of its own scene has nobody else to receive it from.
    let setUps = made.filter { function, parts in
      function > 0 && (parts.count > 1 || declarations[Int(function)].flags.contains(.isStatic))
    }
    return setUps.keys.sorted().map {
      $0..<declarations[Int($0)].subtreeEnd
    }
  }

  private func function(around scope: Int32, _ declarations: [DeclarationFact]) -> Int32 {
    var place = scope
    while place > 0 {
      let kind = declarations[Int(place)].kind
      if declarations[Int(declarations[Int(place)].parent)].kind.holdsMembers || kind == .function {
        return place
      }
      place = declarations[Int(place)].parent
    }
    return 0
  }

  private struct Seen: Hashable {
    let line: Int
    let target: SymbolID
    let rule: RuleID
  }

  /// A reference from one part to another that the blueprint does not allow.
  private struct Crossing {
    let rule: RuleID
    let source: Part
    let target: Part
    let absence: Absence
    let evidence: Evidence
    let alsoBreaks: [RuleID]
  }

  /// Whether the blueprint forbids a reference.
  func isForbidden(_ reference: ResolvedReference, in file: Int) -> Bool {
    crossing(reference, in: file) != nil
  }

  private func crossing(_ reference: ResolvedReference, in file: Int) -> Crossing? {
    let targetFile = Int(reference.target.file)
    let from = parts[file][Int(reference.scope)]
    let to = parts[targetFile][Int(reference.target.index)]
    guard from >= 0, to >= 0 else { return nil }
    let own = featureOfFile[file]
    let other = featureOfFile[targetFile]
    let isWithin =
      own == other || own < 0 || other < 0 || isNested(own, other)
      || variants.contains(own, other) && isOfProtocol(reference.target)
    if isWithin, allows(from: from, to: to) { return nil }
    let source = blueprint.parts[Int(from)]
    let target = blueprint.parts[Int(to)]
    guard !source.isComposition, !source.isNeutral, !target.isNeutral,
      !isSameType(reference, in: file)
    else { return nil }
    if keepsPromise(reference, of: target, by: source) { return nil }
    let edge = blueprint.edge(from: source.name, to: target.name)
    let absence = blueprint.absence(from: source.name, to: target.name)
    if !isWithin, target.isFeatureInside {
      guard reference.role != .inheritance, edge?.crossesFeatures != true,
        !inheritsFrom(feature: other, reference, in: file)
      else { return nil }
      guard let border = blueprint.featureBorder else { return nil }
      return Crossing(
        rule: .featureBorder,
        source: source,
        target: target,
        absence: border,
        evidence: .otherFeature(own: featureName(own), other: featureName(other)),
        alsoBreaks: edge == nil && from != to ? [.dependency] : []
      )
    }
    guard edge == nil, from != to, let absence else { return nil }
    if reference.role == .extendedType, target.isOpenToExtension { return nil }
    return Crossing(
      rule: .dependency,
      source: source,
      target: target,
      absence: absence,
      evidence: target.isComposition
        ? .compositionKnown : absence.skipsStep ? .skippedStep : .forbiddenEdge,
      alsoBreaks: []
    )
  }

  /// Whether a type conforms to a protocol of a part whose promises its own part may keep.
  private func keepsPromise(
    _ reference: ResolvedReference,
    of target: Part,
    by source: Part
  ) -> Bool {
    reference.role == .inheritance && source.keepsPromisesOf.contains(target.name)
      && index.declaration(reference.target).kind == .protocol
  }

  /// Whether a declaration is a protocol or one of its requirements.
  private func isOfProtocol(_ symbol: SymbolID) -> Bool {
    let declaration = index.declaration(symbol)
    if declaration.kind == .protocol { return true }
    let outer = index.codebase.files[Int(symbol.file)].declarations[Int(declaration.parent)]
    return outer.kind == .protocol
  }

  /// Whether one feature stands inside the other.
  func isNested(_ first: Int32, _ second: Int32) -> Bool {
    let (one, two) = (features[Int(first)], features[Int(second)])
    return one.hasPrefix(two + "/") || two.hasPrefix(one + "/")
  }

  /// Whether the type around a reference inherits from one of that feature: a base scene is design, not a reach-in.
  func inheritsFrom(
    feature: Int32,
    _ reference: ResolvedReference,
    in file: Int
  ) -> Bool {
    guard let type = index.enclosingType(of: reference.scope, in: Int32(file)) else { return false }
    var open = index.types[Int(type)].supertypes
    var seen = Set(open)
    while let next = open.popLast() {
      let symbol = index.types[Int(next)].symbol
      guard symbol != .none, index.declaration(symbol).kind == .class else { continue }
      if featureOfFile[Int(symbol.file)] == feature { return true }
      for further in index.types[Int(next)].supertypes where seen.insert(further).inserted {
        open.append(further)
      }
    }
    return false
  }

  /// Whether both ends stand in the same outermost type and file: everything may know itself.
  ///
  /// What another file adds to the type belongs to that file.
  func isSameType(_ reference: ResolvedReference, in file: Int) -> Bool {
    guard reference.role != .extendedType, Int(reference.target.file) == file else { return false }
    let source = outermostType(of: SymbolID(file: Int32(file), index: reference.scope))
    return source >= 0 && source == outermostType(of: reference.target)
  }

  private func outermostType(of symbol: SymbolID) -> TypeID {
    guard var type = index.enclosingType(of: symbol.index, in: symbol.file) else { return -1 }
    while index.types[Int(type)].outer >= 0 { type = index.types[Int(type)].outer }
    return index.types[Int(type)].symbol == .none ? -1 : type
  }

  func featureName(_ feature: Int32) -> String {
    let path = features[Int(feature)]
    return path.split(separator: "/").last.map(String.init) ?? path
  }

  private func finding(
    _ crossing: Crossing,
    _ reference: ResolvedReference,
    at place: Place,
    in file: Int
  ) -> Finding {
    let level = severity(of: crossing.rule)
    let target = index.declaration(reference.target)
    return Finding(
      rule: crossing.rule,
      severity: crossing.absence.skipsStep ? min(level, .warning) : level,
      place: place,
      from: crossing.source.name,
      to: crossing.target.name,
      source: name(ofScope: reference.scope, in: file),
      target: targetName(of: reference.target),
      targetPlace: self.place(target.nameOffset, in: Int(reference.target.file)),
      evidence: crossing.evidence,
      reason: crossing.absence.reason,
      remedy: crossing.absence.remedy,
      serves: crossing.absence.serves,
      alsoBreaks: crossing.alsoBreaks
    )
  }

  /// Returns what a finding is about: the type that declares a member, else the declaration itself.
  private func subject(of symbol: SymbolID) -> SymbolID {
    let declaration = index.declaration(symbol)
    guard !declaration.kind.isNominal, declaration.parent > 0 else { return symbol }
    let type = index.type(of: SymbolID(file: symbol.file, index: declaration.parent))
    guard type >= 0, index.types[Int(type)].symbol != .none else { return symbol }
    return index.types[Int(type)].symbol
  }

  func targetName(of symbol: SymbolID) -> String {
    let subject = subject(of: symbol)
    let declaration = index.declaration(subject)
    guard !declaration.kind.isNominal else { return typePath(of: index.type(of: subject)) }
    let name = index.codebase.names[declaration.name]
    guard declaration.parent > 0 else { return name }
    let type = index.type(of: SymbolID(file: subject.file, index: declaration.parent))
    return type < 0 ? name : typePath(of: type) + "." + name
  }

  func typePath(of type: TypeID) -> String {
    var names: [String] = []
    var place = type
    while place >= 0 {
      names.append(index.codebase.names[index.types[Int(place)].name])
      place = index.types[Int(place)].outer
    }
    return names.reversed().joined(separator: ".")
  }
}
