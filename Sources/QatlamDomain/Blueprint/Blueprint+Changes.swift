extension Blueprint {
  /// Returns the blueprint as a project's own settings change it.
  ///
  /// - Throws: `BlueprintFault` where the settings name what the blueprint does not have.
  package func changed(by changes: BlueprintChanges) throws(BlueprintFault) -> Blueprint {
    var chosen: [Placement] = []
    var folders: [(layer: String, globs: [Glob])] = []
    for change in changes.folders {
      if layers.contains(where: { $0.name == change.name }) {
        folders.append((change.name, change.globs))
      } else {
        chosen.append(Placement(change.name, .path(change.globs)))
        if let layer = layer(ofPart: change.name) { folders.append((layer, change.globs)) }
      }
    }
    chosen += changes.suffixes.map(placement)
    return try Blueprint(
      name: name,
      title: title,
      summary: summary,
      layers: layers.map { layer in
        layer.adding(folders.filter { $0.layer == layer.name }.flatMap(\.globs))
      },
      parts: parts,
      placements: chosen + placements,
      featureFolders: featureFolders,
      featureInnerFolders: featureInnerFolders,
      sceneRoles: sceneRoles,
      sceneFaces: sceneFaces,
      contractFiles: contractFiles,
      setUps: setUps,
      routerOwners: routerOwners,
      edges: edges(ownedBy: changes.routerOwner) + changes.edges,
      absences: absences,
      featureBorder: featureBorder,
      imports: imports,
      shapes: shapes,
      levels: levels.merging(changes.levels) { _, changed in changed }
    )
  }

  /// Whether one part reaches another along edges that are not composition's.
  package func reaches(from source: String, to target: String) -> Bool {
    let passable = Set(parts.filter { !$0.isComposition && !$0.isNeutral }.map(\.name))
    var open = [source]
    var seen: Set<String> = [source]
    while let part = open.popLast() {
      if part == target { return true }
      for edge in edges where edge.from == part && passable.contains(edge.to) {
        if seen.insert(edge.to).inserted { open.append(edge.to) }
      }
    }
    return false
  }

  private func layer(ofPart part: String) -> String? {
    for placement in placements where placement.part == part {
      for case .layer(let layer) in placement.conditions { return layer }
    }
    return nil
  }

  /// New endings count under the conditions of the endings that the part has already.
  private func placement(_ change: BlueprintChanges.Suffixes) -> Placement {
    let known = placements.first { placement in
      placement.part == change.part
        && placement.conditions.contains { condition in
          if case .typeSuffix = condition { true } else { false }
        }
    }
    let rest = (known?.conditions ?? []).filter { condition in
      switch condition {
      case .typeSuffix, .makes, .knowsLayer: false
      default: true
      }
    }
    return Placement(change.part, all: [.typeSuffix(change.suffixes)] + rest)
  }

  private func edges(ownedBy owner: String?) -> [Edge] {
    guard let owner, let routerOwners else { return edges }
    let possible = routerOwners.owners.map(\.part)
    return edges.filter { $0.to != routerOwners.contract || !possible.contains($0.from) }
      + [Edge(owner, routerOwners.contract, "The project's settings let it own the router.")]
  }
}
