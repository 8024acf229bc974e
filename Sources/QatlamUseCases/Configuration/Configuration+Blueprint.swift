import QatlamDomain

extension Configuration {
  /// Holds the configuration against a blueprint.
  ///
  /// - Throws: `ConfigurationFault` at the first name that the blueprint does not have.
  func changes(to blueprint: Blueprint) throws(ConfigurationFault) -> BlueprintChanges {
    var changes = BlueprintChanges()
    for entry in layers {
      let name = try layer(entry.name, of: blueprint)
      var globs: [Glob] = []
      for pattern in entry.values { globs.append(try glob(pattern)) }
      changes.folders.append(.init(name, globs))
    }
    for entry in roles {
      let part = try part(entry.name, of: blueprint)
      changes.suffixes.append(.init(part, entry.values.map(\.value)))
    }
    for allowance in allow { changes.edges.append(try edge(allowance, in: blueprint)) }
    for level in rules { changes.levels[level.rule] = level.level }
    if let routerOwner {
      guard let owners = blueprint.routerOwners else {
        throw fault(at: routerOwner, .meaningless(key: "router-owner", style: blueprint.name))
      }
      changes.routerOwner = owners.owners.first { $0.word == routerOwner.value }?.part
    }
    return changes
  }

  /// Adds the project's modules to a table.
  func table(from table: ModuleTable) -> ModuleTable {
    var modules = table.modules
    for entry in self.modules {
      guard let kind = ModuleKind(rawValue: entry.name.value) else { continue }
      for module in entry.values { modules[module.value] = kind }
    }
    return ModuleTable(modules: modules, types: table.types)
  }

  /// Reads a pattern of paths.
  func glob(_ pattern: Located<String>) throws(ConfigurationFault) -> Glob {
    do throws(GlobFault) {
      return try Glob(pattern.value)
    } catch {
      throw fault(at: pattern, .invalidPattern(error.pattern))
    }
  }

  /// A fault where something is written.
  func fault(
    at place: Located<String>,
    _ problem: ConfigurationFault.Problem
  ) -> ConfigurationFault {
    ConfigurationFault(file: file, line: place.line, column: place.column, problem)
  }

  /// A layer is meant before a part of the same name, so that the part's own signs still hold inside it.
  private func layer(
    _ name: Located<String>,
    of blueprint: Blueprint
  ) throws(ConfigurationFault) -> String {
    let written = name.value.lowercased()
    if let layer = blueprint.layers.first(where: { $0.name.lowercased() == written }) {
      return layer.name
    }
    if let part = blueprint.parts.first(where: { $0.name == name.value }) { return part.name }
    let layers = blueprint.layers.map(\.name)
    let parts = blueprint.parts.map(\.name).filter { !layers.contains($0.lowercased()) }
    throw fault(
      at: name,
      .unknownLayer(name.value, style: blueprint.name, known: layers + parts)
    )
  }

  private func part(
    _ name: Located<String>,
    of blueprint: Blueprint
  ) throws(ConfigurationFault) -> String {
    guard let part = blueprint.parts.first(where: { $0.name == name.value }) else {
      let known = blueprint.parts.map(\.name)
      throw fault(at: name, .unknownPart(name.value, style: blueprint.name, known: known))
    }
    return part.name
  }

  private func edge(
    _ allowance: Allowance,
    in blueprint: Blueprint
  ) throws(ConfigurationFault) -> Edge {
    let from = try part(allowance.from, of: blueprint)
    let to = try part(allowance.to, of: blueprint)
    let ends = blueprint.parts.filter { $0.name == from || $0.name == to }
    let isKnown = blueprint.edge(from: from, to: to) != nil || from == to
    if isKnown || ends.contains(where: \.isNeutral) || blueprint.isComposition(from) {
      throw fault(at: allowance.from, .needlessEdge(from: from, to: to))
    }
    if !blueprint.isComposition(to), blueprint.reaches(from: to, to: from) {
      throw fault(at: allowance.from, .closesRing(from: from, to: to))
    }
    return Edge(from, to, allowance.reason)
  }
}

extension Blueprint {
  fileprivate func isComposition(_ part: String) -> Bool {
    parts.contains { $0.name == part && $0.isComposition }
  }
}
