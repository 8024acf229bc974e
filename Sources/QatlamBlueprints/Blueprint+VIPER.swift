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
    Edge("View", "ViewProtocols", .scenes(.viewKeepsItsPromise)),
    Edge("View", "PresenterProtocols", .scenes(.viewTellsPresenterWhatUserDid)),
    Edge("View", "Protocols", .scenes(.viewMayKeepProtocolOfItsModule)),
    Edge("View", "Composition", .scenes(.viewControllerMaySetItsOwnModuleUp)),
    Edge("View", "ViewItems", .scenes(.viewShowsViewItems)),
    Edge("Presenter", "ViewProtocols", .scenes(.presenterHandsViewItems)),
    Edge("Presenter", "InteractorProtocols", .scenes(.presenterAsksInteractor)),
    Edge("Presenter", "InteractorOutputs", .scenes(.presenterTakesInteractorsAnswers)),
    Edge("Presenter", "RouterProtocols", .scenes(.presenterOrdersRouterToMove)),
    Edge("Presenter", "Protocols", .scenes(.presenterMayKeepProtocolOfItsModule)),
    Edge("Presenter", "ViewItems", .scenes(.presenterMakesViewItems)),
    Edge("Presenter", "Entities", .scenes(.presenterFormatsEntities)),
    Edge("Interactor", "InteractorOutputs", .scenes(.interactorAnswersToItsOutput)),
    Edge(
      "Interactor",
      "PresenterProtocols",
      .scenes(.interactorMayAnswerToWhatPresenter)
    ),
    Edge("Interactor", "WorkerProtocols", .scenes(.interactorGivesJobsToWorker)),
    Edge("Interactor", "Protocols", .scenes(.interactorMayKeepProtocolOfItsModule)),
    Edge("Interactor", "Services", .scenes(.servicesAreKnownByInteractors)),
    Edge("Worker", "InteractorProtocols", .scenes(.workerMayAnswerToWhatInteractor)),
    Edge("Router", "ViewItems", .scenes(.routerPassesOnWhatNextModule)),
    Edge("Router", "Services", .scenes(.routerPassesOnWhatNextModuleIsBuilt)),
    Edge("Router", "Composition", .scenes(.nextModulesBuilderMakes), crossesFeatures: true),
    Edge("ViewItems", "Entities", .scenes(.viewItemMayBeMade)),
  ]

  private static let viperBorder = Absence(
    from: nil,
    to: nil,
    reason: .scenes(.modulesInside),
    remedy: .scenes(.askRouterOrMoveWhatBothModulesShare),
    serves: ["R5", "R17"]
  )
}
