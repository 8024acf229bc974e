internal import QatlamDomain

extension Blueprint {
  /// Clean Architecture with gateways and view models: the Articles document (C1–C20).
  static func clean() throws(BlueprintFault) -> Blueprint {
    try Blueprint(
      name: "clean",
      title: "Clean Architecture",
      summary: "Entities, use cases, gateways and views in rings; dependencies point inward.",
      layers: cleanLayers,
      parts: cleanParts,
      placements: cleanPlacements,
      featureFolders: ["features", "feature", "modules"],
      edges: cleanEdges,
      absences: cleanAbsences,
      imports: cleanImports,
      shapes: cleanShapes
        + CycleShapes.all(
          layers: [
            "Entities", "Gateways", "UseCases", "DTOs", "API", "DataGateways", "ViewModels",
            "Views",
          ],
          others: ["Domain", "Data"],
          serves: ["C1"]
        ),
      levels: .levels([
        .decodableEntity: .warning,
        .mainActor: .info,
        .oneOperation: .warning,
        .ownProtocol: .warning,
      ])
    )
  }

  private static let cleanLayers: [LayerNames] = [
    LayerNames(
      "domain",
      strong: ["domain", "domains", "domainlayer", "businesslogic", "domainmodule"],
      weak: [
        "entity", "entities", "entitys", "model", "models", "usecase", "usecases", "interactor",
        "interactors", "repositoryinterface", "repositoryinterfaces", "repositoryprotocol",
        "repositoryprotocols", "usecaseprotocols", "usecaseimplementations", "businesslogic",
      ],
      strongIfHolding: ["core": ["usecase", "usecases", "entity", "entities"]],
      fileSuffixes: ["UseCase", "UseCases"],
      staysInside: ["data"]
    ),
    LayerNames(
      "data",
      strong: [
        "data", "datalayer", "infrastructure", "infra", "platform", "dataaccess", "entitygateway",
        "datamodule",
      ],
      weak: [
        "repository", "repositories", "gateway", "gateways", "datasource", "datasources",
        "datastore", "datastores", "network", "networking", "api", "apis", "webapi", "remote",
        "local", "dto", "dtos", "datamapping", "mapper", "mappers", "persistence",
        "persistentstorage", "persistentstorages", "storage", "storages", "database", "db",
        "coredata", "realm", "service", "services", "endpoint", "endpoints", "dao",
      ],
      fileSuffixes: ["DTO", "DataSource", "APIClient", "Repository", "Gateway"]
    ),
    LayerNames(
      "presentation",
      strong: ["presentation", "presentationlayer", "userinterface", "uilayer", "ui"],
      weak: [
        "scene", "scenes", "screen", "screens", "feature", "features", "view", "views",
        "viewmodel", "viewmodels", "viewcontroller", "viewcontrollers", "vc", "controller",
        "controllers", "coordinator", "coordinators", "flow", "flows", "navigator", "navigators",
        "navigation", "router", "routers", "wireframe", "cell", "cells", "components", "presenter",
        "presenters",
      ],
      faint: ["modules", "module"],
      folderSuffixes: ["scene", "screen", "feature"],
      fileSuffixes: [
        "ViewModel", "ViewController", "View", "Screen", "Cell", "Coordinator", "TableDataSource",
        "TableViewDataSource", "CollectionDataSource", "CollectionViewDataSource",
        "DiffableDataSource",
      ]
    ),
    LayerNames(
      "composition",
      strong: [
        "di", "dependencyinjection", "dicontainer", "dependencycontainer", "dependencymanager",
        "compositionroot",
        "composition", "assembly",
        "assemblies", "assembler", "assemblers", "injection", "bootstrap", "dependencies",
      ]
    ),
    LayerNames(
      "app",
      strong: ["app", "application", "main"],
      fileSuffixes: ["AppDelegate", "SceneDelegate"],
      yields: true,
      yieldsToWeak: true
    ),
    LayerNames(
      "shared",
      strong: [
        "common", "shared", "util", "utils", "utilities", "utility", "helper", "helpers",
        "extension", "extensions", "support",
      ],
      yields: true,
      hidesWeak: true
    ),
    LayerNames(
      "common",
      strong: [
        "core", "resources", "config", "configuration", "constants", "designsystem", "library",
        "define",
      ],
      yields: true
    ),
  ]

