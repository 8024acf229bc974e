internal import QatlamDomain

extension Blueprint {
  /// Makes a blueprint of scenes: what VIP and VIPER have in common is said here, once.
  ///
  /// `values` are the part whose values cross the scene's borders, and how they are known; `outputs` is the
  /// part of what an interactor answers to; `contracts` are the parts of the scene's protocols; `serves` are
  /// the statements that its rings break.
  init(
    scenes name: String,
    title: String,
    summary: String,
    parts: [Part],
    values: (part: String, signs: [Placement]),
    outputs: String,
    contracts: [String],
    edges: [Edge],
    absences: [Absence],
    border: Absence,
    shapes: [Shape],
    serves: [String],
    levels: [RuleID: RuleLevel]
  ) throws(BlueprintFault) {
    let actors = ["Worker", "Interactor", "Presenter", "View", "Router"]
    let nested = Placement(
      values.part,
      .nestedIn(["View", "Components", "Interactor", "Presenter", "Router", "Worker"]),
      .kind([.struct, .enum]),
      .typeSuffix(SceneNames.nestedPayloads)
    )
    try self.init(
      name: name,
      title: title,
      summary: summary,
      layers: SceneNames.layers,
      parts: parts,
      placements: SceneNames.placements(
        values: values.part,
        models: values.signs + [nested],
        outputs: outputs
      ),
      featureFolders: SceneNames.featureFolders,
      featureInnerFolders: SceneNames.roleFolders,
      sceneRoles: ["Interactor", "Presenter"],
      sceneFaces: ["View"],
      contractFiles: SceneNames.contractFiles,
      setUps: [
        SetUp(by: ["View"], of: ["Interactor", "Presenter", "Router"]),
        SetUp(by: ["Router"], of: ["View", "Interactor", "Presenter"]),
      ],
      routerOwners: RouterOwners(
        contract: "RouterProtocols",
        view: "View",
        presenter: "Presenter",
        interactor: "Interactor"
      ),
      edges: SceneComponents.edges(
        edges + Self.sharedEdges + Self.contractEdges(contracts, carrying: values.part)
      ),
      absences: SceneComponents.absences(absences),
      featureBorder: border,
      imports: SceneComponents.imports(Self.vipImports),
      shapes: SceneComponents.shapes(shapes)
        + CycleShapes.all(
          layers: actors + ["Entities", values.part, "Services"],
          others: contracts,
          serves: serves
        ),
      levels: levels
    )
  }

  /// Who may know whom in VIP and in VIPER alike.
  private static let sharedEdges: [Edge] = [
    Edge("Interactor", "InteractorProtocols", .scenes(.interactorKeepsItsPromise)),
    Edge("Interactor", "Worker", .scenes(.interactorAloneKnowsItsWorker)),
    Edge("Interactor", "Entities", .scenes(.interactorWorksWithEntities)),
    Edge("Presenter", "PresenterProtocols", .scenes(.presenterKeepsItsPromise)),
    Edge("Worker", "WorkerProtocols", .scenes(.workerKeepsItsPromise)),
    Edge("Worker", "Entities", .scenes(.workerLoadsEntities)),
    Edge("Worker", "Services", .scenes(.workerUsesServices)),
    Edge("WorkerProtocols", "Services", .scenes(.workersProtocolMayNameServices)),
    Edge("Router", "View", .scenes(.routerMovesFromItsView), crossesFeatures: true),
    Edge("Router", "Entities", .scenes(.routerPassesEntities)),
    Edge("Router", "Router", .scenes(.nextOnesRouterMayBuild), crossesFeatures: true),
    Edge(
      "RouterProtocols",
      "Composition",
      .scenes(.routerMayBeWrittenAsExtension),
      crossesFeatures: true
    ),
    Edge("Services", "Entities", .scenes(.servicesLoadAndStoreEntities)),
    Edge(
      "Services",
      "WorkerProtocols",
      .scenes(.serviceMayKeepWorkersPromise),
      crossesFeatures: true
    ),
  ]

  private static func contractEdges(_ contracts: [String], carrying values: String) -> [Edge] {
    contracts.flatMap { contract in
      [
        Edge(contract, values, .scenes(.protocolsCarryScenesValues)),
        Edge(contract, "Entities", .scenes(.protocolsMayCarryEntities)),
        Edge(
          "Router",
          contract,
          .scenes(.routerMayKnowProtocols),
          crossesFeatures: true
        ),
      ]
        + contracts.filter { $0 != contract }.map { other in
          Edge(contract, other, .scenes(.scenesProtocolsMayNameEachOther))
        }
    }
  }
}
