internal import QatlamDomain

/// What a new app in VIP or VIPER brings along: a stack of scenes, and a server that answers in JSON.
struct SceneGround: Ground {
  let module: SwiftName
  let style: String

  static let needs: [String: [String]] = [
    "Composition": ["server"],
    "DirectoryFailure": ["notFound"],
    "JSONServer": ["value", "place"],
    "MenuEntry": ["title", "scene"],
    "TerminalNavigation": ["push", "pop"],
    "TerminalScene": ["navigation", "lines", "prompt", "viewDidLoad", "handle"],
  ]

  private func app(_ entity: EntityModel) -> any SceneApp {
    let model = AppModel(name: module, style: style, entity: entity)
    return style == "vip" ? VIPApp(model: model) : VIPERApp(model: model)
  }

  func files(for entity: EntityModel) -> [GeneratedFile] { app(entity).addedServices }

  func gateway(for entity: EntityModel) -> ExistingGateway {
    let app = app(entity)
    let failure = "async throws(DirectoryFailure)"
    return ExistingGateway(
      type: "\(app.types)Directory",
      operations: [
        GatewayOperation(
          app.values,
          returning: .entities,
          signature: "func \(app.values)() \(failure) -> [\(app.type)]"
        ),
        GatewayOperation(
          app.value,
          [.init(label: "id", name: "id", value: .field(entity.identity))],
          returning: .entity,
          signature: "func \(app.value)(id: \(app.identity)) \(failure) -> \(app.type)"
        ),
      ],
      provision: "\(app.camel)Directory()"
    )
  }

  func provider(of entity: EntityModel) -> Insertion? {
    let app = app(entity)
    let name = "\(app.camel)Directory"
    let text: SourceText = """
      /// Returns the place that keeps the \(app.phrases).
      func \(name)() -> any \(app.types)Directory {
        guard let server else { return Embedded\(app.type)Directory() }
        return HTTP\(app.type)Directory(server: server)
      }
      """
    return Insertion(
      type: "Composition",
      members: [name],
      text: PieceText.member(text),
      purpose: "the \(app.phrases)",
      isGround: true
    )
  }
}