  private static let cleanParts: [Part] = [
    Part("Entities", "Business objects with their own rules (C2, C4).", isOpenToExtension: true),
    Part(
      "Gateways",
      "Protocols by which the domain reaches the world (C11).",
      isOpenToExtension: true
    ),
    Part("UseCases", "One business action each (C5, C6).", isOpenToExtension: true),
    Part(
      "Domain",
      "Domain code in no folder of its own, such as errors (C10).",
      isOpenToExtension: true
    ),
    Part("DTOs", "The server's and the database's formats (C12, C13)."),
    Part(
      "API",
      "What speaks to the server or the database (C12).",
      keepsPromisesOf: ["UseCases"]
    ),
    Part("DataGateways", "Gateway implementations (C12).", keepsPromisesOf: ["UseCases"]),
    Part("Data", "Other code of the data layer.", keepsPromisesOf: ["UseCases"]),
    Part("ViewModels", "Screen state, asking use cases (C14, C15)."),
    Part("Views", "What shows and forwards (C16)."),
    Part("Presentation", "Other code of the presentation, such as what a list shows of an item."),
    Part(
      "Coordinators",
      "What moves between screens and puts them together.",
      isComposition: true
    ),
    Part("Helpers", "What the whole presentation shares.", isNeutral: true),
    Part("App", "What the app's own target holds beside its layers.", isNeutral: true),
    Part("Common", "Code for everybody.", isNeutral: true),
    Part("DI", "The container where concrete types are put together (C18).", isComposition: true),
  ]

  private static let types: [DeclarationKind] = [.class, .struct, .enum, .actor, .extension]

  private static let useCaseSuffixes = [
    "UseCase", "UseCaseProtocol", "UseCaseType", "UseCaseInterface",
  ]

  private static let useCaseFolders = [
    "usecase", "usecases", "interactor", "interactors", "usecaseprotocols",
    "usecaseimplementations",
  ]

