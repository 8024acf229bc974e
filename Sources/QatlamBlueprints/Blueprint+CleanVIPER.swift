internal import QatlamDomain

extension Blueprint {
  /// Clean VIPER: the Rick and Morty document (R1–R20).
  static func cleanVIPER() throws(BlueprintFault) -> Blueprint {
    try Blueprint(
      name: "clean-viper",
      title: "Clean VIPER",
      summary: "VIPER features on a pure domain; factories put everything together.",
      layers: cleanVIPERLayers,
      parts: cleanVIPERParts,
      placements: cleanVIPERPlacements,
      featureFolders: ["features", "feature", "modules", "scenes"],
      featureInnerFolders: SceneNames.roleFolders,
      edges: cleanVIPEREdges,
      absences: cleanVIPERAbsences,
      featureBorder: Absence(
        from: nil,
        to: nil,
        reason: .cleanVIPER(.oneFeatureNeverKnowsAnothersInside),
        remedy: .cleanVIPER(.askRouterWhichAsksOtherFeatures),
        serves: ["R5", "R17", "R19"]
      ),
      imports: cleanVIPERImports,
      shapes: cleanVIPERShapes
        + CycleShapes.all(
          layers: [
            "Entities", "Interfaces", "UseCases", "CoreNetwork", "CoreExtensions", "Core",
            "Infrastructure", "ViewItems", "Contracts", "UI", "Presentation", "Navigation",
          ],
          others: ["Domain"],
          serves: ["R18"]
        ),
      levels: .levels([
        .asyncAwait: .info,
        .navigation: .warning,
        .oneOperation: .warning,
        .ownProtocol: .warning,
        .singleton: .warning,
        .storyboard: .info,
      ])
    )
  }

  private static let cleanVIPERLayers: [LayerNames] = [
    LayerNames(
      "domain",
      strong: ["domain", "domains", "domainlayer"],
      weak: ["entities", "entity", "usecases", "usecase"],
      strongIfHolding: ["core": ["usecase", "usecases"]]
    ),
    LayerNames(
      "infrastructure",
      strong: ["infrastructure", "infra", "data", "datalayer", "entitygateway"],
      weak: [
        "network", "networking", "api", "persistence", "storage", "repository", "repositories",
        "service", "services", "datastore", "datastores",
      ]
    ),
    LayerNames(
      "features",
      strong: ["features", "feature", "modules", "presentation", "scenes"]
    ),
    LayerNames("core", strong: ["core"], weak: ["common", "shared", "extensions", "utils"]),
    LayerNames(
      "app",
      strong: ["app", "application", "main", "compositionroot"],
      fileSuffixes: ["AppDelegate", "SceneDelegate"],
      yields: true
    ),
  ]

  private static let cleanVIPERParts: [Part] = [
    Part("Entities", "Pure data models, decoded as they are (R4).", isOpenToExtension: true),
    Part("Interfaces", "Repository protocols (R9).", isOpenToExtension: true),
    Part("UseCases", "The interactors: the business logic (R2).", isOpenToExtension: true),
    Part("Domain", "Domain code in no folder of its own.", isOpenToExtension: true),
    Part(
      "CoreNetwork",
      "The generic network layer, without a library (R6).",
      isOpenToExtension: true
    ),
    Part("CoreExtensions", "Small additions to library types.", isOpenToExtension: true),
    Part("Core", "Other code for the whole app.", isOpenToExtension: true),
    Part(
      "Infrastructure",
      "The real client, repositories, endpoints (R11).",
      keepsPromisesOf: ["UseCases"]
    ),
    Part("ViewItems", "Formatted text and colours for a view (R13).", isFeatureInside: true),
    Part(
      "Contracts",
      "A feature's View, Presenter, Router protocols (R12).",
      isFeatureInside: true
    ),
    Part("UI", "The dumb views (R1).", isFeatureInside: true),
    Part("Presentation", "UI logic and formatting (R3).", isFeatureInside: true),
    Part("Navigation", "The routers (R5).", isFeatureInside: true),
    Part("Feature", "Other types of a feature.", isFeatureInside: true, isNeutral: true),
    Part("CompositionRoot", "Factories, delegates, start (R7, R14, R15).", isComposition: true),
  ]

