import QatlamDomain

/// What the settings of a project change in a blueprint.
struct ConfiguredChanges {
  let configuration: Configuration
  let names: OwnNames
  private let blueprint: Blueprint

  /// Holds settings against a blueprint.
  init(_ configuration: Configuration, to blueprint: Blueprint) {
    self.configuration = configuration
    self.blueprint = blueprint
    names = OwnNames(of: configuration, in: blueprint)
  }

  /// Returns the changes.
  ///
  /// - Throws: `ConfigurationFault` at the first name that the blueprint does not have.
  func changes() throws(ConfigurationFault) -> BlueprintChanges {
    var changes = BlueprintChanges()
    changes.parts = try names.newParts()
    for entry in configuration.layers { try addFolders(entry, to: &changes) }
    for role in configuration.roles { try addSigns(role, to: &changes) }
    try addEdges(to: &changes)
    for rule in configuration.imports { changes.imports.append(try policy(rule)) }
    try addFeatures(to: &changes)
    for shape in configuration.shapes { changes.shapes.append(try self.shape(shape)) }
    try addLevels(to: &changes)
    if let routerOwner = configuration.routerOwner {
      guard let owners = blueprint.routerOwners else {
        throw configuration.fault(
          at: routerOwner,
          .meaningless(key: "router-owner", style: blueprint.name)
        )
      }
      changes.routerOwner = owners.owners.first { $0.word == routerOwner.value }?.part
    }
    return changes
  }

  // MARK: - Where things belong

  private func addFolders(
    _ entry: Configuration.Entry,
    to changes: inout BlueprintChanges
  ) throws(ConfigurationFault) {
    let name = try names.layer(entry.name)
    var globs: [Glob] = []
    for pattern in entry.values { globs.append(try configuration.glob(pattern)) }
    changes.folders.append(.init(name, globs))
  }

  /// Endings alone count as those that the role has already; other signs stand for themselves.
  private func addSigns(
    _ role: Configuration.Role,
    to changes: inout BlueprintChanges
  ) throws(ConfigurationFault) {
    let part = role.name.value
    let isKnown = names.blueprint.index(of: part) != nil
    if isKnown, let trait = role.traits.first {
      throw configuration.fault(at: trait, .knownRole(part, key: "is"))
    }
    if !isKnown, role.signs.isEmpty, !names.isLayer(part) {
      throw configuration.fault(at: role.name, .noSign(role: part))
    }
    for signs in role.signs {
      if isKnown, signs.count == 1, case .suffix(let suffixes) = signs[0] {
        changes.suffixes.append(.init(part, suffixes.map(\.value)))
        continue
      }
      var conditions: [Placement.Condition] = []
      for sign in signs {
        switch sign {
        case .condition(let condition): conditions.append(condition)
        case .suffix(let suffixes): conditions.append(.typeSuffix(suffixes.map(\.value)))
        case .paths(let patterns):
          var globs: [Glob] = []
          for pattern in patterns { globs.append(try configuration.glob(pattern)) }
          conditions.append(.path(globs))
        case .nestedIn(let roles): conditions.append(.nestedIn(try names.parts(roles)))
        }
      }
      changes.placements.append(Placement(part, all: conditions))
    }
  }

  private func addFeatures(
    to changes: inout BlueprintChanges
  ) throws(ConfigurationFault) {
    changes.featureFolders = configuration.features.folders
    changes.featureInnerFolders = configuration.features.inside
    guard let reason = configuration.features.reason,
      let remedy = configuration.features.remedy
    else { return }
    changes.featureBorder = Absence(
      from: nil,
      to: nil,
      reason: .written(reason),
      remedy: .written(remedy),
      serves: []
    )
  }

  // MARK: - What is asked

  private func policy(
    _ rule: Configuration.ImportRule
  ) throws(ConfigurationFault) -> ImportPolicy {
    ImportPolicy(
      parts: try names.parts(rule.roles),
      allowed: rule.kinds.union([.own]),
      modules: rule.modules,
      tolerated: rule.tolerated,
      reason: .written(rule.reason),
      remedy: .written(rule.remedy),
      serves: []
    )
  }

  private func shape(_ shape: Configuration.OwnShape) throws(ConfigurationFault) -> Shape {
    _ = try names.parts(shape.named)
    return Shape(
      shape.rule,
      try names.parts(shape.roles),
      shape.constraint,
      reason: .written(shape.reason),
      remedy: .written(shape.remedy),
      serves: [],
      level: shape.level
    )
  }

  private func addLevels(
    to changes: inout BlueprintChanges
  ) throws(ConfigurationFault) {
    for level in configuration.rules { changes.levels[level.rule] = level.level }
    changes.ringLevels = configuration.ringLevels
    // A role's own level beats its layer's, wherever it is written.
    for level in configuration.localLevels where names.blueprint.index(of: level.place.value) == nil
    {
      for part in try names.partsOfPlace(level.place) {
        changes.partLevels[level.rule, default: [:]][part] = level.level
      }
    }
    for level in configuration.localLevels where names.blueprint.index(of: level.place.value) != nil
    {
      changes.partLevels[level.rule, default: [:]][level.place.value] = level.level
    }
  }
}
