import QatlamDomain

/// Turns a request into what templates understand, given the app.
struct MakingReader {
  private static let screenEndings = [["Scene"], ["Feature"], ["Screen"], ["Module"]]

  private let request: NewRequest
  private let conventions: Conventions
  private let judge: ArchitectureJudge

  init(_ request: NewRequest, _ conventions: Conventions, _ judge: ArchitectureJudge) {
    self.request = request
    self.conventions = conventions
    self.judge = judge
  }

  func making() throws(NewFailure) -> Making {
    switch request.subject {
    case .app: throw .nothingToMake(.app, style: conventions.style)
    case .feature:
      let name = try Naming.name(request.name, endings: Self.screenEndings)
      let subject = try request.entity.map { text throws(NewFailure) in try Naming.name(text) }
      let (entity, isNew) = try entity(subject ?? name.singular)
      let gateway = isNew ? nil : ExistingGateway(for: entity.name, in: judge)
      return .feature(name: name, entity: entity, isNew: isNew, gateway: gateway)
    case .scene: return .scene(name: try Naming.name(request.name, endings: Self.screenEndings))
    case .useCase:
      let name = try Naming.name(request.name, endings: [["Use", "Case"]])
      let entity = try existing(request.entity)
      let gateway = entity.flatMap { ExistingGateway(for: $0.name, in: judge) }
      if let entity, gateway == nil { throw .noGateway(entity.name.type) }
      return .useCase(name: name, entity: entity, gateway: gateway)
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
