extension ShapeJudge {
  /// So many breaks of a convention that nobody follows are said as one.
  private static let many = 10

  /// Leaves one finding of each convention that a codebase hardly ever follows, at the first place, with the number of all.
  ///
  /// What is given is what is to be reported, sorted; so is what is returned.
  package func saidOnce(_ findings: [Finding]) -> [Finding] {
    var left = findings
    for shape in blueprint.shapes {
      let own = left.indices.filter {
        left[$0].rule == shape.rule && left[$0].reason == shape.reason
      }
      guard let first = own.first, own.count >= Self.many,
        case .shape(let what) = left[first].evidence
      else { continue }
      // The first who follow it do not make it the codebase's: one new screen would bring back all that was said.
      let most = own.count / Self.many
      let followers = followers(of: shape, upTo: most + 1)
      guard followers <= most else { continue }
      left[first].evidence = .habit(what, others: own.count - 1, hasFollowers: followers > 0)
      let dropped = Set(own.dropFirst())
      left = left.indices.filter { !dropped.contains($0) }.map { left[$0] }
    }
    return left
  }

  /// How many files do what a shape asks for, counted up to a limit; of shapes that are no matter of habit all do.
  private func followers(of shape: Shape, upTo limit: Int) -> Int {
    index.codebase.files.indices.lazy
      .filter { [self] in judge.kinds.exemptions[$0] == nil && follows(shape, $0) }
      .prefix(limit).count { _ in true }
  }

  /// Whether a file does what a shape asks for.
  private func follows(_ shape: Shape, _ file: Int) -> Bool {
    switch shape.constraint {
    case .isOnMainActor(let suffixes):
      subjects(shape, file).contains { subject in
        subject.declaration.kind == .class
          && suffixes.contains { TypeName.ends(TypeName.stem(subject.name), with: $0) }
          && isOnMainActor(subject.symbol, depth: 0)
      }
    case .standsBehindProtocol(let suffixes):
      doers(shape, suffixes, file).contains { !conformances(of: $0.type).isEmpty }
    case .hasOneOperation(let suffixes):
      doers(shape, suffixes, file).contains {
        operations(of: $0.type, withoutAnswers: true).count == 1
      }
    case .receivedThroughInitializer(let parts):
      subjects(shape, file).contains { takes(parts, $0.type) }
    case .awaitsResults:
      subjects(shape, file).contains { subject in
        subject.declaration.kind == .protocol
          && members(of: subject.type).contains {
            index.declaration($0).flags.contains(.isAsync)
          }
      }
    case .declaredAs, .madeByComposition, .keepsNoSharedInstance, .inheritsNone,
      .namesFitFolders, .featuresHave, .holdsWeakly, .signaturesHide, .protocolsHide,
      .leavesCollectionsAlone, .usesNoInterfaceFiles, .leavesNavigationAlone, .standsInNoRing:
      true
    }
  }

  /// Whether an initialiser takes something of these parts.
  private func takes(_ parts: [String], _ type: TypeID) -> Bool {
    receivedTypes(of: type).contains { taken in
      let symbol = index.types[Int(taken)].symbol
      guard symbol != .none else { return false }
      return judge.part(of: symbol.index, in: Int(symbol.file)).map { parts.contains($0.name) }
        ?? false
    }
  }
}
