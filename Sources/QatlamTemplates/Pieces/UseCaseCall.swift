internal import QatlamDomain

/// A use case's one operation: it takes what the gateway's takes, and returns what that returns.
struct UseCaseCall {
  private let operation: GatewayOperation
  private let entity: EntityModel

  init(_ operation: GatewayOperation, entity: EntityModel) {
    self.operation = operation
    self.entity = entity
  }

  /// The head of the function.
  var signature: String {
    let parameters = operation.parameters.map { parameter in
      switch parameter.value {
      case .entities: "_ \(entity.name.plural.value): [\(entity.name.type)]"
      case .field(let type): "\(parameter.name): \(type.rawValue)"
      case .entity, .optionalEntity, .nothing, .other: "_ \(entity.name.value): \(entity.name.type)"
      }
    }
    return "func execute(\(parameters.joined(separator: ", "))) async throws\(result)"
  }

  private var result: String {
    switch operation.result {
    case .nothing, .other: ""
    case .entity: " -> \(entity.name.type)"
    case .optionalEntity: " -> \(entity.name.type)?"
    case .entities: " -> [\(entity.name.type)]"
    case .field(let type): " -> \(type.rawValue)"
    }
  }

  /// What the function does, as a sentence.
  var summary: String {
    switch operation.result {
    case .entities: return "Returns all of them."
    case .entity, .optionalEntity: return "Returns the \(entity.name.phrase)."
    case .field: return "Does it, and returns what the gateway returns."
    case .nothing, .other: return "Does it by the gateway's `\(operation.name)`."
    }
  }

  /// The call of the gateway.
  var expression: String {
    let arguments = operation.parameters.map { parameter in
      let value =
        switch parameter.value {
        case .entities: entity.name.plural.value
        case .field: parameter.name
        case .entity, .optionalEntity, .nothing, .other: entity.name.value
        }
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    let effects = (operation.isThrowing ? "try " : "") + (operation.isAsync ? "await " : "")
    return "\(effects)gateway.\(operation.name)(\(arguments.joined(separator: ", ")))"
  }

  /// The arguments of a call in tests.
  var sampleArguments: String {
    operation.parameters.map { parameter in
      switch parameter.value {
      case .entities: "[sample]"
      case .field(let type): "\(parameter.name): \(SampleValue.text(of: type))"
      case .entity, .optionalEntity, .nothing, .other: "sample"
      }
    }
    .joined(separator: ", ")
  }

  /// Whether the function's own types come with Foundation.
  var needsFoundation: Bool {
    (operation.parameters.map(\.value) + [operation.result]).contains { value in
      if case .field(let type) = value { type.needsFoundation } else { false }
    }
  }
}
