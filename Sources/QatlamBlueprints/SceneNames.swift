internal import QatlamDomain

/// The names by which the roles of scenes are known in VIP and VIPER codebases.
enum SceneNames {
  static let types: [DeclarationKind] = [.class, .struct, .enum, .actor, .extension]

  /// The kinds that can play a role; an enum is a value, a protocol a contract.
  static let actors: [DeclarationKind] = [.class, .struct, .actor, .extension]
  /// Endings of files that hold a scene's contracts.
  static let contractFiles = ["Protocols", "Protocol", "Contracts", "Contract", "Interfaces", "IO"]

  static let composers = [
    "Configurator", "Factory", "Assembly", "Assembler", "Builder", "Container",
    "DependencyContainer", "Module", "DIContainer", "Injector", "Resolver",
    "DependenciesBuilder",
  ]
  static let views = [
    "ViewController", "VC", "View", "Controller", "ViewLayout", "Screen", "Cell", "TableViewCell",
    "CollectionViewCell", "Label", "Button",
  ]
  static let interactors = ["Interactor", "InteractorBase"]
  static let presenters = ["Presenter", "Presentor"]
  static let routers = ["Router", "Wireframe", "WireFrame", "Coordinator", "Navigator"]
  static let workers = ["Worker", "Provider"]
  static let viewItems = [
    "ViewItem", "ViewModel", "ViewData", "ViewState", "DisplayItem", "DisplayModel", "CellModel",
    "UIModel", "ViewEntity", "Presentation",
  ]
  static let payloads = ["Models", "DataFlow", "Request", "Response"] + viewItems
  static let nestedPayloads = [
    "Request", "Response", "ViewModel", "Error", "Action", "Model", "Models", "Output", "Input",
    "State", "Event",
  ]

  static let viewProtocols = [
    "DisplayLogic", "ViewProtocol", "ViewControllerProtocol", "Displaying", "ViewInput",
    "ViewInputProtocol", "PresenterOutput", "PresenterOutputProtocol", "ViewInterface",
    "ViewControllable", "Viewable", "View", "ViewController", "PresenterToViewProtocol",
  ]
  static let interactorProtocols = [
    "BusinessLogic", "InteractorProtocol", "InteractorInput", "InteractorInputProtocol",
    "Interacting", "InteractorType", "InteractorInterface", "DataStore", "Interactable",
    "PresenterToInteractorProtocol", "Interactor",
  ]
  static let interactorOutputs = [
    "InteractorOutput", "InteractorOutputProtocol", "InteractorDelegate",
    "InteractorToPresenterProtocol", "InteractorOutputs", "InteractorOut", "InteractorOutProtocol",
  ]
  static let presenterProtocols = [
    "PresentationLogic", "PresenterProtocol", "PresenterInput", "PresenterInputProtocol",
    "Presenting", "PresenterInterface", "PresenterType",
    "ViewToPresenterProtocol", "Presenter",
  ]
  static let routerProtocols = [
    "RoutingLogic", "RouterProtocol", "RouterInput", "RouterInputProtocol", "Routing",
    "DataPassing", "WireframeProtocol", "WireFrameProtocol", "WireframeInterface", "WireframeInput",
    "RouterInterface", "PresenterToRouterProtocol", "RouterType", "Router", "Wireframe",
    "Coordinating", "CoordinatorProtocol",
  ]
  static let workerProtocols = [
    "WorkerProtocol", "WorkingLogic", "Working", "WorkerLogic", "ProviderProtocol", "Providing",
    "Worker", "WorkerType", "WorkerInput",
  ]

  /// Folders inside a scene that hold one role each, normalised.
  static let roleFolders = [
    "view", "views", "presenter", "presenters", "presentation", "interactor", "interactors",
    "router", "routers", "wireframe", "ui", "vip", "viper", "contracts", "contract", "protocols",
    "protocol", "model", "models", "entity", "entities", "worker", "workers", "userinterface",
    "viewcontroller", "viewcontrollers", "viewmodel", "viewmodels", "assembly", "configurator",
    "configuration", "builder", "navigation", "cells", "cell", "factory",
  ]
  static let featureFolders = [
    "scenes", "scene", "modules", "module", "features", "feature", "screens",
  ]

  static let uiSuperclasses = controllerClasses + componentClasses

  private static let controllerClasses = [
    "UIViewController", "UITableViewController", "UICollectionViewController",
    "UINavigationController", "UITabBarController", "UIPageViewController", "NSViewController",
    "UISearchController", "UIAlertController", "UIViewControllerRepresentable",
  ]

  private static let componentClasses = [
    "UIView", "UITableViewCell", "UICollectionViewCell", "NSView", "UICollectionReusableView",
    "UITableViewHeaderFooterView", "UIControl", "UIButton", "UILabel", "UIStackView",
    "UITableView", "UICollectionView", "UIScrollView", "UIImageView", "UITextField", "UITextView",
    "UIWindow", "UISearchBar", "WKWebView", "MKMapView", "UIPickerView", "UIVisualEffectView",
    "UISlider", "UISwitch", "UIProgressView", "UITabBar", "UINavigationBar",
    "UIViewRepresentable",
  ]

