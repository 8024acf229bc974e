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
    Edge("View", "ViewProtocols", .scenes(.viewKeepsDisplayLogicsPromise)),
    Edge("View", "InteractorProtocols", .scenes(.viewSendsRequestsToInteractor)),
    Edge("View", "RouterProtocols", .scenes(.viewMayOwnRouter)),
    Edge("View", "Protocols", .scenes(.viewMayKeepProtocol)),
    Edge("View", "Composition", .scenes(.viewControllerMaySet)),
    Edge("View", "Models", .scenes(.viewMakesRequestsAndShowsView)),
    Edge("Interactor", "PresenterProtocols", .scenes(.interactorHandsItsResponse)),
    Edge("Interactor", "RouterProtocols", .scenes(.interactorMayOwnRouter)),
    Edge("Interactor", "WorkerProtocols", .scenes(.interactorGivesJobsToItsWorker)),
    Edge("Interactor", "Protocols", .scenes(.interactorMayKeepProtocol)),
    Edge("Interactor", "Models", .scenes(.interactorTakesRequestsAndMakesResponses)),
    Edge("Interactor", "Services", .scenes(.servicesAreKnownByWorkers)),
    Edge("Presenter", "ViewProtocols", .scenes(.presenterHandsItsViewModel)),
    Edge("Presenter", "RouterProtocols", .scenes(.presenterMayOwnRouter)),
    Edge("Presenter", "Protocols", .scenes(.presenterMayKeepProtocol)),
    Edge("Presenter", "Models", .scenes(.presenterTurnsResponsesIntoViewModels)),
    Edge("Presenter", "Entities", .scenes(.responseCarriesEntities)),
    Edge(
      "Router",
      "Models",
      .scenes(.routerPassesValues),
      crossesFeatures: true
    ),
    Edge("Router", "Composition", .scenes(.nextScenesFactoryBuilds), crossesFeatures: true),
    Edge("Models", "Entities", .scenes(.responseCarriesEntities)),
  ]
}
