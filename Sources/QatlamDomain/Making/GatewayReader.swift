/// Reads the gateways' protocols that an app has.
package struct GatewayReader {
  private let judge: ArchitectureJudge
  private let composer: String?
  private let source: (String) -> [UInt8]?

  /// Creates a reader of what a judge judges.
  ///
  /// - Parameters:
  ///   - judge: What was read.
  ///   - composer: The type in which the app's parts are put together, where it has one.
  ///   - source: Returns a file's bytes, by its path.
  package init(
    _ judge: ArchitectureJudge,
    composer: String?,
    source: @escaping (String) -> [UInt8]?
  ) {
    self.judge = judge
    self.composer = composer
    self.source = source
  }

  private var index: SymbolIndex { judge.index }

  /// Returns the protocols that have to do with an entity, by name.
  package func gateways(for entity: SwiftName) -> [ExistingGateway] {
    guard let name = index.codebase.names.id(of: entity.type) else { return [] }
    return index.types.filter { type in
      guard type.outer < 0, type.symbol != .none, !index.isTest[Int(type.symbol.file)] else {
        return false
      }
      let read = index.codebase.names[type.name]
      return index.declaration(type.symbol).kind == .protocol
        && (PieceSigns.reading(of: read, .protocol)?.piece == .gatewayContract
          || TypeName.ends(read, with: "Directory"))
    }
    .map { gateway($0, name) }
    .filter { $0.operations.contains(where: \.concernsEntity) }
    .sorted { $0.type < $1.type }
  }

  /// Returns the protocol by which all of an entity are fetched; `nil` where no protocol of the app hands them out.
  package func gateway(listing entity: SwiftName) -> ExistingGateway? {
    gateways(for: entity).first { $0.list != nil }
  }

  private func gateway(_ type: TypeEntry, _ entity: NameID) -> ExistingGateway {
    let asked = requirements(of: type, entity, depth: 0)
    return ExistingGateway(
      type: index.codebase.names[type.name],
      operations: asked.operations,
      canBeFaked: asked.isPlain,
      provision: provision(of: type.name)
    )
  }

  /// What a protocol asks for, with what it inherits; whether that is nothing else than operations.
  private func requirements(
    of type: TypeEntry,
    _ entity: NameID,
    depth: Int
  ) -> (operations: [GatewayOperation], isPlain: Bool) {
    let facts = index.codebase.files[Int(type.symbol.file)]
    let bytes = source(facts.path) ?? []
    let members = facts.declarations.indices.filter {
      facts.declarations[$0].parent == type.symbol.index
    }
    let functions = members.filter { facts.declarations[$0].kind == .function }
    var operations = functions.map { operation($0, entity, facts, bytes) }
    var isPlain =
      functions.count == members.count
      && functions.allSatisfy { !facts.declarations[$0].flags.contains(.isStatic) }
    let head = text(of: index.declaration(type.symbol), bytes)
      .prefix { $0 != "{" }
    isPlain =
      isPlain && !head.contains("@MainActor") && !head.contains("<")
      && !operations.contains { $0.signature.contains("//") || $0.signature.contains("/*") }
    let inherited = head.split(separator: ":").dropFirst().joined()
      .split { !($0.isLetter || $0.isNumber || $0 == "_") }
    for name in inherited where !["Sendable", "AnyObject", "class"].contains(name) {
      guard depth < 8, let base = plainProtocol(named: String(name)) else {
        isPlain = false
        continue
      }
      let asked = requirements(of: base, entity, depth: depth + 1)
      operations += asked.operations.filter { !operations.contains($0) }
      isPlain = isPlain && asked.isPlain
    }
    return (operations, isPlain)
  }

  /// The app's only protocol of a name, at top level.
  private func plainProtocol(named name: String) -> TypeEntry? {
    guard let id = index.codebase.names.id(of: name) else { return nil }
    let found = index.types.filter { $0.name == id && $0.outer < 0 && $0.symbol != .none }
    guard found.count == 1, index.declaration(found[0].symbol).kind == .protocol else { return nil }
    return found[0]
  }

  private func operation(
    _ position: Int,
    _ entity: NameID,
    _ facts: FileFacts,
    _ bytes: [UInt8]
  ) -> GatewayOperation {
    let declaration = facts.declarations[position]
    let names = index.codebase.names
    let parameters = facts.declarations.filter {
      $0.parent == Int32(position) && $0.kind == .parameter
    }
    return GatewayOperation(
      names[declaration.name],
      parameters.map { parameter in
        GatewayOperation.Parameter(
          label: parameter.label == 0 ? nil : names[parameter.label],
          name: NameCheck.escaped(names[parameter.name]),
          value: value(parameter.type, entity, facts)
        )
      },
      returning: declaration.type < 0 ? .nothing : value(declaration.type, entity, facts),
      isAsync: declaration.flags.contains(.isAsync),
      isThrowing: declaration.flags.contains(.isThrowing),
      signature: Self.oneLine(text(of: declaration, bytes))
    )
  }

  private func value(
    _ node: Int32,
    _ entity: NameID,
    _ facts: FileFacts
  ) -> GatewayOperation.Value {
    guard facts.types.indices.contains(Int(node)) else { return .other }
    let type = facts.types[Int(node)]
    switch type.kind {
    case .optional:
      return value(type.firstChild, entity, facts) == .entity ? .optionalEntity : .other
    case .array: return value(type.firstChild, entity, facts) == .entity ? .entities : .other
    case .named:
      guard facts.chains.indices.contains(Int(type.chain)) else { return .other }
      let chain = facts.chains[Int(type.chain)]
      guard chain.count == 1, type.firstChild < 0 else { return .other }
      let name = facts.components[Int(chain.first)].name
      if name == entity { return .entity }
      let text = index.codebase.names[name]
      return FieldType(rawValue: text).map { .field($0) } ?? (text == "Void" ? .nothing : .other)
    default: return .other
    }
  }

  /// What the composer has of a protocol: a property, or a function that needs nothing.
  private func provision(of contract: NameID) -> String? {
    guard let composer, let id = index.codebase.names.id(of: composer) else { return nil }
    let entries = index.types.filter { $0.name == id && $0.outer < 0 && $0.symbol != .none }
    guard entries.count == 1, let entry = entries.first else { return nil }
    for place in [entry.symbol] + entry.extensions where !index.isTest[Int(place.file)] {
      let facts = index.codebase.files[Int(place.file)]
      for (position, member) in facts.declarations.enumerated()
      where member.parent == place.index && isNamed(member.type, contract, facts) {
        guard member.flags.isDisjoint(with: [.isStatic, .isConditional]),
          !member.isPrivate || place.file == entry.symbol.file
        else { continue }
        let name = index.codebase.names[member.name]
        if member.kind == .variable { return name }
        let hasParameters = facts.declarations.contains {
          $0.parent == Int32(position) && $0.kind == .parameter
        }
        let isPlain = member.flags.isDisjoint(with: [.isAsync, .isThrowing])
        if member.kind == .function, !hasParameters, isPlain { return "\(name)()" }
      }
    }
    return nil
  }

  private func isNamed(_ node: Int32, _ contract: NameID, _ facts: FileFacts) -> Bool {
    guard facts.types.indices.contains(Int(node)) else { return false }
    let type = facts.types[Int(node)]
    if type.kind == .any || type.kind == .some { return isNamed(type.firstChild, contract, facts) }
    guard type.kind == .named, facts.chains.indices.contains(Int(type.chain)) else { return false }
    let chain = facts.chains[Int(type.chain)]
    return chain.count == 1 && facts.components[Int(chain.first)].name == contract
  }

  /// A head on one line, however it was broken.
  private static func oneLine(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
      .replacing(",)", with: ")").replacing(", )", with: ")")
      .replacing("( ", with: "(").replacing(" )", with: ")")
  }

  private func text(of declaration: DeclarationFact, _ bytes: [UInt8]) -> String {
    let (start, end) = (Int(declaration.start), Int(declaration.end))
    guard start <= end, end <= bytes.count else { return "" }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
