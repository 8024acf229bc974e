package import QatlamDomain

/// Says which references of a codebase break a blueprint.
package struct CheckArchitecture: Sendable {
  private let readProject: ReadProject
  private let findBaseline: FindBaseline?
  private let changes: (any ChangeReading)?
  private let stopwatch: (any StageTiming)?

  /// Creates the use case on what reads projects.
  ///
  /// Without `findBaseline` no break is known; without `changes` every finding is reported; without `stopwatch`
  /// nothing is measured.
  package init(
    _ readProject: ReadProject,
    _ findBaseline: FindBaseline? = nil,
    _ changes: (any ChangeReading)? = nil,
    stopwatch: (any StageTiming)? = nil
  ) {
    self.stopwatch = stopwatch
    self.changes = changes
    self.readProject = readProject
    self.findBaseline = findBaseline
  }

  /// Checks the codebase that a request names.
  ///
  /// Findings are a result; they are never thrown.
  package func callAsFunction(
    _ request: CheckRequest
  ) async throws(CheckFailure) -> CheckReport {
    let sources = try await readProject(request.project, resolving: .judged)
    let begin = ContinuousClock.now
    defer { stopwatch?.add(.judge, since: begin) }
    var findings = await findings(in: sources, request.rules)
    var debts: [Debt] = []
    if request.baseline == nil {
      debts = try subtractOwn(of: sources, request.rules, from: &findings)
    }
    if let place = try findBaseline?(
      option: request.baseline,
      sources.project.configuration,
      in: sources.folder
    ) {
      let (left, debt) = filter(place, sources, request.rules)(findings)
      findings = left
      debts.append(debt)
    }
    if let reference = request.changedSince, let changes {
      let changed = try Self.changed(since: reference, in: sources.folder, changes)
      findings = findings.filter { Self.touches($0, changed) }
    }
    return CheckReport(
      roots: sources.roots.map { root in
        .init(
          path: root.path,
          style: root.judge.blueprint.name,
          styleFrom: root.styleFrom,
          signs: root.signs,
          folderReadings: root.judge.folderReadings
        )
      },
      findings: findings,
      coverage: Coverage(of: sources),
      folder: sources.folder,
      debt: Debt(debts)
    )
  }

  private static func changed(
    since reference: String,
    in folder: String,
    _ changes: any ChangeReading
  ) throws(CheckFailure) -> Set<String> {
    do throws(SourceFailure) {
      return try changes.changedFiles(since: reference, in: folder)
    } catch {
      throw .source(error)
    }
  }

  /// A finding is touched at either end; one about a folder, by any file in it.
  private static func touches(_ finding: Finding, _ changed: Set<String>) -> Bool {
    if changed.contains(finding.place.file) { return true }
    if let target = finding.targetPlace, changed.contains(target.file) { return true }
    guard finding.place.line == 0 else { return false }
    return changed.contains { $0.hasPrefix(finding.place.file + "/") }
  }

  /// Returns the findings of every root, sorted; known ones too.
  package func findings(
    in sources: ProjectSources,
    _ rules: CheckRequest.RuleSelection
  ) async -> [Finding] {
    var findings: [Finding] = []
    for root in sources.roots {
      findings += await self.findings(in: root, of: sources, rules)
    }
    return findings.sorted()
  }

  /// Takes out what each app's own baseline knows, as when the app is checked alone.
  private func subtractOwn(
    of sources: ProjectSources,
    _ rules: CheckRequest.RuleSelection,
    from findings: inout [Finding]
  ) throws(CheckFailure) -> [Debt] {
    var debts: [Debt] = []
    for root in sources.roots {
      guard let own = root.ownBaseline,
        let place = try findBaseline?(option: nil, own, in: "\(sources.folder)/\(root.path)")
      else { continue }
      let filter = filter(place.moved(into: root.path), sources, rules, of: root)
      let (left, debt) = filter(findings)
      findings = left
      debts.append(debt)
    }
    return debts
  }

  private func filter(
    _ place: FindBaseline.Place,
    _ sources: ProjectSources,
    _ rules: CheckRequest.RuleSelection,
    of root: ProjectSources.Root? = nil
  ) -> BaselineFilter {
    let levels = (root ?? sources.roots.first)?.judge.blueprint.levels ?? [:]
    func isJudged(_ rule: RuleID) -> Bool {
      switch rules {
      case .standard: levels[rule] != .off
      case .all: true
      case .only(let rules): rules.contains(rule)
      }
    }
    let staleness: Severity? =
      switch levels[.staleBaseline] ?? .off {
      case .error: .error
      case .warning: .warning
      case .info: .info
      case .off: nil
      }
    return BaselineFilter(
      place: place,
      isDecidable: { entry in
        // A rule that exists no longer finds nothing, so its lines are stale for good.
        sources.project.covers(entry.file) && RuleID(rawValue: entry.rule).map(isJudged) ?? true
      },
      staleness: isJudged(.staleBaseline) ? staleness : nil
    )
  }

  private func shapeJudge(_ judge: ArchitectureJudge) async -> ShapeJudge {
    let first = ShapeJudge(withoutReceived: judge)
    let received = await Chunks(count: first.typeCount).map { first.receivedTypes(in: $0) }
    let uses = await Chunks(count: judge.fileCount).map { first.staticUses(in: $0) }
    return ShapeJudge(first, received: received, uses: uses)
  }

  private func findings(
    in root: ProjectSources.Root,
    of sources: ProjectSources,
    _ rules: CheckRequest.RuleSelection
  ) async -> [Finding] {
    let judge = root.judge
    let shapes = await shapeJudge(judge)
    let files = root.resolved.index.codebase.files
    // What is about the whole is looked for beside what is about one file.
    async let rings = shapes.ringFindings(evenOff: rules != .standard)
    async let features = shapes.featureFindings()
    let raw = await Chunks(count: files.count).map { range in
      range.flatMap { judge.findings(in: $0) + shapes.findings(in: $0) }
    }
    let suppressions = files.indices.lazy
      .filter { root.resolved.kinds.exemptions[$0] == nil }
      .flatMap { Suppression.all(in: files[$0]) }
    let verdict = await Docket(selection: rules, blueprint: judge.blueprint)
      .verdict(
        on: raw.flatMap(\.self) + features + rings
          + shapes.interfaceFileFindings(root.resources) + upkeep(root, sources),
        suppressedBy: Array(suppressions)
      )
    var habits: [(ShapeJudge.Habit, followers: Int)] = []
    for habit in shapes.habits(brokenBy: verdict) {
      let counts = await Chunks(count: files.count).map { shapes.followers(of: habit, in: $0) }
      habits.append((habit, counts.reduce(0, +)))
    }
    return shapes.saidOnce(verdict, habits).filter { sources.project.covers($0.place.file) }
  }

  /// Returns what fits nothing: files without a layer, layers without a file, settings without effect.
  ///
  /// Settings of the whole are held against its only root: another root may be what they are for.
  private func upkeep(_ root: ProjectSources.Root, _ sources: ProjectSources) -> [Finding] {
    let isDecidable = sources.roots.count == 1 || root.configuration?.isNested == true
    let settings = isDecidable ? EmptySettings(of: root, skipped: sources.skipped) : nil
    return root.judge.unlayeredFindings() + root.judge.emptyLayerFindings(in: root.path)
      + (settings?.findings() ?? [])
  }
}
