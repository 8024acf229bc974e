import QatlamBlueprints
import QatlamDomain
import QatlamUseCases
import Testing

@Suite("An architecture of the project's own")
struct OwnSettingsTests {
  private static let actors: [DeclarationKind] = [.class, .actor]

  @Test func `has roles by several signs, edges, imports, features and levels`() throws {
    let read = try configuration(
      """
      version: 1
      style: own
      roles:
        Reducer:
          summary: Turns state and action into state.
          suffix: [Reducer]
          kinds: [struct, class]
          paths: [App/**]
          or: [{ folders: [Reducers], nested-in: [State] }, { inherits: [Reducer], in-feature: true }]
          is: [feature-inside, open]
        State: { file-suffix: State, attributes: [ObservableState], in-feature: false }
      allow: [{ from: Reducer, to: State, reason: r, across-features: true }]
      forbid: [{ to: Reducer, reason: r, remedy: m, skips-step: true }]
      imports: [{ roles: [State], kinds: [foundation], tolerate: [ui], modules: [A], reason: r, remedy: m }]
      features: { folders: [My Features], inside: [Parts], reason: r, remedy: m }
      rules:
        cycle: { files: info, in: { State: off } }
        kind: error
      """
    )
    var expected = Configuration(file: "qatlam.yml")
    expected.style = .init("own", line: 2, column: 8)
    expected.roles = [
      .init(
        .init("Reducer", line: 4, column: 3),
        summary: "Turns state and action into state.",
        signs: [
          [
            .suffix([.init("Reducer", line: 6, column: 14)]),
            .condition(.kind([.class, .struct])),
            .paths([.init("App/**", line: 8, column: 13)]),
          ],
          [.condition(.folder(["reducers"])), .nestedIn([.init("State", line: 9, column: 45)])],
          [.condition(.inherits(["Reducer"])), .condition(.inFeature)],
        ],
        traits: [
          .init(.featureInside, line: 10, column: 10), .init(.open, line: 10, column: 26),
        ]
      ),
      .init(
        .init("State", line: 11, column: 3),
        signs: [
          [
            .condition(.fileSuffix(["State"])), .condition(.attribute(["ObservableState"])),
            .condition(.notInFeature),
          ]
        ]
      ),
    ]
    expected.allow = [
      .init(
        from: .init("Reducer", line: 12, column: 17),
        to: .init("State", line: 12, column: 30),
        reason: "r",
        crossesFeatures: true
      )
    ]
    expected.forbid = [
      .init(
        from: nil,
        to: .init("Reducer", line: 13, column: 16),
        reason: "r",
        remedy: "m",
        skipsStep: true
      )
    ]
    expected.imports = [
      .init(
        [.init("State", line: 14, column: 21)],
        kinds: [.foundation],
        tolerated: [.ui],
        modules: ["A"],
        reason: "r",
        remedy: "m"
      )
    ]
    expected.features.folders = ["myfeatures"]
    expected.features.inside = ["parts"]
    expected.features.reason = "r"
    expected.features.remedy = "m"
    expected.ringLevels = [.files: .info]
    expected.localLevels = [.init(.cycle, in: .init("State", line: 17, column: 31), .off)]
    expected.rules = [.init(.kind, .error)]
    #expect(read == expected)
  }

  @Test(arguments: [
    ("kinds: [struct], nested: true", RuleID.kind, Constraint.declaredAs([.struct], nested: true)),
    (
      "made-by-composition: [A], others: [B]", .construction,
      .madeByComposition(roles: ["A"], others: ["B"])
    ),
    ("received-through-init: [A]", .injection, .receivedThroughInitializer(of: ["A"])),
    ("no-shared-instance: true", .singleton, .keepsNoSharedInstance),
    ("behind-protocol: all", .ownProtocol, .standsBehindProtocol(suffixes: [""])),
    ("one-operation: [A]", .oneOperation, .hasOneOperation(suffixes: ["A"])),
    ("main-actor: [A]", .mainActor, .isOnMainActor(suffixes: ["A"])),
    ("inherits-none: [A]", .kind, .inheritsNone(["A"])),
    ("rule: decodable-entity, inherits-none: [A]", .decodableEntity, .inheritsNone(["A"])),
    (
      "names-fit-folders: [{ suffix: [A], kinds: [class, actor], folders: [A B], inherits: [C] }]",
      .misplaced,
      .namesFitFolders([NameHome(["A"], kinds: actors, folders: ["ab"], inherits: ["C"])])
    ),
    (
      "features-have: [{ name: a, role: A, folders: [b], file-suffix: C }]", .missingPart,
      .featuresHave([FeaturePiece("a", part: "A", folders: ["b"], fileSuffixes: ["C"])])
    ),
    ("holds-weakly: [A]", .retainCycle, .holdsWeakly(["A"])),
    ("signatures-hide: [A]", .leak, .signaturesHide(["A"])),
    ("protocols-hide: [A], suffix: [B]", .leak, .protocolsHide(["A"], suffixes: ["B"])),
    ("leaves-collections-alone: [A]", .businessLogic, .leavesCollectionsAlone(of: ["A"])),
    ("awaits-results: true", .asyncAwait, .awaitsResults),
    ("no-interface-files: true", .storyboard, .usesNoInterfaceFiles),
    ("no-navigation: true", .navigation, .leavesNavigationAlone),
    ("no-ring: files", .cycle, .standsInNoRing(of: .files)),
  ])
  func `asks for every constraint by a word of its own`(
    words: String,
    rule: RuleID,
    constraint: Constraint
  ) throws {
    let shape = "shapes: [{ roles: [R], \(words), reason: r, remedy: m, level: info }]"
    let read = try configuration("version: 1\nstyle: own\n\(shape)\n").shapes
    #expect(read.map(\.rule) == [rule])
    #expect(read.map(\.constraint) == [constraint])
    #expect(read.map(\.level) == [.info])
    #expect(words.contains(Self.word(constraint)))
  }

  /// The word of each kind of constraint: a new kind stops here until it has one.
  private static func word(_ constraint: Constraint) -> String {
    switch constraint {
    case .declaredAs: "kinds"
    case .madeByComposition: "made-by-composition"
    case .receivedThroughInitializer: "received-through-init"
    case .keepsNoSharedInstance: "no-shared-instance"
    case .standsBehindProtocol: "behind-protocol"
    case .hasOneOperation: "one-operation"
    case .isOnMainActor: "main-actor"
    case .inheritsNone: "inherits-none"
    case .namesFitFolders: "names-fit-folders"
    case .featuresHave: "features-have"
    case .holdsWeakly: "holds-weakly"
    case .signaturesHide: "signatures-hide"
    case .protocolsHide: "protocols-hide"
    case .leavesCollectionsAlone: "leaves-collections-alone"
    case .awaitsResults: "awaits-results"
    case .usesNoInterfaceFiles: "no-interface-files"
    case .leavesNavigationAlone: "no-navigation"
    case .standsInNoRing: "no-ring"
    }
  }

  private func configuration(_ text: String) throws(ConfigurationFault) -> Configuration {
    try ConfigurationReader().configuration(Array(text.utf8), in: "qatlam.yml")
  }
}
