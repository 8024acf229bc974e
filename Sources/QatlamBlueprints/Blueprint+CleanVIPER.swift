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
        reason: "One feature never knows another's inside.",
        remedy: "Ask the router, which asks the other feature's factory.",
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
      weak: ["networking", "persistence", "repositories", "services"]
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
    Edge("Interfaces", "Entities", "A repository protocol speaks of entities."),
    Edge("Interfaces", "Domain", "A repository protocol may name the domain's values."),
    Edge("UseCases", "Entities", "A use case works with entities."),
    Edge("UseCases", "Interfaces", "A use case knows repository protocols only."),
    Edge("UseCases", "Domain", "A use case may name the domain's values and errors."),
    Edge("Entities", "Domain", "Entities share the domain's values."),
    Edge("Domain", "Entities", "Code of the domain may name entities."),
    Edge("Domain", "Interfaces", "Code of the domain may name repository protocols."),
    Edge("Domain", "UseCases", "Code of the domain may name use cases."),
    Edge("CoreNetwork", "Core", "The network layer may use the core's own values."),
    Edge("CoreNetwork", "CoreExtensions", "The network layer may use the core's own helpers."),
    Edge("Core", "CoreNetwork", "Core code may use the network layer's abstractions."),
    Edge("Core", "CoreExtensions", "Core code may use the core's own helpers."),
    Edge("CoreExtensions", "Core", "Helpers may use the core's own values."),
    Edge("Infrastructure", "CoreNetwork", "The real client stands behind Core's protocol."),
    Edge("Infrastructure", "CoreExtensions", "Infrastructure may use the core's helpers."),
    Edge("Infrastructure", "Core", "Infrastructure may use the core's values."),
    Edge("Infrastructure", "Entities", "A repository hands out entities."),
    Edge("Infrastructure", "Interfaces", "A repository keeps its protocol's promise."),
    Edge("Infrastructure", "Domain", "A repository reports the domain's errors."),
    Edge("Contracts", "Entities", "A router's protocol may carry an entity."),
    Edge("Contracts", "ViewItems", "A view's protocol carries view items."),
    Edge("Contracts", "Domain", "A protocol may carry the domain's values."),
    Edge("UI", "Contracts", "A view tells its presenter by protocol."),
    Edge("UI", "ViewItems", "A view shows view items."),
    Edge("UI", "CoreExtensions", "A view may use the core's helpers."),
    Edge("Presentation", "Contracts", "A presenter keeps and uses its feature's protocols."),
    Edge("Presentation", "ViewItems", "A presenter makes view items."),
    Edge("Presentation", "UseCases", "A presenter asks use cases."),
    Edge("Presentation", "Entities", "A presenter formats entities."),
    Edge("Presentation", "Domain", "A presenter words the domain's errors."),
    Edge("Presentation", "CoreExtensions", "A presenter may use the core's helpers."),
    Edge("Navigation", "Contracts", "A router keeps its protocol's promise."),
    Edge("Navigation", "Entities", "A router passes an entity on."),
    Edge("Navigation", "Domain", "A router passes the domain's values on."),
    Edge("Navigation", "CompositionRoot", "A router asks the next feature's factory."),
  ]
}
