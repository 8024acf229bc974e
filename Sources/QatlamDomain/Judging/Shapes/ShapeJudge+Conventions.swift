extension ShapeJudge {
  /// So many breaks of a convention that nobody follows are said as one.
  private static let many = 10

  /// Leaves one finding of each convention that a codebase hardly ever follows, at the first place, with the number of all.
  ///
  /// What is given is what is to be reported, sorted; so is what is returned.
  package func saidOnce(_ findings: [Finding]) -> [Finding] {
    var left = findings
    for (position, shape) in blueprint.shapes.enumerated() {
      let own = left.indices.filter {
        left[$0].rule == shape.rule && left[$0].reason == shape.reason
      }
      guard let first = own.first, own.count >= Self.many,
        case .shape(let what) = left[first].evidence, let follows = followed(shape)
      else { continue }
      // The first who follow it do not make it the codebase's: one new screen would bring back all that was said.
      let most = own.count / Self.many
      let followers = index.codebase.files.indices.lazy
        .filter { [self] file in
          judge.kinds.exemptions[file] == nil && mayBreak(position, in: file) && follows(file)
        }
        .prefix(most + 1).count { _ in true }
      guard followers <= most else { continue }
      left[first].evidence = .habit(what, others: own.count - 1, hasFollowers: followers > 0)
      let dropped = Set(own.dropFirst())
      left = left.indices.filter { !dropped.contains($0) }.map { left[$0] }
    }
    return left
  }

  /// Says which files do what a shape asks for; `nil` where that is no matter of habit.
  private func followed(_ shape: Shape) -> ((Int) -> Bool)? {
    switch shape.constraint {
    case .isOnMainActor(let suffixes):
      return { [self] file in
        subjects(shape, file).contains { subject in
          subject.declaration.kind == .class
            && suffixes.contains { TypeName.ends(TypeName.stem(subject.name), with: $0) }
            && isOnMainActor(subject.symbol, depth: 0)
        }
      }
    case .standsBehindProtocol(let suffixes):
      return { [self] file in
        doers(shape, suffixes, file).contains { !conformances(of: $0.type).isEmpty }
      }
    case .hasOneOperation(let suffixes):
      return { [self] file in
        doers(shape, suffixes, file).contains {
          operations(of: $0.type, withoutAnswers: true).count == 1
        }
      }
    case .receivedThroughInitializer(let parts):
      return { [self] file in subjects(shape, file).contains { takes(parts, $0.type) } }
    case .awaitsResults:
      return { [self] file in
        subjects(shape, file).contains { subject in
          subject.declaration.kind == .protocol
            && members(of: subject.type).contains {
              index.declaration($0).flags.contains(.isAsync)
            }
        }
      }
    case .declaredAs, .madeByComposition, .keepsNoSharedInstance, .inheritsNone,
      .namesFitFolders, .featuresHave, .holdsWeakly, .signaturesHide, .protocolsHide,
      .leavesCollectionsAlone, .usesNoInterfaceFiles, .leavesNavigationAlone, .standsInNoRing:
      return nil
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
