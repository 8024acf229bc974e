internal import QatlamDomain

extension Blueprint {
  /// View, Interactor, Presenter in one direction: the User scene document (V1–V11).
  static func vip() throws(BlueprintFault) -> Blueprint {
    try Blueprint(
      scenes: "vip",
      title: "VIP (Clean Swift)",
      summary: "View asks interactor, interactor tells presenter, presenter shows in view.",
      parts: vipParts,
      values: (
        "Models",
        [
          Placement("Models", .inFeature, .typeSuffix(SceneNames.payloads)),
          Placement(
            "Models",
            .notInFeature,
            .kind([.struct, .enum]),
            .typeSuffix(SceneNames.viewItems)
          ),
          Placement("Models", .inFeature, .nests(["Request", "Response", "ViewModel"])),
          Placement("Models", .layer("entities"), .nests(["Request", "Response", "ViewModel"])),
          Placement("Models", .kind([.struct]), .typeSuffix(["DataStore"])),
        ]
      ),
      outputs: "PresenterProtocols",
      contracts: vipContracts,
      edges: vipEdges,
      absences: vipAbsences,
      border: vipBorder,
      shapes: vipShapes,
      serves: ["V1"],
      levels: .levels([
        .construction: .off,
        .injection: .off,
        .kind: .error,
        .mainActor: .off,
      ])
    )
  }

  private static let vipParts: [Part] = [
    Part("Entities", "Values of the business.", isOpenToExtension: true),
    Part("Models", "Request, Response, ViewModel of each use case (V5)."),
    Part("ViewProtocols", "What the presenter knows of the view (V9).", isFeatureInside: true),
    Part(
      "InteractorProtocols",
      "What the view knows of the interactor (V9).",
      isFeatureInside: true
    ),
    Part(
      "PresenterProtocols",
      "What the interactor knows of the presenter (V9).",
      isFeatureInside: true
    ),
    Part("RouterProtocols", "What is known of the router (V7).", isFeatureInside: true),
    Part("WorkerProtocols", "What the interactor knows of its worker (V8).", isFeatureInside: true),
    Part("Protocols", "Other protocols of the scene.", isFeatureInside: true),
    Part("Services", "Network, persistence and other helpers outside scenes."),
    Part("Worker", "One concrete job of the interactor (V8).", isFeatureInside: true),
    Part("Interactor", "The business logic (V3).", isFeatureInside: true),
    Part("Presenter", "Formats the result for display (V4, V6).", isFeatureInside: true),
    Part("View", "Shows data and forwards actions (V2).", isFeatureInside: true),
    SceneComponents.part,
    Part("Router", "Moves between scenes (V7).", isFeatureInside: true),
    Part("Scene", "Other types of a scene, in no role.", isFeatureInside: true, isNeutral: true),
    Part("Common", "Code for everybody.", isNeutral: true),
    Part("Composition", "What puts scenes together.", isComposition: true),
  ]

  private static let vipContracts = [
    "ViewProtocols", "InteractorProtocols", "PresenterProtocols", "RouterProtocols",
    "WorkerProtocols", "Protocols",
  ]

  private static let vipEdges: [Edge] = [
    Edge("View", "ViewProtocols", "The view keeps the display logic's promise."),
    Edge("View", "InteractorProtocols", "The view sends requests to the interactor."),
    Edge("View", "RouterProtocols", "The view may own the router, as the field has it."),
    Edge("View", "Protocols", "The view may keep a protocol of its scene."),
    Edge("View", "Composition", "A view controller may set its own scene up."),
    Edge("View", "Models", "The view makes requests and shows view models."),
    Edge("Interactor", "InteractorProtocols", "The interactor keeps its promise."),
    Edge("Interactor", "PresenterProtocols", "The interactor hands its response on."),
    Edge("Interactor", "RouterProtocols", "The interactor may own the router (V7)."),
    Edge("Interactor", "WorkerProtocols", "The interactor gives jobs to its worker."),
    Edge("Interactor", "Worker", "The interactor alone knows its worker."),
    Edge("Interactor", "Protocols", "The interactor may keep a protocol of its scene."),
    Edge("Interactor", "Models", "The interactor takes requests and makes responses."),
    Edge("Interactor", "Entities", "The interactor works with entities."),
    Edge("Interactor", "Services", "Services are known by workers and interactors."),
    Edge("Presenter", "PresenterProtocols", "The presenter keeps its promise."),
    Edge("Presenter", "ViewProtocols", "The presenter hands its view model on."),
    Edge("Presenter", "RouterProtocols", "The presenter may own the router (V7)."),
    Edge("Presenter", "Protocols", "The presenter may keep a protocol of its scene."),
    Edge("Presenter", "Models", "The presenter turns responses into view models."),
    Edge("Presenter", "Entities", "A response carries entities."),
    Edge("Worker", "WorkerProtocols", "The worker keeps its promise."),
    Edge("Worker", "Entities", "The worker loads entities."),
    Edge("Worker", "Services", "The worker uses services."),
    Edge("WorkerProtocols", "Services", "A worker's protocol may name the services that it uses."),
    Edge("Router", "View", "The router moves from its view to another.", crossesFeatures: true),
    Edge(
      "Router",
      "Models",
      "The router passes values on, those that the next scene takes too.",
      crossesFeatures: true
    ),
    Edge("Router", "Entities", "The router passes entities on."),
    Edge("Router", "Router", "The next one's router may build it.", crossesFeatures: true),
    Edge(
      "RouterProtocols",
      "Composition",
      "A router may be written as an extension of its protocol.",
      crossesFeatures: true
    ),
    Edge("Router", "Composition", "The next scene's factory builds it.", crossesFeatures: true),
    Edge("Models", "Entities", "A response carries entities."),
    Edge("Services", "Entities", "Services load and store entities."),
    Edge(
      "Services",
      "WorkerProtocols",
      "A service may keep a worker's promise.",
      crossesFeatures: true
    ),
  ]
}
