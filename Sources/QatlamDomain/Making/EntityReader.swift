/// Reads entities that an app has, for code that has to make some up.
package struct EntityReader {
  private let index: SymbolIndex

  /// Creates a reader of what a judge judges.
  package init(_ judge: ArchitectureJudge) { index = judge.index }

  /// Returns the entity of a name.
  ///
  /// - Returns: `nil` where the app has no struct or class of that name at top level.
  /// - Throws: `Unmakeable` where it has a property whose value cannot be made up, or no `id`.
  package func entity(named name: SwiftName) throws(Unmakeable) -> EntityModel? {
    guard let id = index.codebase.names.id(of: name.type) else { return nil }
    let found = index.types.first { type in
      guard type.name == id, type.outer < 0, type.symbol != .none else { return false }
      guard !index.isTest[Int(type.symbol.file)] else { return false }
      return index.declaration(type.symbol).kind.isNominal
    }
    guard let symbol = found?.symbol else { return nil }
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
    guard let identity = fields.first(where: { $0.key == "id" }) else {
      throw Unmakeable(name: name.type, place: place, property: "id")
    }
    guard identity.type.canIdentify, !identity.isOptional else {
      throw Unmakeable(name: name.type, place: place, property: "id")
    }
    return EntityModel(name: name, fields: fields)
  }

  /// Why no value of an entity can be made up.
  package struct Unmakeable: Error, Hashable, Sendable {
    package let name: String
    package let place: Place
    /// The property whose type is no field's; `nil` where the type is no struct.
    package let property: String?
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
