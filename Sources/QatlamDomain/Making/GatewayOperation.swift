/// Something that a gateway's protocol can be asked for, by what a use case needs to know of it.
package struct GatewayOperation: Hashable, Sendable {
  /// What goes in or comes out.
  package enum Value: Hashable, Sendable {
    case nothing
    /// The entity that the gateway is for.
    case entity
    case optionalEntity
    /// Several of it, in an array.
    case entities
    case field(FieldType)
    /// Something that cannot be made up.
    case other
  }

  /// What goes in.
  package struct Parameter: Hashable, Sendable {
    /// What stands before the argument; `nil` where nothing does.
    package let label: String?
    package let name: String
    package let value: Value

    /// Creates a parameter.
    package init(label: String?, name: String, value: Value) {
      self.label = label
      self.name = name
      self.value = value
    }
  }

  package let name: String
  package let parameters: [Parameter]
  package let result: Value
  package let isAsync: Bool
  package let isThrowing: Bool
  /// The requirement as it is written: `func save(_ order: Order) async throws`.
  package let signature: String

  /// Creates an operation; by default it is asynchronous and may fail.
  package init(
    _ name: String,
    _ parameters: [Parameter] = [],
    returning result: Value = .nothing,
    isAsync: Bool = true,
    isThrowing: Bool = true,
    signature: String
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.isThrowing = isThrowing
    self.signature = signature
  }

  /// Whether it hands out all entities, without being told which.
  package var isList: Bool { parameters.isEmpty && result == .entities }

  /// Whether a use case can take and return all that it does.
  ///
  /// What it takes needs names of its own: two entities would have the same, and some parameters have none.
  package var isKnown: Bool {
    result != .other
      && parameters.allSatisfy { $0.value != .other && !$0.name.isEmpty && $0.name != "_" }
      && parameters.count { [.entity, .entities].contains($0.value) } < 2
  }

  /// Whether it has to do with the entity.
  package var concernsEntity: Bool {
    [.entity, .optionalEntity, .entities].contains(result)
      || parameters.contains { [.entity, .entities].contains($0.value) }
  }
}
