internal import QatlamDomain

extension Blueprint {
  /// Classic VIPER: view, interactor, presenter, entity, router.
  static func viper() throws(BlueprintFault) -> Blueprint {
    try Blueprint(
      scenes: "viper",
      title: "VIPER",
      summary: "View tells presenter, presenter asks interactor and router.",
      parts: viperParts,
      values: (
        "ViewItems",
        [
          Placement("ViewItems", .inFeature, .typeSuffix(SceneNames.viewItems)),
          Placement(
            "ViewItems",
            .notInFeature,
            .kind([.struct, .enum]),
            .typeSuffix(SceneNames.viewItems)
          ),
          Placement(
            "ViewItems",
            .notInFeature,
            .folder(["viewdata", "viewitem", "viewitems", "viewentities", "displaymodels"])
          ),
          Placement("Entities", .inFeature, .typeSuffix(["Entity", "Model", "Models"])),
          Placement(
            "Entities",
            .inFeature,
            .folder(["entity", "entities", "entitys"]),
            .kind([.struct, .enum, .class])
          ),
        ]
      ),
      outputs: "InteractorOutputs",
      contracts: viperContracts,
      edges: viperEdges,
      absences: viperAbsences,
      border: viperBorder,
      shapes: viperShapes,
      serves: ["R18"],
      levels: .levels([
        .businessLogic: .off,
        .navigation: .warning,
        .singleton: .warning,
      ])
    )
  }

  private static let viperParts: [Part] = [
    Part("Entities", "Plain data (R4).", isOpenToExtension: true),
    Part("ViewItems", "What a view is given to show (R13)."),
    Part("ViewProtocols", "What the presenter knows of the view.", isFeatureInside: true),
    Part("PresenterProtocols", "What the view knows of the presenter.", isFeatureInside: true),
    Part(
      "InteractorProtocols",
      "What the presenter knows of the interactor.",
      isFeatureInside: true
    ),
    Part("InteractorOutputs", "What the interactor answers to.", isFeatureInside: true),
    Part("RouterProtocols", "What the presenter knows of the router.", isFeatureInside: true),
    Part("WorkerProtocols", "What the interactor knows of a worker.", isFeatureInside: true),
    Part("Protocols", "Other protocols of the module.", isFeatureInside: true),
    Part("Services", "Network, persistence and other helpers outside modules."),
    Part("Worker", "One concrete job of the interactor.", isFeatureInside: true),
    Part("Interactor", "The business logic (R2).", isFeatureInside: true),
    Part("Presenter", "UI logic and formatting (R3).", isFeatureInside: true),
    Part("View", "Shows what it is given (R1).", isFeatureInside: true),
    SceneComponents.part,
    Part("Router", "Moves between modules (R5).", isFeatureInside: true),
    Part("Scene", "Other types of a module, in no role.", isFeatureInside: true, isNeutral: true),
    Part("Common", "Code for everybody.", isNeutral: true),
    Part("Composition", "What puts modules together (R7).", isComposition: true),
  ]

  private static let viperContracts = [
    "ViewProtocols", "PresenterProtocols", "InteractorProtocols", "InteractorOutputs",
    "RouterProtocols", "WorkerProtocols", "Protocols",
  ]

  private static let viperEdges: [Edge] = [
    Edge("View", "ViewProtocols", "The view keeps its promise."),
    Edge("View", "PresenterProtocols", "The view tells the presenter what the user did."),
    Edge("View", "Protocols", "The view may keep a protocol of its module."),
    Edge("View", "Composition", "A view controller may set its own module up."),
    Edge("View", "ViewItems", "The view shows view items."),
    Edge("Presenter", "PresenterProtocols", "The presenter keeps its promise."),
    Edge("Presenter", "ViewProtocols", "The presenter hands view items on."),
    Edge("Presenter", "InteractorProtocols", "The presenter asks the interactor."),
    Edge("Presenter", "InteractorOutputs", "The presenter takes the interactor's answers."),
    Edge("Presenter", "RouterProtocols", "The presenter orders the router to move on."),
    Edge("Presenter", "Protocols", "The presenter may keep a protocol of its module."),
    Edge("Presenter", "ViewItems", "The presenter makes view items."),
    Edge("Presenter", "Entities", "The presenter formats entities."),
    Edge("Interactor", "InteractorProtocols", "The interactor keeps its promise."),
    Edge("Interactor", "InteractorOutputs", "The interactor answers to its output."),
    Edge(
      "Interactor",
      "PresenterProtocols",
      "The interactor may answer to what the presenter promises."
    ),
    Edge("Interactor", "WorkerProtocols", "The interactor gives jobs to a worker."),
    Edge("Interactor", "Worker", "The interactor alone knows its worker."),
    Edge("Interactor", "Protocols", "The interactor may keep a protocol of its module."),
    Edge("Interactor", "Entities", "The interactor works with entities."),
    Edge("Interactor", "Services", "Services are known by interactors."),
    Edge("Worker", "WorkerProtocols", "The worker keeps its promise."),
    Edge("Worker", "InteractorProtocols", "The worker may answer to what the interactor promises."),
    Edge("Worker", "Entities", "The worker loads entities."),
    Edge("Worker", "Services", "The worker uses services."),
    Edge("WorkerProtocols", "Services", "A worker's protocol may name the services that it uses."),
    Edge("Router", "View", "The router moves from its view to another.", crossesFeatures: true),
    Edge("Router", "Entities", "The router passes entities on."),
    Edge("Router", "ViewItems", "The router passes on what the next module shows."),
    Edge("Router", "Services", "The router passes on what the next module is built with."),
    Edge("Router", "Router", "The next one's router may build it.", crossesFeatures: true),
    Edge(
      "RouterProtocols",
      "Composition",
      "A router may be written as an extension of its protocol.",
      crossesFeatures: true
    ),
    Edge("Router", "Composition", "The next module's builder makes it.", crossesFeatures: true),
    Edge("ViewItems", "Entities", "A view item may be made from an entity."),
    Edge("Services", "Entities", "Services load and store entities."),
    Edge(
      "Services",
      "WorkerProtocols",
      "A service may keep a worker's promise.",
      crossesFeatures: true
    ),
  ]

  private static let viperBorder = Absence(
    from: nil,
    to: nil,
    reason: "A module's inside is its own; only the router moves to another module.",
    remedy: "Ask the router, or move what both modules share out of the module.",
    serves: ["R5", "R17"]
  )
}
