import QatlamDomain

extension FileFacts {
  /// Returns the facts with every name's number replaced by `map[number]`.
  consuming func renumbered(by map: [NameID]) -> FileFacts {
    var facts = self
    for index in facts.imports.indices {
      facts.imports[index].path = facts.imports[index].path.map { map[Int($0)] }
      facts.imports[index].kind = map[Int(facts.imports[index].kind)]
    }
    for index in facts.declarations.indices {
      facts.declarations[index].name = map[Int(facts.declarations[index].name)]
      facts.declarations[index].label = map[Int(facts.declarations[index].label)]
    }
    for index in facts.types.indices where facts.types[index].label != 0 {
      facts.types[index].label = map[Int(facts.types[index].label)]
    }
    for index in facts.components.indices {
      facts.components[index].name = map[Int(facts.components[index].name)]
    }
    for index in facts.contexts.indices {
      facts.contexts[index].label = map[Int(facts.contexts[index].label)]
    }
    for index in facts.arguments.indices {
      facts.arguments[index].label = map[Int(facts.arguments[index].label)]
    }
    for index in facts.expressions.indices {
      facts.expressions[index].label = map[Int(facts.expressions[index].label)]
    }
    return facts
  }
}
