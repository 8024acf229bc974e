import QatlamDomain

/// Turns a request into what templates understand, given the app.
struct MakingReader {
  private static let screenEndings = [["Scene"], ["Feature"], ["Screen"], ["Module"]]

  private let request: NewRequest
  private let conventions: Conventions
  private let judge: ArchitectureJudge
  private let gateways: GatewayReader
  private let provision: (SwiftName) -> String?

  /// Creates a reader; `provision` tells how an entity's gateway is put together where no composer has it.
  init(
    _ request: NewRequest,
    _ conventions: Conventions,
    _ judge: ArchitectureJudge,
    gateways: GatewayReader,
    provision: @escaping (SwiftName) -> String?
  ) {
    self.request = request
    self.conventions = conventions
    self.judge = judge
    self.gateways = gateways
    self.provision = provision
  }

  func making() throws(NewFailure) -> Making {
    switch request.subject {
    case .app: throw .nothingToMake(.app, style: conventions.style)
    case .feature:
      let name = try Naming.name(request.name, endings: Self.screenEndings)
      let subject = try request.entity.map { text throws(NewFailure) in try Naming.name(text) }
      let (entity, isNew) = try entity(subject ?? name.singular)
      let gateway = isNew ? nil : provided(gateways.gateway(listing: entity.name), entity)
      return .feature(name: name, entity: entity, isNew: isNew, gateway: gateway)
    case .scene: return .scene(name: try Naming.name(request.name, endings: Self.screenEndings))
    case .useCase: return try useCase()
    case .entity:
      let entity = try Naming.entity(request.name, fields: request.fields)
      return .entity(entity)
    case .gateway:
      let name = try Naming.name(
        request.name,
        endings: [["Gateway"], ["Repository"], ["Repository", "Protocol"]]
      )
      guard let entity = try existing(request.entity ?? name.singular.type) else {
        throw .noEntity(name.singular.type)
      }
      let called = conventions.gatewayNaming == .plural ? entity.name.plural : entity.name
      return .gateway(name: called, entity: entity)
    }
  }

  private func useCase() throws(NewFailure) -> Making {
    guard conventions.has(.useCase) else {
      throw .nothingToMake(.useCase, style: conventions.style)
    }
    let name = try Naming.name(request.name, endings: [["Use", "Case"]])
    let entity = try request.entity == nil ? toldEntity(by: name) : existing(request.entity)
    guard let entity else { throw .whichEntity(name, known: knownEntities) }
    let found = gateways.gateways(for: entity.name)
    guard let gateway = try chosen(among: found, for: name, entity) else {
      return .useCase(name: name, entity: entity, gateway: nil)
    }
    guard gateway.operation(for: name) != nil else {
      throw .noOperation(gateway: gateway.type, entity: entity.name.type)
    }
    return .useCase(name: name, entity: entity, gateway: provided(gateway, entity))
  }

  /// The gateway that was named, else the first with an operation that fits.
  private func chosen(
    among found: [ExistingGateway],
    for name: SwiftName,
    _ entity: EntityModel
  ) throws(NewFailure) -> ExistingGateway? {
    guard let text = request.gateway else {
      return found.first { $0.operation(for: name) != nil } ?? found.first
    }
    guard let gateway = found.first(where: { $0.type == text }) else {
      throw .noGateway(text, entity: entity.name.type, known: found.map(\.type))
    }
    return gateway
  }

  /// The entity that a use case's name ends with: `Order` of `ArchiveOrder`, `FindOpenOrders`.
  private func toldEntity(by name: SwiftName) throws(NewFailure) -> EntityModel? {
    let words = Array(name.words.dropFirst())
    for start in words.indices {
      guard let name = try? SwiftName(words[start...].joined()) else { continue }
      for form in [name.singular, name] {
        let found = try read { reader throws(EntityReader.Unmakeable) in
          try reader.entity(named: form)
        }
        if let found { return found }
      }
    }
    return nil
  }

  private var knownEntities: [String] {
    let names = ConventionReader(judge).entities
    return Array(names.prefix(5))
  }

  private func provided(_ gateway: ExistingGateway?, _ entity: EntityModel) -> ExistingGateway? {
    guard var gateway, gateway.provision == nil else { return gateway }
    gateway.provision = provision(entity.name)
    return gateway
  }

  /// An entity that the app has, or one that is to be made.
  private func entity(_ name: SwiftName) throws(NewFailure) -> (EntityModel, isNew: Bool) {
    let found = try read { reader throws(EntityReader.Unmakeable) in
      request.entity == nil ? try reader.entity(named: name) : try reader.entity(meantBy: name)
    }
    guard let found else {
      return (try Naming.entity(name.type, fields: request.fields), true)
    }
    guard request.fields == nil else { throw .entityExists(found.name.type) }
    return (found, false)
  }

  private func existing(_ text: String?) throws(NewFailure) -> EntityModel? {
    guard let text else { return nil }
    let name = try Naming.name(text)
    let found = try read { reader throws(EntityReader.Unmakeable) in
      try reader.entity(meantBy: name)
    }
    guard let found else { throw .noEntity(name.type) }
    return found
  }

  private func read(
    _ reading: (EntityReader) throws(EntityReader.Unmakeable) -> EntityModel?
  ) throws(NewFailure) -> EntityModel? {
    do throws(EntityReader.Unmakeable) {
      return try reading(EntityReader(judge))
    } catch {
      throw .unmakeable(error)
    }
  }
}
