internal import QatlamDomain
internal import QatlamUseCases

/// Reads the constraint of a shape.
struct ConstraintReader {
  /// A constraint, and the roles that it names.
  struct Found {
    let value: Constraint
    var named: [Configuration.Located<String>] = []
  }

  let reader: SettingReader
  let entry: SettingEntry

  func constraint(_ word: ConstraintWord) throws(ConfigurationFault) -> Found {
    let key = word.rawValue
    let node = try entry.value(key)
    switch word {
    case .kinds:
      let kinds = try reader.kinds(node, key)
      return Found(value: .declaredAs(kinds, nested: try entry.choice("nested")))
    case .madeByComposition: return try composition(node, key)
    case .receivedThroughInit: return try roles(node, key) { .receivedThroughInitializer(of: $0) }
    case .holdsWeakly: return try roles(node, key) { .holdsWeakly($0) }
    case .signaturesHide: return try roles(node, key) { .signaturesHide($0) }
    case .leavesCollectionsAlone: return try roles(node, key) { .leavesCollectionsAlone(of: $0) }
    case .protocolsHide:
      let suffixes = try entry.optional("suffix").map { node throws(ConfigurationFault) in
        try endings(node, "suffix")
      }
      return try roles(node, key) { .protocolsHide($0, suffixes: suffixes ?? [""]) }
    case .noSharedInstance: return try wish(node, key, .keepsNoSharedInstance)
    case .awaitsResults: return try wish(node, key, .awaitsResults)
    case .noInterfaceFiles: return try wish(node, key, .usesNoInterfaceFiles)
    case .noNavigation: return try wish(node, key, .leavesNavigationAlone)
    case .behindProtocol:
      return Found(value: .standsBehindProtocol(suffixes: try endings(node, key)))
    case .oneOperation: return Found(value: .hasOneOperation(suffixes: try endings(node, key)))
    case .mainActor: return Found(value: .isOnMainActor(suffixes: try endings(node, key)))
    case .inheritsNone:
      return Found(value: .inheritsNone(try reader.texts(node, key).map(\.value)))
    case .namesFitFolders: return Found(value: .namesFitFolders(try homes(node, key)))
    case .featuresHave: return try pieces(node, key)
    case .noRing:
      let word = try reader.word(node, key, among: RingKind.allCases.map(\.rawValue))
      return Found(
        value: .standsInNoRing(of: RingKind.allCases.first { $0.rawValue == word.value } ?? .layers)
      )
    }
  }

  private func roles(
    _ node: YAMLNode,
    _ key: String,
    _ make: ([String]) -> Constraint
  ) throws(ConfigurationFault) -> Found {
    let named = try reader.texts(node, key)
    return Found(value: make(named.map(\.value)), named: named)
  }

  /// Roles whose types are made by composition, and others of which those are that somebody receives.
  private func composition(_ node: YAMLNode, _ key: String) throws(ConfigurationFault) -> Found {
    let roles = try reader.texts(node, key)
    let others = try entry.optional("others").map { node throws(ConfigurationFault) in
      try reader.texts(node, "others")
    }
    return Found(
      value: .madeByComposition(
        roles: roles.map(\.value),
        others: (others ?? []).map(\.value)
      ),
      named: roles + (others ?? [])
    )
  }

  /// Endings of type names; `all` stands for every name.
  private func endings(_ node: YAMLNode, _ key: String) throws(ConfigurationFault) -> [String] {
    let endings = try reader.texts(node, key).map(\.value)
    return endings == ["all"] ? [""] : endings
  }

  /// A constraint that is asked for by `true`; what is not asked for is left out.
  private func wish(
    _ node: YAMLNode,
    _ key: String,
    _ constraint: Constraint
  ) throws(ConfigurationFault) -> Found {
    _ = try reader.word(node, key, among: ["true"])
    return Found(value: constraint)
  }

  private func homes(_ node: YAMLNode, _ key: String) throws(ConfigurationFault) -> [NameHome] {
    var homes: [NameHome] = []
    let expected = "a list of names with suffix and folders"
    for element in try reader.elements(of: node, key, expected: expected) {
      let keys = ["suffix", "kinds", "folders", "inherits"]
      let entry = try SettingEntry(element, key, known: keys, reader)
      let kinds = try entry.optional("kinds").map { node throws(ConfigurationFault) in
        try reader.kinds(node, "kinds")
      }
      homes.append(
        NameHome(
          try reader.texts(entry.value("suffix"), "suffix").map(\.value),
          kinds: kinds ?? RoleReader.kinds.map(\.kind).filter(\.isNominal),
          folders: try reader.folders(entry.value("folders"), "folders"),
          inherits: try entry.texts("inherits")
        )
      )
    }
    return homes
  }

  private func pieces(_ node: YAMLNode, _ key: String) throws(ConfigurationFault) -> Found {
    var pieces: [FeaturePiece] = []
    var named: [Configuration.Located<String>] = []
    let expected = "a list of pieces with name and role, folders or file-suffix"
    for element in try reader.elements(of: node, key, expected: expected) {
      let keys = ["name", "role", "folders", "file-suffix"]
      let entry = try SettingEntry(element, key, known: keys, reader)
      let role = try entry.optionalText("role")
      let folders = try entry.optional("folders").map { node throws(ConfigurationFault) in
        try reader.folders(node, "folders")
      }
      let suffixes = try entry.texts("file-suffix")
      if role == nil, folders == nil, suffixes.isEmpty {
        throw element.fault(.missingKey("role", inside: key), in: reader.file)
      }
      if let role { named.append(role) }
      pieces.append(
        FeaturePiece(
          try entry.text("name").value,
          part: role?.value,
          folders: folders ?? [],
          fileSuffixes: suffixes
        )
      )
    }
    return Found(value: .featuresHave(pieces), named: named)
  }
}