  private static let controllers = ["ViewController", "VC", "Controller"]

  /// Names of what a view is made of.
  private static let components = [
    "Cell", "TableViewCell", "CollectionViewCell", "Label", "Button", "HeaderView", "FooterView",
  ]

  /// Folder names of what stands outside scenes.
  static let layers: [LayerNames] = [
    LayerNames(
      "entities",
      weak: [
        "entity", "entities", "entitys", "model", "models", "domain", "domainmodels", "datamodel",
        "datamodels",
      ]
    ),
    LayerNames(
      "services",
      weak: [
        "service", "services", "worker", "workers", "network", "networking", "networklayer", "api",
        "apis", "data", "datalayer", "dataproviders", "persistence", "storage", "storages",
        "database", "db", "coredata", "realm", "manager", "managers", "provider", "providers",
        "client", "clients", "repository", "repositories", "gateway", "gateways", "infrastructure",
        "datastore", "datastores", "cache",
      ],
      fileSuffixes: ["Service", "Worker", "Client", "Repository", "Gateway"]
    ),
    LayerNames(
      "composition",
      strong: [
        "di", "dependencyinjection", "compositionroot", "composition", "assemblies", "assembly",
        "configurators", "generalassemblies",
      ]
    ),
    LayerNames(
      "app",
      strong: ["app", "application", "main"],
      fileSuffixes: ["AppDelegate", "SceneDelegate"],
      yields: true
    ),
    LayerNames(
      "shared",
      strong: [
        "common", "shared", "util", "utils", "utilities", "helper", "helpers", "extension",
        "extensions", "support", "supporting",
      ],
      yields: true,
      hidesWeak: true
    ),
    LayerNames(
      "common",
      strong: [
        "core", "resources", "config", "constants", "designsystem", "library", "base", "ui",
        "views", "view", "components", "uicomponents",
      ],
      yields: true
    ),
  ]

