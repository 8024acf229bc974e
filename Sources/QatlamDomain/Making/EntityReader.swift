/// Reads entities that an app has, for code that has to make some up.
package struct EntityReader {
  private let index: SymbolIndex

  /// Creates a reader of what a judge judges.
  package init(_ judge: ArchitectureJudge) { index = judge.index }

  /// Returns the entity of a name; `nil` where the app has no type of that name at top level.
  ///
  /// - Throws: `Unmakeable` where it has a property whose value cannot be made up, or no `id`.
  package func entity(named name: SwiftName) throws(Unmakeable) -> EntityModel? {
    try symbol(of: name.type).map { symbol throws(Unmakeable) in try entity(symbol, name) }
  }

  /// Returns the entity that a person means by a name, who may leave out what all entities of the app are called.
  ///
  /// - Returns: `nil` where the app has none of that name, and not just one that is called nearly so.
  /// - Throws: `Unmakeable` as for its full name.
  package func entity(meantBy name: SwiftName) throws(Unmakeable) -> EntityModel? {
    if let entity = try entity(named: name) { return entity }
    return try alias(of: name.type).map { symbol throws(Unmakeable) in try entity(symbol, name) }
  }

  private func entity(_ symbol: SymbolID, _ meant: SwiftName) throws(Unmakeable) -> EntityModel {
    let name = (try? SwiftName(index.codebase.names[index.declaration(symbol).name])) ?? meant
    let facts = index.codebase.files[Int(symbol.file)]
    let position = facts.position(of: index.declaration(symbol).nameOffset)
    let place = Place(file: facts.path, line: position.line, column: position.column)
    guard index.declaration(symbol).kind == .struct else {
      throw Unmakeable(name: name.type, place: place, property: nil)
    }
    var fields: [Field] = []
    for member in facts.declarations where member.parent == symbol.index {
      guard member.kind == .variable, !member.flags.contains(.isStatic) else { continue }
      guard !member.flags.contains(.isComputed) else { continue }
      let key = index.codebase.names[member.name]
      guard let type = type(member.type, in: facts) else {
        throw Unmakeable(name: name.type, place: place, property: key)
      }
      fields.append(Field(key: key, type: type.type, isOptional: type.isOptional))
    }
    guard isMade(ofAll: fields.map(\.key), symbol, facts) else {
      throw Unmakeable(name: name.type, place: place, property: "init")
    }
    guard let identity = fields.first(where: { $0.key == "id" }) else {
      throw Unmakeable(name: name.type, place: place, property: "id")
    }
    guard identity.type.canIdentify, !identity.isOptional else {
      throw Unmakeable(name: name.type, place: place, property: "id")
    }
    return EntityModel(name: name, fields: fields, isDecodable: isDecodable(symbol))
  }

  /// Whether it, or an extension of it, says that it can be read from data.
  private func isDecodable(_ symbol: SymbolID) -> Bool {
    let type = index.type(of: symbol)
    guard type >= 0 else { return false }
    return index.types[Int(type)].librarySupertypes.contains { name in
      ["Codable", "Decodable"].contains(index.codebase.names[name])
    }
  }

  /// The type of a name; tests are none of the app's.
  private func symbol(of name: String) -> SymbolID? {
    guard let id = index.codebase.names.id(of: name) else { return nil }
    return index.types.first { $0.name == id && isEntity($0) }?.symbol
  }

  /// The only type that is called so between a short prefix in capitals and an ending: `RMCharacterResponse` for `Character`.
  private func alias(of name: String) -> SymbolID? {
    let found = index.types.filter { type in
      guard isEntity(type), index.declaration(type.symbol).kind == .struct else { return false }
      let written = index.codebase.names[type.name]
      return Self.endings.contains { ending in
        guard TypeName.ends(written, with: name + ending) else { return false }
        let prefix = written.dropLast(name.count + ending.count)
        return prefix.count < 4 && prefix.allSatisfy(\.isUppercase)
      }
    }
    return found.count == 1 ? found[0].symbol : nil
  }

  private static let endings = ["Response", "Entity", "Model", ""]

  private func isEntity(_ type: TypeEntry) -> Bool {
    guard type.outer < 0, type.symbol != .none, !index.isTest[Int(type.symbol.file)] else {
      return false
    }
    return index.declaration(type.symbol).kind.isNominal
  }

  /// Why no value of an entity can be made up.
  package struct Unmakeable: Error, Hashable, Sendable {
    package let name: String
    package let place: Place
    /// The property whose type is no field's; `nil` where the type is no struct.
    package let property: String?
  }

  /// Whether it can be made of its fields in their order, `id` first, as every struct can that says nothing else.
  private func isMade(ofAll keys: [String], _ symbol: SymbolID, _ facts: FileFacts) -> Bool {
    guard keys.first == "id" else { return false }
    let initializers = facts.declarations.indices.filter { position in
      facts.declarations[position].parent == symbol.index
        && facts.declarations[position].kind == .initializer
    }
    guard !initializers.isEmpty else { return true }
    return initializers.contains { position in
      let parameters = facts.declarations.filter {
        $0.parent == Int32(position) && $0.kind == .parameter
      }
      return keys
        == parameters.map { $0.label == 0 ? "_" : index.codebase.names[$0.label] }
    }
  }

  private func type(_ node: Int32, in facts: FileFacts) -> (type: FieldType, isOptional: Bool)? {
    guard facts.types.indices.contains(Int(node)) else { return nil }
    let expression = facts.types[Int(node)]
    if expression.kind == .optional {
      return type(expression.firstChild, in: facts).map { ($0.type, true) }
    }
    guard expression.kind == .named, facts.chains.indices.contains(Int(expression.chain)) else {
      return nil
    }
    let chain = facts.chains[Int(expression.chain)]
    guard chain.count == 1 else { return nil }
    let name = facts.components[Int(chain.first)].name
    return FieldType(rawValue: index.codebase.names[name]).map { ($0, false) }
  }
}
