internal import QatlamDomain

extension Blueprint {
  private static let makers = [
    "UseCases", "Infrastructure", "Presentation", "UI", "Navigation", "Core", "CoreNetwork",
  ]

  static let cleanVIPERShapes: [Shape] = [
    Shape(
      .kind,
      ["Entities"],
      .declaredAs([.struct, .enum, .protocol], nested: true),
      reason: .cleanVIPER(.entitiesArePureDataModels),
      remedy: .everyStyle(.declareItAsStructOrEnum),
      serves: ["R4"]
    ),
    Shape(
      .kind,
      ["ViewItems"],
      .declaredAs([.struct, .enum, .protocol], nested: true),
      reason: .cleanVIPER(.viewItemIsFormattedText),
      remedy: .everyStyle(.declareItAsStructOrEnum),
      serves: ["R13"]
    ),
    Shape(
      .kind,
      ["Interfaces"],
      .declaredAs([.protocol], nested: false),
      reason: .cleanVIPER(.domainInterfacesHoldsProtocols),
      remedy: .cleanVIPER(.moveImplementationToInfrastructure),
      serves: ["R9", "R19"]
    ),
    Shape(
      .construction,
      makers,
      .madeByComposition(
        roles: ["UseCases", "Presentation", "Navigation"],
        others: ["Infrastructure"]
      ),
      reason: .cleanVIPER(.noTypeMakesItsOwnDependency),
      remedy: .cleanVIPER(.receiveItThroughInitialiser),
      serves: ["R7", "R15"]
    ),
    Shape(
      .injection,
      ["UseCases", "Presentation", "Infrastructure", "UI"],
      .receivedThroughInitializer(
        of: ["UseCases", "Interfaces", "Contracts", "CoreNetwork", "Infrastructure"]
      ),
      reason: .everyStyle(.whatIsSetLater),
      remedy: .everyStyle(.takeItInInitialiserAndKeep),
      serves: ["R7", "R15"]
    ),
    Shape(
      .singleton,
      makers + ["Entities", "Domain", "CoreExtensions", "Feature"],
      .keepsNoSharedInstance,
      reason: .everyStyle(.instanceForEverybodyIsDependency),
      remedy: .cleanVIPER(.makeInstanceInFactoryAndPass),
      serves: ["R7"]
    ),
    Shape(
      .ownProtocol,
      ["UseCases"],
      .standsBehindProtocol(suffixes: ["UseCase", "Interactor"]),
      reason: .cleanVIPER(.useCaseStandsBehindProtocol),
      remedy: .everyStyle(.declareProtocolWithItsOperation),
      serves: ["R2", "R18"]
    ),
    Shape(
      .ownProtocol,
      ["Presentation"],
      .standsBehindProtocol(suffixes: ["Presenter"]),
      reason: .cleanVIPER(.featuresPresenterIsKnownByProtocol),
      remedy: .cleanVIPER(.declarePresentersProtocolInFeaturesContracts),
      serves: ["R12"]
    ),
    Shape(
      .oneOperation,
      ["UseCases"],
      .hasOneOperation(suffixes: ["UseCase", "Interactor"]),
      reason: .everyStyle(.useCaseIsOneBusinessAction),
      remedy: .everyStyle(.makeUseCaseOfEachOperation),
      serves: ["R2", "C5"]
    ),
    Shape(
      .leak,
      ["Interfaces", "UseCases", "Entities", "Domain", "Presentation"],
      .signaturesHide(["Infrastructure"]),
      reason: .cleanVIPER(.infrastructuresOwnFormatsStopAtRepository),
      remedy: .cleanVIPER(.letSignatureSpeakOfEntity),
      serves: ["R9", "R13"]
    ),
    Shape(
      .leak,
      ["Contracts"],
      .protocolsHide(
        ["Entities"],
        suffixes: [
          "ViewProtocol", "ViewControllerProtocol", "ViewInput", "ViewInterface", "DisplayLogic",
          "Displaying", "Viewable",
        ]
      ),
      reason: .everyStyle(.presentersHandViewItemsToShow),
      remedy: .everyStyle(.letPresenterMakeViewItem),
      serves: ["R13"]
    ),
    Shape(
      .businessLogic,
      ["Presentation", "UI"],
      .leavesCollectionsAlone(of: ["Entities"]),
      reason: .cleanVIPER(.useCaseIsHeartOfBusiness),
      remedy: .everyStyle(.letUseCaseReturn),
      serves: ["R2", "R3"]
    ),
    Shape(
      .asyncAwait,
      ["UseCases", "Interfaces"],
      .awaitsResults,
      reason: .cleanVIPER(.asyncWorkUsesAsyncAwait),
      remedy: .everyStyle(.makeItAsyncThrowsAndReturn),
      serves: ["R10"]
    ),
    Shape(
      .retainCycle,
      ["Presentation", "Navigation"],
      .holdsWeakly(["UI"]),
      reason: .everyStyle(.viewAndPresenterHoldEachOther),
      remedy: .everyStyle(.writeWeakBeforePropertyThatLeads),
      serves: ["R15", "V11"]
    ),
    Shape(
      .storyboard,
      ["UI", "Navigation", "Presentation", "CompositionRoot", "Feature"],
      .usesNoInterfaceFiles,
      reason: .cleanVIPER(.uiIsWrittenInCode),
      remedy: .everyStyle(.buildViewInCode),
      serves: ["R8"]
    ),
    Shape(
      .navigation,
      ["UI", "Presentation"],
      .leavesNavigationAlone,
      reason: .everyStyle(.routerMovesBetweenModules),
      remedy: .everyStyle(.orderRouterThroughItsProtocol),
      serves: ["R5", "R17"]
    ),
    Shape(
      .missingPart,
      ["UI", "Presentation"],
      .featuresHave([
        FeaturePiece(
          "contracts",
          folders: ["contracts", "contract"],
          fileSuffixes: ["Contracts", "Contract", "Protocols"]
        )
      ]),
      reason: .cleanVIPER(.everyFeatureHasContractsFile),
      remedy: .cleanVIPER(.moveFeaturesProtocolsIntoContracts),
      serves: ["R12", "R19"]
    ),
    Shape(
      .misplaced,
      [
        "Entities", "Interfaces", "UseCases", "Domain", "CoreNetwork", "Core", "Infrastructure",
        "Contracts", "UI", "Presentation", "Navigation",
      ],
      .namesFitFolders(cleanVIPERHomes),
      reason: .everyStyle(.nameThatSaysOneRole),
      remedy: .everyStyle(.moveTypeToFolder),
      serves: ["R12", "R19"]
    ),
  ]

  private static let types: [DeclarationKind] = [.class, .struct, .enum, .actor]

  private static let cleanVIPERHomes: [NameHome] = [
    NameHome([], folders: ["entity", "entities"]),
    NameHome(["UseCase", "UseCaseProtocol"], folders: ["usecases", "usecase"]),
    NameHome(
      ["Repository", "RepositoryProtocol"],
      kinds: [.protocol],
      folders: ["interfaces", "interface", "repositories", "protocols"]
    ),
    NameHome(
      ["Repository", "Client", "NetworkClient"],
      kinds: types,
      folders: ["networking", "infrastructure", "persistence", "repositories", "data"]
    ),
    NameHome(["Presenter"], kinds: types, folders: ["presentation", "presenter"]),
    NameHome(["Router"], kinds: types, folders: ["navigation", "router"]),
    NameHome(["ViewController"], kinds: types, folders: ["ui", "view", "views"]),
    NameHome(
      ["ViewProtocol", "PresenterProtocol", "RouterProtocol"],
      kinds: [.protocol],
      folders: ["contracts", "contract"]
    ),
    NameHome(["Factory"], kinds: types, folders: ["compositionroot", "di"]),
  ]
}