  /// How a declaration inside a scene finds its role, with the parts that both styles share.
  ///
  /// `values` is the part whose values cross the scene's borders, `models` how they are known.
  static func placements(
    values: String,
    models: [Placement],
    outputs: String
  ) -> [Placement] {
    let composition: [Placement] = [
      Placement("Composition", .attribute(["main", "UIApplicationMain"])),
      Placement("Composition", .isStart),
      Placement("Composition", .typeSuffix(["AppDelegate", "SceneDelegate"]), .kind(types)),
      Placement("Composition", .typeSuffix(composers), .kind(types), .inFeature, .makes(made)),
      Placement("Composition", .layer("composition"), .notInFeature),
      Placement(
        "Composition",
        .noLayer,
        .notInFeature,
        .typeSuffix(["Assembly", "Assembler", "Configurator", "DIContainer"]),
        .kind(types)
      ),
    ]
    let contracts: [Placement] = [
      Placement("Components", .inFeature, .kind([.protocol]), .inherits(componentClasses)),
      Placement("Scene", .inFeature, .kind([.protocol]), .typeSuffix(viewProviders)),
      Placement(
        "Scene",
        .inFeature,
        .kind([.protocol]),
        .typeSuffix(delegates),
        .fileSuffix(views)
      ),
      // A protocol of that name is what the view knows of the presenter.
      contract(values, viewItems.filter { $0 != "Presentation" }),
      contract("WorkerProtocols", workerProtocols),
      contract(outputs, interactorOutputs),
      contract("PresenterProtocols", presenterProtocols),
      contract("InteractorProtocols", interactorProtocols),
      contract("RouterProtocols", routerProtocols),
      contract("ViewProtocols", viewProtocols),
      Placement(
        "ViewProtocols",
        .inFeature,
        .kind([.protocol]),
        .typeSuffix(["PresenterDelegate"]),
        .implementedBy(views)
      ),
      Placement(
        "Scene",
        .inFeature,
        .kind([.protocol]),
        .typeSuffix(moduleProtocols + delegates + ["FactoryProtocol"])
      ),
      implemented("WorkerProtocols", workers),
      implemented("PresenterProtocols", presenters),
      implemented("InteractorProtocols", interactors),
      implemented("RouterProtocols", routers),
      implemented("ViewProtocols", views),
      Placement("Protocols", .inFeature, .kind([.protocol]), .fileSuffix(contractFiles)),
      Placement("Scene", .inFeature, .kind([.protocol])),
    ]
    let roles: [Placement] = [
      Placement("Router", .inFeature, .typeSuffix(routers), .kind(actors)),
      Placement("Interactor", .inFeature, .typeSuffix(interactors), .kind(actors)),
      Placement("Presenter", .inFeature, .typeSuffix(presenters), .kind(actors)),
      Placement("Worker", .inFeature, .typeSuffix(workers), .kind(actors)),
    ]
    let rest: [Placement] = [
      Placement("View", .inFeature, .typeSuffix(controllers), .kind([.class, .extension])),
      Placement("Components", .inFeature, .typeSuffix(components), .kind([.class, .extension])),
      Placement("Components", .inFeature, .inherits(componentClasses)),
      Placement(
        "Components",
        .inFeature,
        .kind([.class]),
        .inheritsEnding(["View"] + components)
      ),
      Placement("View", .inFeature, .typeSuffix(views), .kind([.class, .extension])),
      Placement(
        "View",
        .inFeature,
        .typeSuffix(["View", "ViewController", "Screen"]),
        .kind([.struct, .actor]),
        .inheritsEnding(["View", "Representable"])
      ),
      Placement("View", .inFeature, .inherits(uiSuperclasses)),
      Placement(
        "Scene",
        .nestedIn(["View", "Components", "Interactor", "Presenter", "Router", "Worker"]),
        .kind([.struct, .enum])
      ),
      loose("Router", routers),
      loose("Interactor", interactors),
      loose("Presenter", presenters),
      loose("Worker", workers),
      loose("View", views),
      Placement("Scene", .inFeature),
      Placement(
        "Composition",
        .notInFeature,
        .typeSuffix(composers),
        .kind(types),
        .makes(screens)
      ),
      Placement("Interactor", .noLayer, .typeSuffix(interactors), .kind([.class])),
      Placement("Presenter", .noLayer, .typeSuffix(presenters), .kind([.class])),
      Placement("View", .noLayer, .typeSuffix(["ViewController"]), .kind([.class, .extension])),
      Placement("View", .noLayer, .inherits(uiSuperclasses)),
      Placement("Entities", .notInFeature, .inherits(storedObjects)),
      Placement(
        "Services",
        .layer("entities"),
        .typeSuffix(["Manager", "Storage", "Service", "Store"]),
        .kind([.class, .actor, .protocol])
      ),
      Placement(
        "Services",
        .layer("entities"),
        .kind([.class, .actor]),
        .knowsLayer(["services"])
      ),
      Placement("Common", .layer("entities"), .typeSuffix(["Factory", "Builder", "Mapper"])),
      Placement("Common", .layer("services"), .typeSuffix(routers)),
      Placement("View", .layer("services"), .inherits(controllerClasses)),
      Placement("Components", .layer("services"), .inherits(componentClasses)),
      Placement(
        "Entities",
        .layer("services"),
        .kind([.struct, .enum]),
        .typeSuffix(["Model", "Models", "Entity"])
      ),
      Placement("Common", .notInFeature, .kind([.struct, .enum]), .typeSuffix(constants)),
      Placement("Entities", .layer("entities")),
      Placement("Services", .layer("services")),
      Placement("Services", .notInFeature, .typeSuffix(serviceSuffixes), .noLayer),
      Placement("Composition", .notInFeature, .layer("app"), .typeSuffix(composers)),
      Placement("Composition", .notInFeature, .layer("app"), .makes(screens)),
      Placement("Common", .layer("app")),
      Placement("Common", .layer("common")),
      Placement("Common", .layer("shared")),
    ]
    return composition + contracts + roles + models + rest
  }

  /// What Core Data and Realm keep; it stands for an entity, whatever it knows of its store.
  private static let storedObjects = ["NSManagedObject", "Object", "EmbeddedObject"]

  /// What a composer makes at least one of.
  private static let made = screens + ["View"]

  /// What says that whole scenes are made, not only pieces of one.
  private static let screens = interactors + presenters + routers + ["ViewController", "VC"]

  /// Names and looks for everybody.
  private static let constants = [
    "Colors", "Constants", "Dimensions", "Fonts", "Images", "Localization", "Names", "Palette",
    "Strings",
  ]

  /// What a module shows to other modules is no inside of it.
  private static let moduleProtocols = [
    "ModuleInput", "ModuleOutput", "ModuleDelegate", "ModuleInterface", "InputProtocol",
    "OutputProtocol", "ModuleProtocol",
  ]

  /// What provides a view is the outside of the scene that is embedded, no worker.
  private static let viewProviders = ["ViewProvider", "ViewProviderProtocol", "ViewProviding"]

  /// Delegates of views speak of views; they are no contract between roles.
  private static let delegates = ["Delegate", "DataSource"]

  private static let serviceSuffixes = [
    "Service", "Worker", "Client", "Repository", "Gateway", "API", "Provider", "NetworkManager",
    "ServiceProtocol", "DataManager",
  ]

  private static func contract(_ part: String, _ suffixes: [String]) -> Placement {
    Placement(part, .inFeature, .kind([.protocol]), .typeSuffix(suffixes))
  }

  private static func implemented(_ part: String, _ suffixes: [String]) -> Placement {
    Placement(part, .inFeature, .kind([.protocol]), .implementedBy(suffixes))
  }

  /// What is no type of the scene speaks for the role whose file it stands in.
  private static func loose(_ part: String, _ suffixes: [String]) -> Placement {
    Placement(part, .inFeature, .noType, .fileSuffix(suffixes))
  }
}
