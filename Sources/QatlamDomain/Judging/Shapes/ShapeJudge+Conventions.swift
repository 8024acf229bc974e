extension ShapeJudge {
  /// So many breaks of a convention that nobody follows are said as one.
  private static let many = 10

  /// A convention that is broken so often that it may be said once.
  package struct Habit: Sendable {
    /// The index of its shape.
    let shape: Int
    /// How many files at most may follow it.
    let most: Int
  }

  /// Returns the conventions that findings, sorted, break so often that it matters how many follow them.
  package func habits(brokenBy findings: [Finding]) -> [Habit] {
    blueprint.shapes.indices.compactMap { position in
      let shape = blueprint.shapes[position]
      let count = findings.count { $0.rule == shape.rule && $0.reason == shape.reason }
      guard count >= Self.many, followed(shape) != nil else { return nil }
      return Habit(shape: position, most: count / Self.many)
    }
  }

  /// Counts the files of a range that follow a convention, as far as more than its limit.
  package func followers(of habit: Habit, in files: Range<Int>) -> Int {
    guard let follows = followed(blueprint.shapes[habit.shape]) else { return 0 }
    return files.lazy
      .filter { [self] file in
        judge.kinds.exemptions[file] == nil && mayBreak(habit.shape, in: file) && follows(file)
      }
      .prefix(habit.most + 1).count { _ in true }
  }

  /// Leaves one finding of each convention that a codebase hardly ever follows, at the first place, with the number of all.
  ///
  /// - Parameters:
  ///   - findings: What is to be reported, sorted.
  ///   - habits: Those that the findings break often, with the number of files that follow them.
  /// - Returns: What is left, sorted.
  package func saidOnce(_ findings: [Finding], _ habits: [(Habit, followers: Int)]) -> [Finding] {
    var left = findings
    // The first who follow it do not make it the codebase's: one new screen would bring back all that was said.
    for (habit, followers) in habits where followers <= habit.most {
      let shape = blueprint.shapes[habit.shape]
      let own = left.indices.filter {
        left[$0].rule == shape.rule && left[$0].reason == shape.reason
      }
      guard let first = own.first, case .shape(let what) = left[first].evidence else { continue }
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
