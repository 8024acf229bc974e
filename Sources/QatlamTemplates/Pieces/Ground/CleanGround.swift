internal import QatlamDomain

/// What a new app in Clean Architecture brings along: a console, a client for HTTP and one without a network.
struct CleanGround: Ground {
  let module: SwiftName

  static let needs: [String: [String]] = [
    "Console": ["line", "ask"],
    "Container": ["source", "client"],
    "EmbeddedHTTPClient": ["send"],
    "GatewayFailure": [],
    "HTTPClientProtocol": ["send"],
    "HTTPRequest": [],
    "HTTPResponse": ["checkStatus"],
    "MenuEntry": ["title", "open"],
    "WireJSON": ["data", "value"],
  ]

  private func app(_ entity: EntityModel) -> CleanApp {
    CleanApp(model: AppModel(name: module, style: "clean", entity: entity))
  }

  func files(for entity: EntityModel) -> [GeneratedFile] { app(entity).gatewayFiles }

  func gateway(for entity: EntityModel) -> ExistingGateway {
    let app = app(entity)
    let failure = "async throws(GatewayFailure)"
    return ExistingGateway(
      type: "\(app.type)GatewayProtocol",
      operations: [
        GatewayOperation(
          "all",
          returning: .entities,
          signature: "func all() \(failure) -> [\(app.type)]"
        ),
        GatewayOperation(
          "save",
          [.init(label: nil, name: app.value, value: .entity)],
          signature: "func save(_ \(app.value): \(app.type)) \(failure)"
        ),
        GatewayOperation(
          "delete",
          [.init(label: "id", name: "id", value: .field(entity.identity))],
          signature: "func delete(id: \(app.identity)) \(failure)"
        ),
      ],
      provision: "\(app.camel)Gateway()"
    )
  }

  func provider(of entity: EntityModel) -> Insertion? {
    let app = app(entity)
    let name = "\(app.camel)Gateway"
    let text: SourceText = """
      /// Returns what gets \(app.phrases), from a server or from inside the app.
      func \(name)() -> any \(app.type)GatewayProtocol {
        let offline = \(app.embeddedClient("\(app.type)DTO.samples"))
        let client = Self.client(for: source, offline: offline)
        return \(app.type)Gateway(api: \(app.type)API(client: client))
      }
      """
    return Insertion(
      type: "Container",
      members: [name],
      text: PieceText.member(text),
      purpose: "the \(app.phrases)"
    )
  }
}
