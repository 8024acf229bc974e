extension FileResolver {
  /// Reports what `@Injected(\.drafts)` injects: the type of the key's property, not the container that declares it.
  ///
  /// - Returns: Whether the key path is the argument of an attribute.
  func resolveInjection(_ chain: ChainFact) -> Bool {
    guard chain.base == .implicit, chain.context >= 0 else { return false }
    let context = facts.contexts[Int(chain.context)]
    guard context.kind == .argument, context.index >= 0 else { return false }
    let attribute = facts.chains[Int(context.index)]
    guard attribute.role == .attribute else { return false }
    let component = facts.components[Int(chain.first) + Int(chain.count) - 1]
    var value = injectedRoot(of: attribute, context)
    for position in 0..<Int(chain.count) {
      let name = facts.components[Int(chain.first) + position].name
      guard let symbol = member(name, of: value) else {
        output.found.libraryCount += 1
        return true
      }
      let declaration = index.declaration(symbol)
      guard declaration.kind == .variable else { return true }
      value = self.value(ofVariable: symbol, declaration, depth: 0)
    }
    for type in types(of: value).types {
      emit(type: type, .type, at: component, chain)
    }
    return true
  }

  private func member(_ name: NameID, of value: Value) -> SymbolID? {
    for type in types(of: value).types {
      if case .found(let symbol) = index.member(name, .anything, of: type, seenFrom: file) {
        return symbol
      }
    }
    return nil
  }

  /// Returns the type whose properties an attribute's key path names.
  private func injectedRoot(of attribute: ChainFact, _ context: ContextFact) -> Value {
    let path = index.typePath(attribute, in: file, scope: attribute.scope, locals: ownLocals)
    if case .type(let wrapper) = path {
      for initializer in index.initializers(of: wrapper) {
        let parameters = index.parameters(of: initializer)
        guard Int(context.position) < parameters.count else { continue }
        let parameter = parameters[Int(context.position)]
        let root = keyPathRoot(of: index.declaration(parameter), in: parameter.file)
        if root != .unknown { return root }
      }
      return .unknown
    }
    let name = index.codebase.names[facts.components[Int(attribute.first)].name]
    guard let root = Self.knownRoots[name], let id = index.codebase.names.id(of: root) else {
      return .unknown
    }
    if let library = index.libraryTypes[[id]] { return .instance(library) }
    guard case .found(let symbol) = index.global(id, .types, seenFrom: file) else {
      return .unknown
    }
    let type = index.type(of: symbol)
    return type < 0 ? .unknown : .instance(type)
  }

  /// Reads the root of a parameter declared as `KeyPath<Root, Value>`.
  private func keyPathRoot(of parameter: DeclarationFact, in file: Int32) -> Value {
    guard parameter.type >= 0 else { return .unknown }
    let facts = index.codebase.files[Int(file)]
    let node = facts.types[Int(parameter.type)]
    guard node.kind == .named, node.chain >= 0, node.firstChild >= 0 else { return .unknown }
    let chain = facts.chains[Int(node.chain)]
    let name = index.codebase.names[facts.components[Int(chain.first)].name]
    return name.hasSuffix("KeyPath") ? .written(file: file, node: node.firstChild) : .unknown
  }

  /// Wrappers of libraries whose key paths begin at a type that apps extend.
  private static let knownRoots = [
    "Dependency": "DependencyValues",
    "Environment": "EnvironmentValues",
    "Injected": "Container",
    "LazyInjected": "Container",
    "WeakLazyInjected": "Container",
  ]
}
