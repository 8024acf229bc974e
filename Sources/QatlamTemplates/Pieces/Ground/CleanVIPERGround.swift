internal import QatlamDomain
internal import QatlamUseCases

/// What a new app in Clean VIPER brings along: a window of screens, and clients for an API.
struct CleanVIPERGround: Ground {
  let module: SwiftName

  static let needs: [String: [String]] = [
    "EmbeddedNetworkClient": ["data"],
    "Endpoint": ["location"],
    "EndpointLocation": [],
    "MenuEntry": ["title", "make"],
    "NetworkClientFactory": ["create"],
    "NetworkClientProtocol": ["data", "request"],
    "NetworkError": [],
    "TerminalScreen": ["lines", "prompt", "viewDidLoad", "handle"],
    "TerminalScreenStack": ["pushViewController", "popViewController"],
  ]

  private func app(_ entity: EntityModel) -> CleanVIPERApp {
    CleanVIPERApp(
      model: AppModel(name: module, style: "clean-viper", entity: entity),
      isAddition: true
    )
  }

  var decodesEntities: Bool { true }

  func files(for entity: EntityModel) -> [GeneratedFile] { app(entity).repositoryFiles }

  func gateway(for entity: EntityModel) -> ExistingGateway {
    let app = app(entity)
    let failure = "async throws(\(app.type)Failure)"
    return ExistingGateway(
      type: "\(app.type)RepositoryProtocol",
      operations: [
        GatewayOperation(
          "fetch\(app.types)",
          returning: .entities,
          signature: "func fetch\(app.types)() \(failure) -> [\(app.type)]"
        ),
        GatewayOperation(
          "fetch\(app.type)",
          [.init(label: "id", name: "id", value: .field(entity.identity))],
          returning: .entity,
          signature: "func fetch\(app.type)(id: \(app.identity)) \(failure) -> \(app.type)"
        ),
      ],
      provision: provision(of: entity.name)?.expression
    )
  }

  func provision(of entity: SwiftName) -> Provision? {
    let (repository, sample) = ("Remote\(entity.type)Repository", "\(entity.type)Sample")
    return Provision(
      expression: "\(repository)(client: clients.create(offline: \(sample)().answers))",
      types: [repository, sample]
    )
  }

  func menuEntry(title: String, opening: String) -> Insertion {
    let source = SourceText("MenuEntry(title: \"\(title)\") { stack in \(opening) }")
    return Insertion(
      type: "Menu",
      array: "entries",
      // Six blanks before it, and a comma behind it.
      element: PieceText.text(source, depth: 7),
      purpose: "the way to it"
    )
  }
}
