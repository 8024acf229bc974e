import QatlamDomain

/// The names that the settings of a project may use: those of the blueprint and its own.
struct OwnNames {
  let blueprint: Blueprint
  private let configuration: Configuration
  /// Roles, and in a blank style layers, that the blueprint does not have, in order.
  private let own: [String]

  init(of configuration: Configuration, in blueprint: Blueprint) {
    self.blueprint = blueprint
    self.configuration = configuration
    let layers = blueprint.isBlank ? configuration.layers.map(\.name.value) : []
    var own: [String] = []
    for name in layers + configuration.roles.map(\.name.value)
    where blueprint.index(of: name) == nil && !own.contains(name) {
      own.append(name)
    }
    self.own = own
  }

  /// Whether a new part is known by folders of its own.
  func isLayer(_ name: String) -> Bool {
    blueprint.isBlank && configuration.layers.contains { $0.name.value == name }
  }

  /// Returns the parts that the blueprint does not have.
  ///
  /// A role by whose name and signs alone the style's part could be meant has signs of more than one kind.
  func newParts() throws(ConfigurationFault) -> [Part] {
    if blueprint.isBlank, own.isEmpty {
      let style = configuration.style ?? .init(blueprint.name, line: 1, column: 1)
      throw configuration.fault(at: style, .noRoles(style: blueprint.name))
    }
    // A name that is written wrong is no new role: that one says what it is for.
    for role in configuration.roles
    where own.contains(role.name.value) && role.summary.isEmpty && !blueprint.isBlank {
      throw configuration.fault(
        at: role.name,
        .unknownRole(role.name.value, style: blueprint.name, known: blueprint.parts.map(\.name))
      )
    }
    return own.map { name in
      let role = configuration.roles.first { $0.name.value == name }
      let traits = Set((role?.traits ?? []).map(\.value))
      return Part(
        name,
        role?.summary ?? "",
        isComposition: traits.contains(.composition),
        isFeatureInside: traits.contains(.featureInside),
        isNeutral: traits.contains(.neutral),
        isOpenToExtension: traits.contains(.open)
      )
    }
  }

  /// Returns the part of a name.
  func part(_ name: Configuration.Located<String>) throws(ConfigurationFault) -> String {
    guard known.contains(name.value) else {
      throw configuration.fault(
        at: name,
        .unknownPart(name.value, style: blueprint.name, known: known)
      )
    }
    return name.value
  }

  /// Returns the parts of some names, in order.
  func parts(
    _ names: [Configuration.Located<String>]
  ) throws(ConfigurationFault) -> [String] {
    var parts: [String] = []
    for name in names { parts.append(try part(name)) }
    return parts
  }

  /// Returns the layer or part that folders are given to.
  ///
  /// A layer is meant before a part of the same name, so that the part's own signs still hold inside it.
  func layer(_ name: Configuration.Located<String>) throws(ConfigurationFault) -> String {
    let written = name.value.lowercased()
    if let layer = blueprint.layers.first(where: { $0.name.lowercased() == written }) {
      return layer.name
    }
    if known.contains(name.value) { return name.value }
    throw unknownPlace(name)
  }

  /// Returns the parts that a layer or part stands for.
  func partsOfPlace(
    _ name: Configuration.Located<String>
  ) throws(ConfigurationFault) -> [String] {
    if known.contains(name.value) { return [name.value] }
    let written = name.value.lowercased()
    guard let layer = blueprint.layers.first(where: { $0.name.lowercased() == written }) else {
      throw unknownPlace(name)
    }
    return blueprint.parts(ofLayer: layer.name)
  }

  private var known: [String] { blueprint.parts.map(\.name) + own }

  private func unknownPlace(_ name: Configuration.Located<String>) -> ConfigurationFault {
    let layers = blueprint.layers.map(\.name)
    let parts = known.filter { !layers.contains($0.lowercased()) }
    return configuration.fault(
      at: name,
      .unknownLayer(name.value, style: blueprint.name, known: layers + parts)
    )
  }
}
