/// Learns an app's own conventions from the features that it has.
///
/// What most of its features do is the convention; where they say nothing, the standard of the style holds.
package struct ConventionReader {
  /// A piece belongs to the convention where at least this share of screens has it.
  private static let share = (of: 2, in: 5)

  let judge: ArchitectureJudge
  let pieces: [Sighting]
  let tests: [Sighting]
  /// The pieces of screens, screen by screen.
  let screens: [[Sighting]]
  /// The folder in which most screens stand.
  package let home: String?

  /// Looks through an app.
  package init(_ judge: ArchitectureJudge) {
    self.judge = judge
    let reader = SightingReader(judge: judge)
    pieces = reader.pieces()
    tests = reader.tested()
    let grouped = Dictionary(grouping: pieces.filter(\.piece.isOfScreen), by: \.stem)
    let all = grouped.keys.sorted().compactMap { stem -> [Sighting]? in
      let sightings = grouped[stem] ?? []
      let kinds = Set(sightings.map(\.piece))
      return kinds.count > 1 && kinds.contains(where: \.makesScreen) ? sightings : nil
    }
    var homes = Votes<String>()
    for screen in all { Self.home(of: screen).map { homes.add($0) } }
    let home = homes.winner
    self.home = home
    let atHome = all.filter { Self.home(of: $0) == home }
    screens = home == nil ? all : atHome
  }

  /// The folder that holds a screen's own folder; `nil` where it has none.
  private static func home(of screen: [Sighting]) -> String? {
    var votes = Votes<String>()
    for sighting in screen { home(of: sighting.pattern()).map { votes.add($0) } }
    return votes.winner
  }

  /// The folders of a pattern before the first that is called after what is made; `nil` where none is.
  static func home(of pattern: String) -> String? {
    let names = pattern.split(separator: "/").dropLast()
    guard let hole = names.firstIndex(where: { $0.contains(NamePattern.hole) }) else { return nil }
    return names[..<hole].joined(separator: "/")
  }

  /// The names of the app's entities, sorted.
  package var entities: [String] { Set(pieces.filter { $0.piece == .entity }.map(\.stem)).sorted() }

  /// Returns the app's conventions.
  ///
  /// `standard` holds where the app says nothing, `ground` is what a new app brings along; `into` is the folder that is to hold the next feature's, and
  /// `nil` stands for the one in which most features are.
  package func conventions(
    from standard: Conventions,
    ground: [String: [String]] = [:],
    into: String? = nil
  ) -> Conventions {
    var learned = standard
    let hasGround = isStandard(standard) && stands(on: ground)
    learned.container = container(standard.container ?? standard.composer)
    learned.composer = hasGround ? standard.composer : learned.container
    learned.hasGround = hasGround
    learned.gatewayNaming = gatewayNaming ?? standard.gatewayNaming
    if isStandard(standard) {
      learned.testSlots.merge(testSlots) { _, seen in seen }
      if hasGround { learned.screen = .hosted }
    } else {
      learned.slots = slots(standard)
      learned.testSlots = testSlots
      learned.testFramework = testFramework ?? standard.testFramework
      learned.screen = screen
    }
    if let into, let home {
      learned.slots = learned.slots.mapValues { $0.moved(from: home, to: into) }
    }
    return learned
  }

  /// Whether all that was seen of screens is as a new app has it.
  private func isStandard(_ standard: Conventions) -> Bool {
    let learned = screenSlots()
    return learned.count > 1 && learned.allSatisfy { standard.slots[$0.key] == $0.value }
  }

  private func slots(_ standard: Conventions) -> [Piece: Slot] {
    var slots = screenSlots().filter { isUsual($0.key) || standard.essentials.contains($0.key) }
    var based = standard
    based.slots = standard.slots.mapValues {
      $0.moved(from: "Sources/\(standard.module)", to: root)
    }
    for (piece, slot) in subjectSlots(based) where standard.has(piece) || piece.isContract {
      slots[piece] = slot
    }
    let rebased = based.slots
    for piece in Piece.allCases where slots[piece] == nil {
      guard let usual = rebased[piece] else { continue }
      if piece.isOfScreen {
        guard standard.essentials.contains(piece) else { continue }
        slots[piece] =
          screens.isEmpty ? usual : Slot(neighbour(of: piece, usual, slots), usual.type.text)
      } else if standard.essentials.contains(piece) || !piece.isContract {
        slots[piece] = usual
      }
    }
    // A promise cannot be called as what keeps it.
    for (contract, piece) in Self.promises where slots[contract]?.type == slots[piece]?.type {
      slots[contract] = slots[contract].map { Slot($0.path.text, $0.type.text + "Protocol") }
    }
    return slots
  }

  private static let promises: [(Piece, Piece)] = [
    (.useCaseContract, .useCase), (.gatewayContract, .gateway), (.viewModelContract, .viewModel),
  ]

  /// Where a piece goes that no screen of the app has: contracts to contracts, all else into the screen's folder.
  private func neighbour(of piece: Piece, _ usual: Slot, _ slots: [Piece: Slot]) -> String {
    if piece.isContract {
      let contract = Piece.allCases.first { $0.isContract && $0.isOfScreen && slots[$0] != nil }
      if let contract, let slot = slots[contract] { return slot.path.text }
    }
    let file = "\(usual.type.text).swift"
    let order: [Piece] = [.presenter, .viewModel, .interactor, .view]
    guard let path = order.compactMap({ slots[$0]?.path.text }).first else {
      return usual.path.text
    }
    let names = path.split(separator: "/").map(String.init)
    let hole = names.dropLast().firstIndex { $0.contains(NamePattern.hole) } ?? names.count - 2
    return (names[...max(hole, 0)] + [file]).joined(separator: "/")
  }

  private func isUsual(_ piece: Piece) -> Bool {
    let having = screens.count { screen in screen.contains { $0.piece == piece } }
    return having * Self.share.in >= screens.count * Self.share.of
  }

  /// The slots of screens, as most screens have them.
  private func screenSlots() -> [Piece: Slot] {
    var slots: [Piece: Slot] = [:]
    for piece in Piece.allCases where piece.isOfScreen {
      let seen = screens.flatMap { $0.filter { $0.piece == piece } }
      slots[piece] = slot(of: seen.map { ($0.type, $0.pattern()) })
    }
    return slots
  }

  /// The slots of what is called after a subject: entities, gateways, use cases.
  private func subjectSlots(_ standard: Conventions) -> [Piece: Slot] {
    let folders = screenFolders
    var slots: [Piece: Slot] = [:]
    for piece in Piece.allCases where !piece.isOfScreen {
      let seen = pieces.filter { $0.piece == piece }
      let legal = seen.filter { mayStand($0) }
      let slot = slot(of: legal.map { ($0.type, $0.pattern(folders: folders)) })
      let usual = self.slot(of: seen.map { ($0.type, $0.pattern(folders: folders)) })
      if let slot, let usual {
        slots[piece] = Slot(slot.path.text, usual.type.text)
      } else if let usual, let place = standard.slots[piece] {
        // The app puts it where the blueprint forbids; the name is the app's all the same.
        let folder = place.path.text.split(separator: "/").dropLast().joined(separator: "/")
        slots[piece] = Slot("\(folder)/\(usual.type.text).swift", usual.type.text)
      }
    }
    return slots
  }

  /// Whether a piece stands where those that need it may know it.
  ///
  /// What serves several screens stands in none of them; a gateway's promise stands where use cases may know it.
  private func mayStand(_ sighting: Sighting) -> Bool {
    guard let part = judge.part(of: 0, in: sighting.file) else { return true }
    guard !part.isFeatureInside, sighting.piece == .gatewayContract else {
      return !part.isFeatureInside || sighting.piece == .entity
    }
    var parts = Votes<String>()
    for other in pieces where other.piece == .useCase {
      if let part = judge.part(of: 0, in: other.file) { parts.add(part.name) }
    }
    guard let useCases = parts.winner, useCases != part.name else { return true }
    return judge.blueprint.edge(from: useCases, to: part.name) != nil
  }

  private var testSlots: [Piece: Slot] {
    let folders = screenFolders
    var slots: [Piece: Slot] = [:]
    for piece in Piece.allCases {
      let seen = tests.filter { $0.piece == piece }
      slots[piece] = slot(of: seen.map { ($0.type, $0.pattern(folders: folders)) })
    }
    return slots
  }

  /// The name that most have, and the place where most of that name stand; the home of screens first.
  private func slot(of seen: [(type: String, path: String)]) -> Slot? {
    var types = Votes<String>()
    for one in seen { types.add(one.type) }
    guard let type = types.winner else { return nil }
    var paths = Votes<String>()
    for one in seen where one.type == type { paths.add(one.path) }
    let atHome = home.flatMap { home in paths.winner { Self.home(of: $0) == home } }
    return (atHome ?? paths.winner).map { Slot($0, type) }
  }

  /// For each folder that is called after a screen, what it becomes for another: `HomeScene` is `{Screen}Scene`.
  private var screenFolders: [String: String] {
    var folders: [String: String] = [:]
    for sighting in screens.flatMap(\.self) {
      folders[sighting.stem] = NamePattern.screenHole
    }
    for sighting in screens.flatMap(\.self) {
      let patterns = sighting.pattern().split(separator: "/").dropLast()
      for (name, pattern) in zip(sighting.path.split(separator: "/"), patterns)
      where pattern.contains(NamePattern.hole) {
        folders[String(name)] = pattern.split(
          separator: NamePattern.hole,
          omittingEmptySubsequences: false
        )
        .joined(separator: NamePattern.screenHole)
      }
    }
    return folders
  }
}

extension Slot {
  /// Returns the slot in another folder, where it stands in a certain one.
  func moved(from folder: String, to other: String) -> Slot {
    let prefix = folder.isEmpty ? "" : folder + "/"
    guard path.text.hasPrefix(prefix) else { return self }
    let rest = String(path.text.dropFirst(prefix.count))
    return Slot(other.isEmpty ? rest : "\(other)/\(rest)", type.text)
  }
}
