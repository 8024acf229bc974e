/// A gateway's protocol, and what it can be asked for.
package struct ExistingGateway: Hashable, Sendable {
  /// The protocol's name.
  package let type: String
  /// What it can be asked for, in the order of its source.
  package let operations: [GatewayOperation]
  /// Whether it asks for nothing else than its operations, so that something can stand in for it.
  package let canBeFaked: Bool
  /// The expression of one where the app's parts are put together; `nil` where it has to be brought along.
  package var provision: String?

  /// Describes a protocol.
  package init(
    type: String,
    operations: [GatewayOperation],
    canBeFaked: Bool = true,
    provision: String? = nil
  ) {
    self.type = type
    self.operations = operations
    self.canBeFaked = canBeFaked
    self.provision = provision
  }

  /// The operation that hands out all of an entity; of several the first by name, so that equal apps give equal code.
  package var list: GatewayOperation? {
    operations.filter(\.isList).min { $0.name < $1.name }
  }

  /// The operation that a use case of a name is about; `nil` where none fits.
  ///
  /// It is told by the name's verb: `SaveOrder` saves. A verb that the gateway does not have takes what is kept after a
  /// change, where there is such an operation: `ArchiveOrder` saves too.
  package func operation(for name: SwiftName) -> GatewayOperation? {
    let known = operations.filter {
      $0.isKnown && $0.concernsEntity || Self.kind(of: $0) == .removing
    }
    .filter(\.isKnown)
    let verb = name.words[0].lowercased()
    let isMany = Plural.isPlural(name.words[name.words.count - 1])
    let same = known.filter { Self.verb(of: $0) == verb }
    if let one = same.first(where: { ($0.result == .entities) == isMany }) ?? same.first {
      return one
    }
    switch Kind(verb: verb) {
    case .reading:
      let one = known.first {
        [.entity, .optionalEntity].contains($0.result) && Self.kind(of: $0) == .reading
      }
      return isMany ? list ?? one : one ?? list
    case .removing: return known.first { Self.kind(of: $0) == .removing }
    case .keeping: return keeping(known) ?? taking(known).first
    // What another verb means nobody knows here: it gets what it can work with, and the output asks.
    case nil: return keeping(known) ?? list ?? taking(known).first
    }
  }

  private func taking(_ operations: [GatewayOperation]) -> [GatewayOperation] {
    operations.filter { $0.parameters.map(\.value) == [.entity] }
  }

  private func keeping(_ operations: [GatewayOperation]) -> GatewayOperation? {
    taking(operations).first { Self.kind(of: $0) == .keeping }
  }

  /// Whether an operation is by its own name what a use case of a name says that it does.
  package func isNamed(_ operation: GatewayOperation, like name: SwiftName) -> Bool {
    let verb = name.words[0].lowercased()
    return operation.name.lowercased() == verb || operation.isList && Kind(verb: verb) == .reading
  }

  /// What operations do, told by their verbs.
  private enum Kind {
    case reading, keeping, removing

    init?(verb: String) {
      switch verb {
      case "all", "fetch", "find", "get", "list", "load", "read", "search", "show", "observe":
        self = .reading
      case "add", "change", "create", "edit", "insert", "keep", "post", "put", "save", "send",
        "set",
        "store", "submit", "update", "upsert", "write":
        self = .keeping
      case "cancel", "clear", "delete", "discard", "drop", "erase", "remove": self = .removing
      default: return nil
      }
    }
  }

  private static func kind(of operation: GatewayOperation) -> Kind? {
    let reads = [.entity, .optionalEntity, .entities].contains(operation.result)
    let takes = operation.parameters.contains { [.entity, .entities].contains($0.value) }
    return Kind(verb: verb(of: operation)) ?? (reads && !takes ? .reading : nil)
  }

  private static func verb(of operation: GatewayOperation) -> String {
    NameWords.split(operation.name).first?.lowercased() ?? ""
  }
}
