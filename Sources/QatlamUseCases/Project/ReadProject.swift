import QatlamDomain

/// Reads a project and works out by which architecture it is to be seen.
package struct ReadProject: Sendable {
  private let blueprints: any BlueprintSupplying
  private let source: any SourceReading
  private let scanner: any SourceScanning
  private let findProject: FindProject?
  private let readMembership: ReadMembership?
  private let stopwatch: (any StageTiming)?
  private let keep: (@Sendable (ProjectSources) -> Void)?

  /// Creates the use case on its ports.
  ///
  /// Without `findProject` no settings are looked for, without `readMembership` no projects; without `stopwatch`
  /// nothing is measured. `keep` is given what was read: a program that ends with it need not take it apart first.
  package init(
    blueprints: any BlueprintSupplying,
    source: any SourceReading,
    scanner: any SourceScanning,
    findProject: FindProject? = nil,
    readMembership: ReadMembership? = nil,
    stopwatch: (any StageTiming)? = nil,
    keep: (@Sendable (ProjectSources) -> Void)? = nil
  ) {
    self.keep = keep
    self.readMembership = readMembership
    self.stopwatch = stopwatch
    self.blueprints = blueprints
    self.source = source
    self.scanner = scanner
    self.findProject = findProject
  }

  /// Returns the homes of a request's files, as they would be with others beside them; none where no project is read.
  func homes(
    _ request: ProjectRequest,
    with paths: [String]
  ) async throws(CheckFailure) -> [String: Membership.Home] {
    guard let readMembership else { return [:] }
    let project =
      try findProject?(request) ?? Project(folder: request.path, exclude: request.exclude)
    var listing = try await listing(of: project)
    let known = Set(listing.files.map(\.path))
    listing.files += paths.filter { !known.contains($0) }.map { SourceEntry(path: $0) }
    listing.files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return readMembership(listing).membership.homes
  }

  /// Returns the use case on other sources, in which no project says what is built.
  ///
  /// Files that are about to be written stand in no target yet, and are to be judged all the same.
  /// `knowsSettings`: Whether settings are looked for on disk.
  func reading(_ source: any SourceReading, knowsSettings: Bool = true) -> ReadProject {
    ReadProject(
      blueprints: blueprints,
      source: source,
      scanner: scanner,
      findProject: knowsSettings ? findProject : nil
    )
  }

  /// Reads the project that a request speaks of, and resolves as many of its references as are asked for.
  package func callAsFunction(
    _ request: ProjectRequest,
    resolving extent: ResolvingExtent = .everything
  ) async throws(CheckFailure) -> ProjectSources {
    var begin = ContinuousClock.now
    let project =
      try findProject?(request) ?? Project(folder: request.path, exclude: request.exclude)
    let listing = try await listing(of: project)
    stopwatch?.add(.discover, since: begin)
    async let read = readMembership?(listing)
    let scanned = await scan(listing)
    begin = ContinuousClock.now
    async let keeping: Void? = scanned.keeping?()
    async let names = KnownNames(scanned.codebase.names)
    let projects = await read
    let membership = projects?.membership ?? .unknown
    var roots: [ProjectSources.Root] = []
    var unjudged = projects?.gaps ?? []
    var unsure: StyleSurvey?
    let kinds = SourceKinds(scanned.codebase, membership)
    let apps = apps(in: scanned.codebase, kinds, listing)
    stopwatch?.add(.index, since: begin)
    for (path, all) in apps
    where all.files.contains(where: { project.covers($0.path) }) {
      let (configuration, codebase) = try settings(ofApp: path, all, project, request, listing)
      let isWhole = path == "." && apps.count == 1
      let named = Self.named(request, configuration)
      let expected: Blueprint? =
        if let named { try blueprint(of: named, configuration) } else { nil }
      // What paths say by a known blueprint is read beside the index, which one core alone can make.
      async let places = expected.map { FilePlaces(blueprint: $0, of: codebase) }
      let resolved = await ResolveCodebase(stopwatch)(
        codebase,
        membership,
        kinds: isWhole ? kinds : nil,
        names: await names,
        resolving: extent
      )
      begin = ContinuousClock.now
      let known = await places
      switch named.map(Outcome.chosen) ?? detected(resolved) {
      case .chosen(let choice):
        let blueprint: Blueprint =
          if let expected { expected } else { try blueprint(of: choice, configuration) }
        roots.append(
          await root(
            (path, choice, configuration),
            by: blueprint,
            known,
            resolved,
            listing.resources.filter { Self.home(of: $0, among: apps) == path }
          )
        )
      case .unsure(let survey):
        unsure = unsure ?? survey
        let reason = "no style is detected with confidence, not judged"
        unjudged.append(Coverage.Gap(file: path, line: 0, reason: reason))
      }
      stopwatch?.add(.classify, since: begin)
    }
    if roots.isEmpty, let unsure { throw .unsure(unsure, known: blueprints.styles) }
    let skipped = (listing.skipped + scanned.skipped).filter { project.covers($0.file) }
    let sources = ProjectSources(
      project: project,
      folder: listing.root,
      roots: roots,
      skipped: (skipped + unjudged).sorted()
    )
    keep?(sources)
    await keeping
    return sources
  }

  /// Scans a listing; what reading took of that is the reader's to measure.
  private func scan(_ listing: SourceListing) async -> ScannedSources {
    guard let stopwatch else { return await scanner.scan(listing, reading: source) }
    let begin = ContinuousClock.now
    let scanned = await scanner.scan(listing, reading: source)
    stopwatch.add(.scan, begin.duration(to: .now) - stopwatch.time(of: .read))
    return scanned
  }

  /// The innermost app whose folder a path lies in; else `.`.
  private static func home(of path: String, among apps: [(String, Codebase)]) -> String {
    apps.map(\.0).filter { path.hasPrefix($0 + "/") }.max { $0.utf8.count < $1.utf8.count } ?? "."
  }

  private struct Choice {
    let style: String
    let from: String
    var signs: [String] = []
  }

  private enum Outcome {
    case chosen(Choice)
    case unsure(StyleSurvey)
  }

  /// The apps of a tree, each a codebase of its own; `.` for the tree itself.
  private func apps(
    in codebase: Codebase,
    _ kinds: SourceKinds,
    _ listing: SourceListing
  ) -> [(String, Codebase)] {
    let finder = RootFinder(
      codebase,
      kinds: kinds,
      projects: listing.projects,
      workspaces: listing.workspaces
    )
    guard !finder.hasOneRoot else { return [(".", codebase)] }
    var files: [String: [FileFacts]] = [:]
    for (index, root) in finder.rootOfFile.enumerated() {
      files[root, default: []].append(codebase.files[index])
    }
    return files.keys.sorted().map { root in
      let own = Codebase(files: files[root] ?? [], names: codebase.names)
      return (root.isEmpty ? "." : root, own)
    }
  }

  /// An app's own settings beat the project's, unless those were named.
  private func settings(
    ofApp path: String,
    _ codebase: Codebase,
    _ project: Project,
    _ request: ProjectRequest,
    _ listing: SourceListing
  ) throws(CheckFailure) -> (Configuration?, Codebase) {
    guard path != ".", request.config == nil,
      let own = try findProject?.configuration(ofApp: path, in: listing.root)
    else { return (project.configuration, codebase) }
    do throws(ConfigurationFault) {
      return (own, try own.narrowed(codebase))
    } catch {
      throw .configuration(error)
    }
  }

  /// The option beats the settings, and both beat what is seen.
  private static func named(_ request: ProjectRequest, _ configuration: Configuration?) -> Choice? {
    if let style = request.style { return Choice(style: style, from: "option") }
    return configuration?.style.map { Choice(style: $0.value, from: "config") }
  }

  private func detected(_ resolved: ResolvedCodebase) -> Outcome {
    let survey = StyleSurveyor(
      index: resolved.index,
      kinds: resolved.kinds,
      references: resolved.references
    ).survey()
    guard let decision = survey.decision else { return .unsure(survey) }
    return .chosen(Choice(style: decision.style, from: "detected", signs: decision.signs))
  }

  private func root(
    _ subject: (path: String, choice: Choice, configuration: Configuration?),
    by blueprint: Blueprint,
    _ places: FilePlaces?,
    _ resolved: ResolvedCodebase,
    _ resources: [String]
  ) async -> ProjectSources.Root {
    let placer = FilePlacer(
      blueprint: blueprint,
      index: resolved.index,
      references: resolved.references,
      places: places
    )
    let placings = await Chunks(count: resolved.references.count).map { $0.map(placer.placing) }
    return ProjectSources.Root(
      path: subject.path,
      styleFrom: subject.choice.from,
      signs: subject.choice.signs,
      resolved: resolved,
      judge: ArchitectureJudge(
        blueprint: blueprint,
        modules: subject.configuration?.table(from: blueprints.modules) ?? blueprints.modules,
        index: resolved.index,
        kinds: resolved.kinds,
        references: resolved.references,
        placer: placer,
        placings: placings.flatMap(\.self)
      ),
      configuration: subject.configuration,
      resources: resources
    )
  }

  /// The blueprint of a choice, as the settings change it.
  private func blueprint(
    of choice: Choice,
    _ configuration: Configuration?
  ) throws(CheckFailure) -> Blueprint {
    let blueprint = try blueprint(named: choice.style)
    guard let configuration else { return blueprint }
    return try self.blueprint(blueprint, changedBy: configuration)
  }

  private func blueprint(named style: String) throws(CheckFailure) -> Blueprint {
    let found: Blueprint?
    do throws(BlueprintFault) {
      found = try blueprints.blueprint(named: style)
    } catch {
      throw .blueprint(error)
    }
    guard let found else { throw .unknownStyle(style, known: blueprints.styles) }
    return found
  }

  private func blueprint(
    _ blueprint: Blueprint,
    changedBy configuration: Configuration
  ) throws(CheckFailure) -> Blueprint {
    let changes: BlueprintChanges
    do throws(ConfigurationFault) {
      changes = try ConfiguredChanges(configuration, to: blueprint).changes()
    } catch {
      throw .configuration(error)
    }
    do throws(BlueprintFault) {
      return try blueprint.changed(by: changes)
    } catch {
      throw .blueprint(error)
    }
  }

  private func listing(of project: Project) async throws(CheckFailure) -> SourceListing {
    var listing: SourceListing
    do throws(SourceFailure) {
      listing = try await source.listing(of: project.folder, excluding: project.exclude)
    } catch {
      throw .source(error)
    }
    guard let configuration = project.configuration else { return listing }
    do throws(ConfigurationFault) {
      try configuration.narrow(&listing)
    } catch {
      throw .configuration(error)
    }
    if !listing.files.contains(where: { project.covers($0.path) }) {
      throw .source(.noSwiftFiles(path: project.scope))
    }
    return listing
  }
}

extension Configuration {
  /// Leaves in a listing what the settings call the project's roots, and holds their patterns against it.
  fileprivate func narrow(_ listing: inout SourceListing) throws(ConfigurationFault) {
    if !roots.isEmpty {
      let folders = roots.map(\.value)
      func isInside(_ path: String) -> Bool {
        folders.contains { path == $0 || path.hasPrefix($0 + "/") }
      }
      for root in roots
      where !listing.files.contains(where: { $0.path.hasPrefix(root.value + "/") }) {
        throw fault(at: root, .fitsNothing(root.value, key: "roots"))
      }
      listing.files = listing.files.filter { isInside($0.path) }
      listing.skipped = listing.skipped.filter { isInside($0.file) }
      listing.resources = listing.resources.filter(isInside)
    }
    let paths = listing.files.map { Array($0.path.utf8) }
    for layer in layers {
      for pattern in layer.values {
        let glob = try glob(pattern)
        guard paths.contains(where: { glob.matches($0) }) else {
          throw fault(at: pattern, .fitsNothing(pattern.value, key: layer.name.value))
        }
      }
    }
  }
}
