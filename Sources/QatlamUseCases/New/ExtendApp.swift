import QatlamDomain

/// Works out what is to be added to an app, by its blueprint and its own conventions.
package struct ExtendApp: Sendable {
  private let pieces: any PieceSupplying
  private let files: any FileFinding
  private let source: any SourceReading
  private let readProject: ReadProject

  /// Creates the use case on its ports; `readProject` reads from `source`.
  package init(
    pieces: any PieceSupplying,
    files: any FileFinding,
    source: any SourceReading,
    readProject: ReadProject
  ) {
    self.pieces = pieces
    self.files = files
    self.source = source
    self.readProject = readProject
  }

  /// Returns what is to be written; nothing is written yet.
  package func callAsFunction(_ request: NewRequest) async throws(NewFailure) -> MakingPlan {
    if let into = request.into, !Naming.isInside(into) { throw .outside(into) }
    let sources = try await read(request.project, readProject)
    guard sources.roots.count == 1, let root = sources.roots.first else {
      throw .check(.severalApps(sources.roots.map(\.path)))
    }
    let judge = root.judge
    let style = judge.blueprint.name
    let reader = ConventionReader(judge)
    let folderName = sources.folder.split(separator: "/").last.map(String.init) ?? "App"
    guard
      let standard = pieces.conventions(
        style: style,
        module: reader.module(fallback: folderName)
      )
    else { throw .noPieces(style: style) }
    let conventions = reader.conventions(
      from: standard,
      ground: pieces.ground(style: style),
      into: request.into
    )
    let known = KnownTypes(root.resolved.index)
    let making = try making(request, conventions, judge, sources, known)
    let draft = pieces.draft(making, in: conventions.standing(in: Self.screen(of: making)))
    guard !draft.declarations.isEmpty else { throw .nothingToMake(request.subject, style: style) }

    let kept = try await keptDeclarations(draft, known, sources)
    let fitted = try await fitted(kept, draft.insertions, root.resolved.index, request.project)
    let generated = SourceComposer.files(fitted.declarations, indentation: reader.indentation)
    var planned = try planned(generated, sources.folder, overwrites: request.overwrites)
    try known.check(kept, conventions.module, replacing: Set(planned.map(\.path)))
    var leftovers: [MakingPlan.Leftover] = []
    for insertion in draft.insertions {
      try insert(insertion, judge, sources, into: &planned, &leftovers)
    }
    planned.sort { $0.path < $1.path }
    return MakingPlan(
      folder: sources.folder,
      title: Self.title(of: making),
      style: style,
      styleFrom: root.styleFrom,
      files: planned,
      leftovers: leftovers,
      addedFindings: try await addedFindings(by: planned, request.project),
      nextSteps: fitted.steps + draft.nextSteps + membershipSteps(sources, planned)
    )
  }

  private func making(
    _ request: NewRequest,
    _ conventions: Conventions,
    _ judge: ArchitectureJudge,
    _ sources: ProjectSources,
    _ known: KnownTypes
  ) throws(NewFailure) -> Making {
    let gateways = GatewayReader(judge, composer: conventions.composer) { path in
      // What cannot be read has no operation that can be written down.
      try? files.bytes(at: "\(sources.folder)/\(path)")
    }
    return try MakingReader(request, conventions, judge, gateways: gateways) { entity in
      guard conventions.hasGround,
        let provision = pieces.provision(of: entity, style: conventions.style),
        provision.types.allSatisfy({ known.place(of: $0) != nil })
      else { return nil }
      return provision.expression
    }
    .making()
  }

  /// What is added, as the modules need it in which it will stand.
  private func fitted(
    _ declarations: [Draft.Declaration],
    _ insertions: [Insertion],
    _ index: SymbolIndex,
    _ request: ProjectRequest
  ) async throws(NewFailure) -> ModuleBorders.Fitted {
    do throws(CheckFailure) {
      let homes = try await readProject.homes(request, with: declarations.map(\.path))
      return ModuleBorders(index, homes: homes, publish: pieces.published)
        .fitted(declarations, insertions)
    } catch {
      throw .check(error)
    }
  }

  /// The screen that something belongs to.
  private static func screen(of making: Making) -> SwiftName? {
    switch making {
    case .feature(let name, _, _, _), .scene(let name): name
    case .useCase, .entity, .gateway: nil
    }
  }

  private static func title(of making: Making) -> String {
    switch making {
    case .feature(let name, _, _, _): "feature '\(name.type)'"
    case .scene(let name): "scene '\(name.type)'"
    case .useCase(let name, _, _): "use case '\(name.type)'"
    case .entity(let entity): "entity '\(entity.name.type)'"
    case .gateway(let name, _): "gateway '\(name.type)'"
    }
  }

  private func read(
    _ request: ProjectRequest,
    _ readProject: ReadProject
  ) async throws(NewFailure) -> ProjectSources {
    do throws(CheckFailure) {
      return try await readProject(request)
    } catch {
      throw .check(error)
    }
  }

  /// The declarations that the app does not have yet, word for word.
  ///
  /// A gateway that was made for one feature serves the next.
  private func keptDeclarations(
    _ draft: Draft,
    _ known: KnownTypes,
    _ sources: ProjectSources
  ) async throws(NewFailure) -> [Draft.Declaration] {
    var kept: [Draft.Declaration] = []
    for declaration in draft.declarations {
      let places = declaration.types.compactMap { known.place(of: $0) }
      if !places.isEmpty, places.count == declaration.types.count,
        let file = places.first?.file,
        let bytes = try bytes(at: "\(sources.folder)/\(file)"),
        Self.holds(bytes, declaration.text)
      {
        continue
      }
      kept.append(declaration)
    }
    return kept
  }

  private static func holds(_ bytes: [UInt8], _ text: String) -> Bool {
    let source = String(decoding: bytes, as: UTF8.self)
    func bare(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    return bare(source).contains(bare(text))
  }

  private func planned(
    _ generated: [GeneratedFile],
    _ folder: String,
    overwrites: Bool
  ) throws(NewFailure) -> [MakingPlan.File] {
    var planned: [MakingPlan.File] = []
    var taken: [String] = []
    for file in generated {
      let previous = try bytes(at: "\(folder)/\(file.path)")
      if previous != nil { taken.append(file.path) }
      planned.append(
        MakingPlan.File(path: file.path, bytes: Array(file.text.utf8), previous: previous)
      )
    }
    guard overwrites || taken.isEmpty else { throw .filesExist(taken) }
    return planned
  }

  private func insert(
    _ insertion: Insertion,
    _ judge: ArchitectureJudge,
    _ sources: ProjectSources,
    into planned: inout [MakingPlan.File],
    _ leftovers: inout [MakingPlan.Leftover]
  ) throws(NewFailure) {
    let place: InsertionPlace
    do throws(InsertionPlace.Doubt) {
      place = try InsertionPlace(of: insertion, in: judge)
    } catch {
      // What the container can make already, it need not be taught again.
      if case .taken = error { return }
      leftovers.append(MakingPlan.Leftover(insertion: insertion, doubt: error))
      return
    }
    // A file that is overwritten is not extended as well.
    let isPlanned = planned.contains { $0.path == place.path }
    guard !isPlanned, let original = try bytes(at: "\(sources.folder)/\(place.path)"),
      let changed = place.inserting(insertion.text, into: original)
    else {
      leftovers.append(MakingPlan.Leftover(insertion: insertion, doubt: .several))
      return
    }
    planned.append(MakingPlan.File(path: place.path, bytes: changed, previous: original))
  }

  private func bytes(at path: String) throws(NewFailure) -> [UInt8]? {
    do throws(SourceFailure) {
      return try files.bytes(at: path)
    } catch {
      throw .check(.source(error))
    }
  }

  /// What a check would find besides what it finds today.
  private func addedFindings(
    by planned: [MakingPlan.File],
    _ request: ProjectRequest
  ) async throws(NewFailure) -> [Finding] {
    let before = try await findings(request, in: source)
    let after = try await findings(request, in: OverlaidSources(source, planned))
    let known = Set(before.map(KnownBreak.init))
    return after.filter { !known.contains(KnownBreak($0)) }
  }

  private func findings(
    _ request: ProjectRequest,
    in source: any SourceReading
  ) async throws(NewFailure) -> [Finding] {
    let readProject = readProject.reading(source)
    let sources = try await read(request, readProject)
    return await CheckArchitecture(readProject).findings(in: sources, .standard)
  }

  /// What has to be told to project files that list their sources one by one.
  private func membershipSteps(_ sources: ProjectSources, _ planned: [MakingPlan.File]) -> [String]
  {
    guard planned.contains(where: { $0.previous == nil }) else { return [] }
    return ProjectMembership(files: files).steps(in: sources.folder)
  }
}
