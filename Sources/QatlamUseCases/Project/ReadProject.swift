import QatlamDomain

/// Reads a project and works out by which architecture it is to be seen.
package struct ReadProject: Sendable {
  private let blueprints: any BlueprintSupplying
  private let source: any SourceReading
  private let scanner: any SourceScanning
  private let findProject: FindProject?

  /// Creates the use case on its ports; without `findProject` no settings are looked for.
  package init(
    blueprints: any BlueprintSupplying,
    source: any SourceReading,
    scanner: any SourceScanning,
    findProject: FindProject? = nil
  ) {
    self.blueprints = blueprints
    self.source = source
    self.scanner = scanner
    self.findProject = findProject
  }

  /// Reads the project that a request speaks of.
  package func callAsFunction(
    _ request: ProjectRequest
  ) async throws(CheckFailure) -> ProjectSources {
    let project =
      try findProject?(request) ?? Project(folder: request.path, exclude: request.exclude)
    let listing = try listing(of: project)
    let scanned = await scanner.scan(listing, reading: source)
    let root = try await root(".", of: project, request, scanned.codebase)
    return ProjectSources(
      project: project,
      folder: listing.root,
      roots: [root],
      skipped: (listing.skipped + scanned.skipped).filter { project.covers($0.file) }.sorted()
    )
  }

  private func root(
    _ path: String,
    of project: Project,
    _ request: ProjectRequest,
    _ codebase: Codebase
  ) async throws(CheckFailure) -> ProjectSources.Root {
    let resolved = await ResolveCodebase()(codebase)
    let style: String
    let from: String
    if let option = request.style {
      (style, from) = (option, "option")
    } else if let configured = project.configuration?.style {
      (style, from) = (configured.value, "config")
    } else {
      throw .noStyle(known: blueprints.styles)
    }
    var blueprint = try blueprint(named: style)
    var modules = blueprints.modules
    if let configuration = project.configuration {
      blueprint = try self.blueprint(blueprint, changedBy: configuration)
      modules = configuration.table(from: modules)
    }
    return ProjectSources.Root(
      path: path,
      styleFrom: from,
      signs: [],
      resolved: resolved,
      judge: ArchitectureJudge(
        blueprint: blueprint,
        modules: modules,
        index: resolved.index,
        kinds: resolved.kinds,
        references: resolved.references
      )
    )
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
      changes = try configuration.changes(to: blueprint)
    } catch {
      throw .configuration(error)
    }
    do throws(BlueprintFault) {
      return try blueprint.changed(by: changes)
    } catch {
      throw .blueprint(error)
    }
  }

  private func listing(of project: Project) throws(CheckFailure) -> SourceListing {
    var listing: SourceListing
    do throws(SourceFailure) {
      listing = try source.listing(of: project.folder, excluding: project.exclude)
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
