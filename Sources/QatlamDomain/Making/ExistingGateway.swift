/// A gateway's protocol that an app has, and the operation by which it hands out all entities.
package struct ExistingGateway: Hashable, Sendable {
  /// The protocol's name.
  package let type: String
  /// The name of a function without parameters that returns all of them.
  package let operation: String
  package let isAsync: Bool
  package let isThrowing: Bool

  /// Finds the protocol by which an entity is fetched; `nil` where no protocol of the app hands out all of them.
  ///
  /// Of several the first by name is meant, so that equal apps give equal code.
  package init?(for entity: SwiftName, in judge: ArchitectureJudge) {
    let index = judge.index
    guard let name = index.codebase.names.id(of: entity.type) else { return nil }
    var found: [ExistingGateway] = []
    for type in index.types where type.outer < 0 && type.symbol != .none {
      let file = Int(type.symbol.file)
      let protocolName = index.codebase.names[type.name]
      guard !index.isTest[file], index.declaration(type.symbol).kind == .protocol,
        PieceSigns.reading(of: protocolName, .protocol)?.piece == .gatewayContract
      else { continue }
      let facts = index.codebase.files[file]
      for (position, member) in facts.declarations.enumerated()
      where member.parent == type.symbol.index && member.kind == .function {
        let hasParameters = facts.declarations.contains {
          $0.parent == Int32(position) && $0.kind == .parameter
        }
        guard !hasParameters, Self.isList(member.type, of: name, facts) else { continue }
        found.append(
          ExistingGateway(
            type: protocolName,
            operation: index.codebase.names[member.name],
            isAsync: member.flags.contains(.isAsync),
            isThrowing: member.flags.contains(.isThrowing)
          )
        )
      }
    }
    guard let first = found.min(by: { ($0.type, $0.operation) < ($1.type, $1.operation) }) else {
      return nil
    }
    self = first
  }

  /// Creates a gateway that is known.
  package init(type: String, operation: String, isAsync: Bool, isThrowing: Bool) {
    self.type = type
    self.operation = operation
    self.isAsync = isAsync
    self.isThrowing = isThrowing
  }

  private static func isList(_ node: Int32, of name: NameID, _ facts: FileFacts) -> Bool {
    guard facts.types.indices.contains(Int(node)), facts.types[Int(node)].kind == .array else {
      return false
    }
    let element = facts.types[Int(node)].firstChild
    guard facts.types.indices.contains(Int(element)) else { return false }
    let expression = facts.types[Int(element)]
    guard expression.kind == .named, facts.chains.indices.contains(Int(expression.chain)) else {
      return false
    }
    let chain = facts.chains[Int(expression.chain)]
    return chain.count == 1 && facts.components[Int(chain.first)].name == name
  }
}