  private static let cleanPlacements: [Placement] = [
    Placement("DI", .layer("composition")),
    Placement("DI", .folder(["di", "dicontainer", "dependencyinjection"])),
    Placement("DI", .layer("domain"), .typeSuffix(registrars), .kind(types)),
    Placement("DI", .layer("data"), .typeSuffix(registrars), .kind(types)),
    Placement("DI", .attribute(["main", "UIApplicationMain", "NSApplicationMain"])),
    Placement("DI", .isStart),
    Placement("DI", .typeSuffix(["AppDelegate", "SceneDelegate"]), .kind(types)),
    Placement(
      "Domain",
      .layer("domain"),
      .folder(useCaseFolders),
      .kind([.struct, .enum]),
      .typeSuffix(["Dto", "DTO", "Error", "Input", "Model", "Output", "Params", "Parameters"])
    ),
    Placement("UseCases", .layer("domain"), .folder(useCaseFolders)),
    Placement("UseCases", .layer("domain"), .kind([.protocol]), .typeSuffix(useCaseSuffixes)),
    Placement(
      "Gateways",
      .layer("domain"),
      .folder([
        "gateway", "gateways", "repository", "repositories", "interface", "interfaces",
        "repositoryinterface", "repositoryinterfaces", "repositoryprotocol", "repositoryprotocols",
        "contract", "contracts", "protocol", "protocols", "port", "ports", "boundary", "boundaries",
      ])
    ),
    Placement(
      "Entities",
      .layer("domain"),
      .folder(["entity", "entities", "entitys", "model", "models", "valueobject", "valueobjects"])
    ),
    Placement("UseCases", .layer("domain"), .typeSuffix(useCaseSuffixes)),
    Placement(
      "UseCases",
      .layer("domain"),
      .fileSuffix(["UseCase", "UseCases", "UseCaseProtocol"])
    ),
    Placement(
      "Gateways",
      .layer("domain"),
      .kind([.protocol]),
      .typeSuffix(["Gateway", "GatewayProtocol", "Repository", "RepositoryProtocol"])
    ),
    Placement("Domain", .layer("domain")),
    Placement("DI", .layer("data"), .typeSuffix(assemblers)),
    Placement("DTOs", .layer("data"), .folder(["dto", "dtos", "datamapping"])),
    Placement("DTOs", .layer("data"), .typeSuffix(["DTO", "Dto"])),
    Placement("DataGateways", .layer("data"), .typeSuffix(["Gateway", "Repository"])),
    Placement("API", .layer("data"), .typeSuffix(["API", "APIProtocol", "Client", "Endpoint"])),
    Placement(
      "DataGateways",
      .layer("data"),
      .folder(["gateway", "gateways", "repository", "repositories"])
    ),
    Placement(
      "API",
      .layer("data"),
      .folder(["api", "apis", "webapi", "network", "networking", "remote"])
    ),
    Placement("Data", .layer("data")),
    Placement("UseCases", .layer("presentation"), .typeSuffix(useCaseSuffixes)),
    Placement("Coordinators", .layer("presentation"), .typeSuffix(movers)),
    Placement(
      "DI",
      .layer("presentation"),
      .typeSuffix(composers),
      .kind(types),
      .knowsLayer(["data", "composition"])
    ),
    Placement("Views", .layer("presentation"), .typeSuffix(cellSetUps)),
    Placement("DI", .layer("presentation"), .typeSuffix(assemblers)),
    Placement("DI", .layer("presentation"), .folder(["factory", "factories"])),
    Placement("ViewModels", .layer("presentation"), .folder(["viewmodel", "viewmodels"])),
    Placement(
      "Coordinators",
      .layer("presentation"),
      .folder([
        "coordinator", "coordinators", "flow", "flows", "navigator", "navigators", "navigation",
      ])
    ),
    Placement(
      "ViewModels",
      .layer("presentation"),
      .typeSuffix([
        "ViewModel", "ViewModelProtocol", "ViewModelType", "Presenter", "PresenterProtocol",
      ])
    ),
    Placement("ViewModels", .layer("presentation"), .fileSuffix(["ViewModel", "Presenter"])),
    Placement("Presentation", .layer("presentation"), .kind([.protocol])),
    Placement("Views", .layer("presentation"), .typeSuffix(viewSuffixes)),
    Placement("Views", .layer("presentation"), .inherits(viewClasses)),
    Placement("Views", .layer("presentation"), .kind([.class]), .inheritsEnding(viewSuffixes)),
    Placement("Helpers", .layer("presentation"), .folder(helperFolders)),
    Placement("Views", .layer("presentation"), .folder(viewFolders)),
    Placement("Presentation", .layer("presentation")),
    Placement("Coordinators", .layer("app"), .typeSuffix(movers)),
    Placement("DI", .layer("app"), .typeSuffix(composers)),
    Placement("DI", .layer("app"), .knowsLayer(["data", "composition", "presentation"])),
    Placement("App", .layer("app")),
    Placement("Common", .layer("shared")),
    Placement("Common", .layer("common")),
    Placement("Coordinators", .noLayer, .typeSuffix(["Coordinator", "Navigator"]), .kind(types)),
    Placement("DI", .noLayer, .typeSuffix(composers), .kind(types)),
  ]

  private static let movers = [
    "Coordinator", "CoordinatorProtocol", "Coordinating", "Navigator", "NavigatorType",
    "NavigatorProtocol", "Router", "RouterProtocol", "Wireframe", "FlowCoordinator",
  ]

  /// What puts a layer's own types into a container.
  private static let registrars = ["Assembly", "Assembler", "DIContainer", "ServiceRegister"]

  private static let assemblers = ["Assembly", "Assembler", "Configurator", "Injector"]

  /// What fills a list's cells composes no screen.
  private static let cellSetUps = ["CellConfigurator", "CellFactory", "CellBuilder"]

  private static let viewSuffixes = ["View", "ViewController", "Screen", "Cell", "VC"]

  private static let viewFolders = [
    "view", "views", "viewcontroller", "viewcontrollers", "vc", "controller", "controllers",
    "screen", "screens", "cell", "cells", "components",
  ]

