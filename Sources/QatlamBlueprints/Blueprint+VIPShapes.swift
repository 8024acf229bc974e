internal import QatlamDomain

extension Blueprint {
  private static let roles = ["View", "Interactor", "Presenter", "Router", "Worker"]
  private static let contracts = [
    "ViewProtocols", "PresenterProtocols", "InteractorProtocols", "RouterProtocols",
    "WorkerProtocols",
  ]

  static let vipShapes: [Shape] =
    [
      Shape(
        .kind,
        ["Models"],
        .declaredAs([.struct, .enum, .protocol], nested: true),
        reason: .scenes(.whatCrossesBorderIsPlainStruct),
        remedy: .everyStyle(.declareItAsStructOrEnum),
        serves: ["V5"]
      ),
      Shape(
        .retainCycle,
        ["Presenter", "Router"],
        .holdsWeakly(["View"]),
        reason: .scenes(.viewInteractorAndPresenterHold),
        remedy: .everyStyle(.writeWeakBeforePropertyThatLeads),
        serves: ["V11"]
      ),
      Shape(
        .ownProtocol,
        ["Interactor", "Presenter"],
        .standsBehindProtocol(suffixes: ["Interactor", "Presenter"]),
        reason: .scenes(.neighboursAreKnownThroughProtocols),
        remedy: .scenes(.declareBusinessLogicOrPresentation),
        serves: ["V9"]
      ),
      Shape(
        .singleton,
        roles + ["Services", "Entities", "Scene", "Common"],
        .keepsNoSharedInstance,
        reason: .scenes(.instanceForEverybodyCannotBeReplaced),
        remedy: .scenes(.makeInstanceInConfiguratorAndPass),
        serves: ["V9", "R7"]
      ),
      Shape(
        .leak,
        ["ViewProtocols"],
        .signaturesHide(["Entities"]),
        reason: .scenes(.viewIsGivenViewModels),
        remedy: .scenes(.letPresenterPutWhatIsShown),
        serves: ["V5", "V6"]
      ),
      Shape(
        .businessLogic,
        ["View", "Presenter"],
        .leavesCollectionsAlone(of: ["Entities"]),
        reason: .scenes(.interactorHoldsBusinessLogic),
        remedy: .scenes(.letInteractorChooseAndSort),
        serves: ["V2", "V4"]
      ),
      Shape(
        .navigation,
        ["View", "Interactor", "Presenter"],
        .leavesNavigationAlone,
        reason: .scenes(.routerMovesBetweenScenes),
        remedy: .everyStyle(.orderRouterThroughItsProtocol),
        serves: ["V7"]
      ),
    ]
    + sceneShapes(
      values: "Models",
      contracts: contracts,
      serves: ["V10"]
    )

