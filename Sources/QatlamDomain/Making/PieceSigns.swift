/// The endings by which pieces are known, in apps of every convention.
enum PieceSigns {
  private struct Sign {
    /// `nil` where the ending is known to mean something else.
    let piece: Piece?
    let kinds: [DeclarationKind]
    let endings: [String]
  }

  private static let actors: [DeclarationKind] = [.class, .struct, .actor]
  private static let makers: [DeclarationKind] = [.class, .struct, .enum, .actor]
  private static let contracts: [DeclarationKind] = [.protocol, .alias]

  private static let signs: [Sign] = [
    Sign(
      piece: .view,
      kinds: actors,
      endings: ["ViewController", "VC", "Controller", "View", "Screen", "PlainView"]
    ),
    Sign(
      piece: .viewContract,
      kinds: [.protocol],
      endings: [
        "DisplayLogic", "ViewProtocol", "ViewControllerProtocol", "ViewInput", "ViewInputProtocol",
        "ViewInterface", "PresenterToViewProtocol", "Displaying", "Displayable", "ViewType",
      ]
    ),
    Sign(piece: .viewModel, kinds: [.class, .actor], endings: ["ViewModel"]),
    Sign(
      piece: .viewModelContract,
      kinds: contracts,
      endings: ["ViewModel", "ViewModelProtocol", "ViewModelType"]
    ),
    Sign(piece: .viewData, kinds: [.struct], endings: ["ViewData", "ViewItem"]),
    Sign(piece: .presenter, kinds: actors, endings: ["Presenter", "Presentor"]),
    Sign(
      piece: .presenterContract,
      kinds: [.protocol],
      endings: [
        "PresentationLogic", "PresenterProtocol", "PresenterInput", "PresenterInputProtocol",
        "ViewOutput", "ViewOutputProtocol", "PresenterInterface", "ViewToPresenterProtocol",
        "PresenterType", "Presenting",
      ]
    ),
    Sign(piece: .interactor, kinds: actors, endings: ["Interactor"]),
    Sign(
      piece: .interactorContract,
      kinds: [.protocol],
      endings: [
        "BusinessLogic", "InteractorProtocol", "InteractorInput", "InteractorInputProtocol",
        "InteractorInterface", "PresenterToInteractorProtocol", "InteractorType", "Interacting",
      ]
    ),
    Sign(
      piece: .interactorOutput,
      kinds: [.protocol],
      endings: [
        "InteractorOutput", "InteractorOutputProtocol", "InteractorToPresenterProtocol",
        "InteractorOutputInterface",
      ]
    ),
    Sign(piece: .dataStore, kinds: [.protocol], endings: ["DataStore"]),
    Sign(piece: .dataPassing, kinds: [.protocol], endings: ["DataPassing"]),
    Sign(piece: .worker, kinds: actors, endings: ["Worker"]),
    Sign(
      piece: .workerContract,
      kinds: [.protocol],
      endings: ["WorkerProtocol", "WorkingLogic", "WorkerLogic", "Working"]
    ),
    Sign(piece: .router, kinds: actors, endings: ["Router", "Wireframe", "WireFrame"]),
    Sign(
      piece: .routerContract,
      kinds: [.protocol],
      endings: [
        "RoutingLogic", "RouterProtocol", "RouterInput", "RouterInputProtocol", "RouterInterface",
        "WireframeProtocol", "WireFrameProtocol", "WireframeInterface", "WireframeInput",
        "PresenterToRouterProtocol", "RouterType", "Routing",
      ]
    ),
    Sign(
      piece: .factory,
      kinds: makers,
      endings: [
        "Factory", "ViewFactory", "Assembly", "Assembler", "Configurator", "Builder",
        "ModuleBuilder", "SceneFactory", "Module",
      ]
    ),
    Sign(piece: .useCase, kinds: actors, endings: ["UseCase"]),
    Sign(
      piece: .useCaseContract,
      kinds: contracts,
      endings: ["UseCase", "UseCaseProtocol", "UseCaseType"]
    ),
    Sign(piece: .gateway, kinds: actors, endings: ["Repository", "Gateway"]),
    Sign(
      piece: .gatewayContract,
      kinds: contracts,
      endings: ["Repository", "RepositoryProtocol", "Gateway", "GatewayProtocol"]
    ),
    Sign(
      piece: nil,
      kinds: makers,
      endings: ["ViewModelFactory", "CellFactory", "TableViewController", "ViewControllerFactory"]
    ),
  ]

  /// Endings and beginnings that say how something is done, not what it is.
  private static let beginnings = ["Default", "Remote"]

  /// Returns what a declaration is for, and its name without what says so; `nil` where the name tells nothing.
  static func reading(of name: String, _ kind: DeclarationKind) -> (piece: Piece, stem: String)? {
    let plain = TypeName.stem(name)
    var found: (piece: Piece?, ending: String)?
    for sign in signs where sign.kinds.contains(kind) {
      for ending in sign.endings where TypeName.ends(plain, with: ending) {
        if ending.utf8.count > found?.ending.utf8.count ?? 0 { found = (sign.piece, ending) }
      }
    }
    guard let found, let piece = found.piece else { return nil }
    var stem = String(plain.dropLast(found.ending.count))
    for beginning in beginnings where stem.hasPrefix(beginning) && stem != beginning {
      stem.removeFirst(beginning.count)
    }
    return stem.isEmpty ? nil : (piece, stem)
  }
}