  /// What Apple's kits call something that is shown, where its name does not end in one of the suffixes.
  private static let viewClasses = [
    "ButtonStyle", "LabelStyle", "NSWindowController", "PreviewProvider", "Shape",
    "ToggleStyle", "UIActivityViewController", "UIAlertController", "UIButton",
    "UICollectionReusableView",
    "UIControl", "UIDatePicker", "UIHostingController", "UILabel", "UINavigationBar",
    "UINavigationController", "UIPageViewController", "UIPickerView", "UIProgressView",
    "UIRefreshControl", "UISegmentedControl", "UISlider", "UISplitViewController", "UIStepper",
    "UISwitch", "UITabBar", "UITabBarController", "UITableViewController", "UITextField",
    "UIViewControllerRepresentable", "UIViewRepresentable", "UIWindow", "View", "ViewModifier",
  ]

  private static let helperFolders = [
    "util", "utils", "utilities", "utility", "helper", "helpers", "extension", "extensions",
    "common", "shared", "support", "core", "base",
  ]

  private static let composers = [
    "Factory", "Assembly", "Assembler", "Configurator", "Container", "Builder", "Coordinator",
    "FlowCoordinator", "Injector", "Resolver", "Navigator", "Dependencies",
  ]

  private static let dataParts = ["API", "DataGateways", "Data"]

  private static var cleanEdges: [Edge] {
    innerEdges
      + dataParts.flatMap { part in
        [
          Edge(part, "DTOs", .clean(.dataLayerReadsAndWritesServers)),
          Edge(part, "Entities", .clean(.gatewayHandsOutEntities)),
          Edge(part, "Gateways", .clean(.gatewayKeepsPromiseOfItsProtocol)),
          Edge(part, "Domain", .clean(.dataLayerReportsDomainsErrors)),
        ]
          + dataParts.filter { $0 != part }.map { other in
            Edge(part, other, .clean(.dataLayersOwnPartsWorkTogether))
          }
      }
  }

  private static let innerEdges: [Edge] = [
    Edge("Gateways", "Entities", .clean(.gatewaysProtocolSpeaksOfEntities)),
    Edge("Gateways", "Domain", .clean(.gatewaysProtocolMayNameDomainsErrors)),
    Edge("UseCases", "Entities", .everyStyle(.useCaseWorksWithEntities)),
    Edge("UseCases", "Gateways", .clean(.useCaseReachesWorldThroughGateway)),
    Edge("UseCases", "Domain", .clean(.useCaseThrowsDomainsErrors)),
    Edge("Entities", "Domain", .clean(.entitiesShareDomainsValuesAndErrors)),
    Edge("Domain", "Entities", .everyStyle(.codeOfDomainMayNameEntities)),
    Edge("Domain", "Gateways", .clean(.codeOfDomainMayNameGateway)),
    Edge("Domain", "UseCases", .everyStyle(.codeOfDomainMayNameUse)),
    Edge("DTOs", "Entities", .clean(.serversFormatIsConverted)),
    Edge("DTOs", "Domain", .clean(.serversFormatIsConvertedToDomains)),
    Edge("DTOs", "Data", .clean(.serversFormatMayUseSmallHelpers)),
    Edge("ViewModels", "UseCases", .clean(.viewModelAsksUseCases)),
    Edge("ViewModels", "Entities", .clean(.viewModelPublishesEntities)),
    Edge("ViewModels", "Domain", .clean(.viewModelShowsDomainsErrors)),
    Edge("ViewModels", "Coordinators", .clean(.viewModelAsksCoordinatorToMove)),
    Edge("ViewModels", "Presentation", .clean(.viewModelPublishesWhatItsScreen)),
    Edge("Views", "ViewModels", .clean(.viewShowsItsViewModel)),
    Edge("Views", "Presentation", .clean(.viewShowsWhatItsViewModel)),
    Edge("Views", "Entities", .clean(.listShowsEntities)),
    Edge("Views", "Domain", .clean(.viewMayShowDomainsValues)),
    Edge("Views", "Coordinators", .clean(.viewTellsCoordinatorWhatWasChosen)),
    Edge("Presentation", "Views", .clean(.presentationsOwnPartsWorkTogether)),
    Edge("Presentation", "ViewModels", .clean(.presentationsOwnPartsWorkTogether)),
    Edge("Presentation", "Coordinators", .clean(.presentationsOwnPartsWorkTogether)),
    Edge("Presentation", "UseCases", .clean(.whatStandsBesideViewModel)),
    Edge("Presentation", "Entities", .clean(.whatIsShownIsMade)),
    Edge("Presentation", "Domain", .clean(.whatIsShownIsMadeOfDomainsValues)),
  ]
}