  private static let cleanVIPERPlacements: [Placement] = [
    Placement("CompositionRoot", .folder(["compositionroot", "di", "dependencyinjection"])),
    Placement("CompositionRoot", .attribute(["main", "UIApplicationMain"])),
    Placement("CompositionRoot", .isStart),
    Placement(
      "CompositionRoot",
      .typeSuffix(["AppDelegate", "SceneDelegate"]),
      .kind(SceneNames.types)
    ),
    Placement("UseCases", .layer("domain"), .folder(["usecases", "usecase", "interactors"])),
    Placement(
      "Interfaces",
      .layer("domain"),
      .folder([
        "interfaces", "interface", "repositories", "repository", "protocols", "gateways",
        "contracts", "ports",
      ])
    ),
    Placement("Entities", .layer("domain"), .folder(["entities", "entity", "models", "model"])),
    Placement("UseCases", .layer("domain"), .typeSuffix(["UseCase", "UseCaseProtocol"])),
    Placement("UseCases", .layer("domain"), .fileSuffix(["UseCase"])),
    Placement(
      "Interfaces",
      .layer("domain"),
      .kind([.protocol]),
      .typeSuffix(["Repository", "RepositoryProtocol"])
    ),
    Placement("Domain", .layer("domain")),
    Placement("Infrastructure", .layer("infrastructure")),
    Placement("CoreNetwork", .layer("core"), .folder(["network", "networking"])),
    Placement("CoreExtensions", .layer("core"), .folder(["extensions", "extension"])),
    Placement("Core", .layer("core")),
    Placement(
      "CompositionRoot",
      .inFeature,
      .typeSuffix(["Factory", "Assembly", "Builder", "Configurator", "Container"]),
      .kind(SceneNames.types)
    ),
    Placement("Contracts", .inFeature, .kind([.protocol])),
    Placement("ViewItems", .inFeature, .typeSuffix(SceneNames.viewItems)),
    Placement("Navigation", .inFeature, .typeSuffix(SceneNames.routers)),
    Placement("Presentation", .inFeature, .typeSuffix(SceneNames.presenters)),
    Placement("UI", .inFeature, .typeSuffix(SceneNames.views)),
    Placement("Contracts", .inFeature, .folder(["contracts", "contract"])),
    Placement("Navigation", .inFeature, .folder(["navigation", "router", "routers"])),
    Placement("Presentation", .inFeature, .folder(["presentation", "presenter", "presenters"])),
    Placement("UI", .inFeature, .folder(["ui", "view", "views"])),
    Placement("Feature", .inFeature),
    Placement("Core", .layer("app"), .typeSuffix(["Config", "Configuration", "Constants"])),
    Placement("CompositionRoot", .layer("app")),
  ]

  private static let cleanVIPEREdges: [Edge] = [
    Edge("Interfaces", "Entities", .cleanVIPER(.repositoryProtocolSpeaksOfEntities)),
    Edge("Interfaces", "Domain", .cleanVIPER(.repositoryProtocolMayNameDomainsValues)),
    Edge("UseCases", "Entities", .everyStyle(.useCaseWorksWithEntities)),
    Edge("UseCases", "Interfaces", .cleanVIPER(.useCaseKnowsRepositoryProtocols)),
    Edge("UseCases", "Domain", .cleanVIPER(.useCaseMayNameDomainsValues)),
    Edge("Entities", "Domain", .cleanVIPER(.entitiesShareDomainsValues)),
    Edge("Domain", "Entities", .everyStyle(.codeOfDomainMayNameEntities)),
    Edge("Domain", "Interfaces", .cleanVIPER(.codeOfDomainMayNameRepository)),
    Edge("Domain", "UseCases", .everyStyle(.codeOfDomainMayNameUse)),
    Edge("CoreNetwork", "Core", .cleanVIPER(.networkLayerMayUseCores)),
    Edge("CoreNetwork", "CoreExtensions", .cleanVIPER(.networkLayerMayUseCoresOwnHelpers)),
    Edge("Core", "CoreNetwork", .cleanVIPER(.coreCodeMayUseNetworkLayers)),
    Edge("Core", "CoreExtensions", .cleanVIPER(.coreCodeMayUseCores)),
    Edge("CoreExtensions", "Core", .cleanVIPER(.helpersMayUseCoresOwnValues)),
    Edge("Infrastructure", "CoreNetwork", .cleanVIPER(.realClientStandsBehindCoresProtocol)),
    Edge("Infrastructure", "CoreExtensions", .cleanVIPER(.infrastructureMayUseCoresHelpers)),
    Edge("Infrastructure", "Core", .cleanVIPER(.infrastructureMayUseCoresValues)),
    Edge("Infrastructure", "Entities", .cleanVIPER(.repositoryHandsOutEntities)),
    Edge("Infrastructure", "Interfaces", .cleanVIPER(.repositoryKeepsItsProtocolsPromise)),
    Edge("Infrastructure", "Domain", .cleanVIPER(.repositoryReportsDomainsErrors)),
    Edge("Contracts", "Entities", .cleanVIPER(.routersProtocolMayCarryEntity)),
    Edge("Contracts", "ViewItems", .cleanVIPER(.viewsProtocolCarriesViewItems)),
    Edge("Contracts", "Domain", .cleanVIPER(.protocolMayCarryDomainsValues)),
    Edge("UI", "Contracts", .cleanVIPER(.viewTellsItsPresenterByProtocol)),
    Edge("UI", "ViewItems", .cleanVIPER(.viewShowsViewItems)),
    Edge("UI", "CoreExtensions", .cleanVIPER(.viewMayUseCoresHelpers)),
    Edge("Presentation", "Contracts", .cleanVIPER(.presenterKeepsAndUsesItsFeatures)),
    Edge("Presentation", "ViewItems", .cleanVIPER(.presenterMakesViewItems)),
    Edge("Presentation", "UseCases", .cleanVIPER(.presenterAsksUseCases)),
    Edge("Presentation", "Entities", .cleanVIPER(.presenterFormatsEntities)),
    Edge("Presentation", "Domain", .cleanVIPER(.presenterWordsDomainsErrors)),
    Edge("Presentation", "CoreExtensions", .cleanVIPER(.presenterMayUseCoresHelpers)),
    Edge("Navigation", "Contracts", .cleanVIPER(.routerKeepsItsProtocolsPromise)),
    Edge("Navigation", "Entities", .cleanVIPER(.routerPassesEntity)),
    Edge("Navigation", "Domain", .cleanVIPER(.routerPassesDomainsValues)),
    Edge("Navigation", "CompositionRoot", .cleanVIPER(.routerAsksNextFeaturesFactory)),
  ]
}
