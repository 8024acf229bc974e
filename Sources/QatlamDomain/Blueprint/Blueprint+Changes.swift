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
    chosen += changes.placements + changes.suffixes.map(placement)
    let counted = changes.parts.filter { !$0.isComposition && !$0.isNeutral }.map(\.name)
    return try Blueprint(
      name: name,
      title: title,
      summary: summary,
      layers: layers.map { layer in
        layer.adding(folders.filter { $0.layer == layer.name }.flatMap(\.globs))
      },
      parts: parts + changes.parts,
      placements: chosen + placements,
      featureFolders: featureFolders + changes.featureFolders,
      featureInnerFolders: featureInnerFolders + changes.featureInnerFolders,
      sceneRoles: sceneRoles,
      sceneFaces: sceneFaces,
      contractFiles: contractFiles,
      setUps: setUps,
      routerOwners: routerOwners,
      edges: edges(changedBy: changes),
      absences: changes.absences + own(changes.parts) + absences
        + (changes.parts.isEmpty ? [] : [.unwritten(from: nil, to: nil)]),
      featureBorder: changes.featureBorder ?? featureBorder,
      imports: changes.imports + imports,
      shapes: shapes.map { $0.counting(counted, at: changes.ringLevels) } + changes.shapes,
      levels: levels.merging(changes.levels) { _, changed in changed },
      partLevels: partLevels.merging(changes.partLevels) { old, changed in
        old.merging(changed) { _, changed in changed }
      }
    )
  }

  /// The parts of a layer: those whose declarations are looked for in its folders; none where there is no such layer.
  package func parts(ofLayer layer: String) -> [String] {
    let names = placements.filter { $0.conditions.contains(.layer(layer)) }.map(\.part)
    return parts.map(\.name).filter(names.contains)
  }

  /// Whether it says nothing of where things belong: what a project writes is all there is.
  package var isBlank: Bool { placements.isEmpty }

  /// What is said of a new part, before the blueprint speaks of parts in general.
  private func own(_ parts: [Part]) -> [Absence] {
    guard !parts.isEmpty else { return [] }
    let composition = absences.filter { absence in
      absence.from == nil && self.parts.contains { $0.name == absence.to && $0.isComposition }
    }
    return composition
      + parts.flatMap { part in
        [Absence.unwritten(from: part.name, to: nil), .unwritten(from: nil, to: part.name)]
      }
  }

  private func edges(changedBy changes: BlueprintChanges) -> [Edge] {
    edges(ownedBy: changes.routerOwner).filter { edge in
      !changes.absences.contains { $0.fits(from: edge.from, to: edge.to) }
    } + changes.edges
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
      + [Edge(owner, routerOwners.contract, .everyStyle(.projectsSettingsLetItOwnRouter))]
  }
}

extension Absence {
  /// What is said of an edge of which the project says nothing.
  fileprivate static func unwritten(from: String?, to: String?) -> Self {
    Self(
      from: from,
      to: to,
      reason: .everyStyle(.projectsSettingsDoNotAllow),
      remedy: .everyStyle(.turnReferenceRound),
      serves: []
    )
  }
}

extension Shape {
  /// The same shape at the level that the project gives to its rings; new parts count for rings.
  fileprivate func counting(_ parts: [String], at levels: [RingKind: RuleLevel]) -> Shape {
    guard case .standsInNoRing(let kind) = constraint else { return self }
    return Shape(
      rule,
      self.parts + parts,
      constraint,
      reason: reason,
      remedy: remedy,
      serves: serves,
      level: levels[kind] ?? level
    )
  }
}