  static let viperShapes: [Shape] =
    [
      Shape(
        .kind,
        ["ViewItems"],
        .declaredAs([.struct, .enum, .protocol], nested: true),
        reason: .scenes(.whatViewIsGivenToShow),
        remedy: .everyStyle(.declareItAsStructOrEnum),
        serves: ["R13"]
      ),
      Shape(
        .retainCycle,
        ["Presenter", "Router"],
        .holdsWeakly(["View"]),
        reason: .everyStyle(.viewAndPresenterHoldEachOther),
        remedy: .everyStyle(.writeWeakBeforePropertyThatLeads),
        serves: ["V11", "R15"]
      ),
      Shape(
        .retainCycle,
        ["Interactor"],
        .holdsWeakly(["Presenter"]),
        reason: .scenes(.presenterAndInteractorHoldEachOther),
        remedy: .scenes(.writeWeakBeforeInteractorsOutput),
        serves: ["V11", "R15"]
      ),
      Shape(
        .ownProtocol,
        ["Interactor", "Presenter"],
        .standsBehindProtocol(suffixes: ["Interactor", "Presenter"]),
        reason: .scenes(.neighboursAreKnownThroughProtocols),
        remedy: .scenes(.declareProtocolInModulesContracts),
        serves: ["R12", "V9"]
      ),
      Shape(
        .construction,
        roles + ["Services"],
        .madeByComposition(
          roles: ["Interactor", "Presenter", "Worker"],
          others: ["Services"]
        ),
        reason: .scenes(.noPartMakesItsOwnDependency),
        remedy: .scenes(.receiveItThroughInitialiser),
        serves: ["R7", "R15"]
      ),
      Shape(
        .construction,
        ["Interactor", "Presenter", "Worker"],
        .madeByComposition(roles: [], others: ["Common"]),
        reason: .scenes(.noPartMakesItsOwnDependency),
        remedy: .scenes(.receiveItThroughInitialiser),
        serves: ["R7", "R15"]
      ),
      Shape(
        .injection,
        ["Interactor", "Presenter"],
        .receivedThroughInitializer(
          of: ["InteractorProtocols", "RouterProtocols", "WorkerProtocols", "Services"]
        ),
        reason: .everyStyle(.whatIsSetLater),
        remedy: .everyStyle(.takeItInInitialiserAndKeep),
        serves: ["R7", "R15"]
      ),
      Shape(
        .singleton,
        roles + ["Services", "Entities", "Scene", "Common"],
        .keepsNoSharedInstance,
        reason: .everyStyle(.instanceForEverybodyIsDependency),
        remedy: .scenes(.makeInstanceInBuilderAndPass),
        serves: ["R7"]
      ),
      Shape(
        .leak,
        ["ViewProtocols"],
        .signaturesHide(["Entities"]),
        reason: .everyStyle(.presentersHandViewItemsToShow),
        remedy: .everyStyle(.letPresenterMakeViewItem),
        serves: ["R13"]
      ),
      Shape(
        .navigation,
        ["View", "Presenter"],
        .leavesNavigationAlone,
        reason: .everyStyle(.routerMovesBetweenModules),
        remedy: .everyStyle(.orderRouterThroughItsProtocol),
        serves: ["R5", "R17"]
      ),
    ]
    + sceneShapes(
      values: "ViewItems",
      contracts: contracts + ["InteractorOutputs"],
      serves: ["R12", "R19"]
    )

  /// What both styles ask of scenes and their folders.
  private static func sceneShapes(
    values: String,
    contracts: [String],
    serves: [String]
  ) -> [Shape] {
    [
      Shape(
        .missingPart,
        ["View", "Interactor", "Presenter"],
        .featuresHave([
          FeaturePiece("view", part: "View"),
          FeaturePiece("interactor", part: "Interactor"),
          FeaturePiece("presenter", part: "Presenter"),
        ]),
        reason: .scenes(.sceneIsWholeWithItsView),
        remedy: .scenes(.addMissingPart),
        serves: serves
      ),
      Shape(
        .storyboard,
        ["View", "Router", "Composition"],
        .usesNoInterfaceFiles,
        reason: .scenes(.screensThatAreWrittenInCode),
        remedy: .everyStyle(.buildViewInCode),
        serves: ["R8"]
      ),
      Shape(
        .asyncAwait,
        ["WorkerProtocols", "Services"],
        .awaitsResults,
        reason: .everyStyle(.resultThatIsAwaitedCannot),
        remedy: .everyStyle(.makeItAsyncThrowsAndReturn),
        serves: ["R10"]
      ),
      Shape(
        .misplaced,
        roles + contracts + ["Entities", "Services", values, "Scene"],
        .namesFitFolders(sceneHomes),
        reason: .everyStyle(.nameThatSaysOneRole),
        remedy: .everyStyle(.moveTypeToFolder),
        serves: serves
      ),
    ]
  }

  private static let sceneHomes: [NameHome] = [
    NameHome([], folders: ["entity", "entities", "service", "services", "model", "models"]),
    NameHome(["Interactor"], kinds: [.class], folders: ["interactor", "interactors"]),
    NameHome(["Presenter"], kinds: [.class], folders: ["presenter", "presenters"]),
    NameHome(
      ["Router", "Wireframe"],
      kinds: [.class],
      folders: ["router", "routers", "wireframe", "navigation"]
    ),
    NameHome(
      ["ViewController"],
      kinds: [.class],
      folders: ["view", "views", "viewcontroller", "viewcontrollers"]
    ),
  ]
}
