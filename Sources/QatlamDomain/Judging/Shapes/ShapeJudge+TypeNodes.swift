extension ShapeJudge {
  /// Lists the types of the codebase that a written type names, inside collections and optionals too, without those of function types.
  func namedTypes(in node: Int32, of file: Int32, functions: Bool = false) -> [TypeID] {
    let facts = index.codebase.files[Int(file)]
    var open = [node]
    var found: [TypeID] = []
    while let next = open.popLast() {
      let fact = facts.types[Int(next)]
      if next != node, fact.nextSibling >= 0 { open.append(fact.nextSibling) }
      if fact.kind == .function, !functions { continue }
      if fact.firstChild >= 0 { open.append(fact.firstChild) }
      guard fact.chain >= 0 else { continue }
      let chain = facts.chains[Int(fact.chain)]
      switch index.typePath(chain, in: file, scope: chain.scope, locals: nil) {
      case .type(let type): found.append(type)
      case .alias(let alias, let depth): found += index.aliasTargets(alias, depth: depth)
      case .placeholder, .library, .unknown, .ambiguous: break
      }
    }
    return found
  }

  /// Whether a written type, aliases followed, is that of a function that returns nothing.
  func isProcedureType(_ node: Int32, of file: Int32, depth: Int = 0) -> Bool {
    guard node >= 0, depth < 16 else { return false }
    let facts = index.codebase.files[Int(file)]
    var current = node
    while current >= 0 {
      let fact = facts.types[Int(current)]
      switch fact.kind {
      case .function: return returnsNothing(fact, facts)
      case .optional, .implicitlyUnwrapped: current = fact.firstChild
      case .tuple where fact.firstChild >= 0 && facts.types[Int(fact.firstChild)].nextSibling < 0:
        current = fact.firstChild
      case .named:
        let chain = facts.chains[Int(fact.chain)]
        guard
          case .alias(let alias, _) = index.typePath(
            chain,
            in: file,
            scope: chain.scope,
            locals: nil
          )
        else { return false }
        return isProcedureType(index.declaration(alias).type, of: alias.file, depth: depth + 1)
      default: return false
      }
    }
    return false
  }

  /// Whether a written type, aliases and optionals followed, is `Bool`.
  func isFlagType(_ node: Int32, of file: Int32, depth: Int = 0) -> Bool {
    guard node >= 0, depth < 16 else { return false }
    let facts = index.codebase.files[Int(file)]
    let fact = facts.types[Int(node)]
    switch fact.kind {
    case .optional, .implicitlyUnwrapped:
      return isFlagType(fact.firstChild, of: file, depth: depth + 1)
    case .named:
      let chain = facts.chains[Int(fact.chain)]
      if case .alias(let alias, _) = index.typePath(
        chain,
        in: file,
        scope: chain.scope,
        locals: nil
      ) {
        return isFlagType(index.declaration(alias).type, of: alias.file, depth: depth + 1)
      }
      let last = facts.components[Int(chain.first) + Int(chain.count) - 1]
      return index.codebase.names[last.name] == "Bool"
    default: return false
    }
  }
}

extension ShapeJudge {
  /// Whether the last child of a function type, its result, is `Void` or `()`.
  private func returnsNothing(_ function: TypeNode, _ facts: FileFacts) -> Bool {
    var result = function.firstChild
    while result >= 0, facts.types[Int(result)].nextSibling >= 0 {
      result = facts.types[Int(result)].nextSibling
    }
    guard result >= 0 else { return true }
    let fact = facts.types[Int(result)]
    if fact.kind == .tuple { return fact.firstChild < 0 }
    guard fact.kind == .named, fact.chain >= 0 else { return false }
    let chain = facts.chains[Int(fact.chain)]
    let last = facts.components[Int(chain.first) + Int(chain.count) - 1]
    return index.codebase.names[last.name] == "Void"
  }
}

extension ArchitectureJudge {
  /// Returns where a declaration's name stands.
  func place(of symbol: SymbolID) -> Place? {
    guard symbol != .none else { return nil }
    return place(index.declaration(symbol).nameOffset, in: Int(symbol.file))
  }
}
