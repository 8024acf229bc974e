import QatlamDomain

extension FileFactsDraft {
  /// Replaces every name's number by `map[number]`.
  mutating func renumber(by map: [NameID]) {
    replaceNames { map[Int($0)] }
  }

  /// Notes which names there are in a list that has a place for each.
  mutating func noteNames(in list: inout [Bool]) {
    replaceNames { name in
      list[Int(name)] = true
      return name
    }
  }

  @inline(__always)
  private mutating func replaceNames(_ replacement: (NameID) -> NameID) {
    for index in imports.indices {
      imports[index].path = imports[index].path.map(replacement)
      imports[index].kind = replacement(imports[index].kind)
    }
    for index in declarations.indices {
      declarations[index].name = replacement(declarations[index].name)
      declarations[index].label = replacement(declarations[index].label)
    }
    for index in types.indices where types[index].label != 0 {
      types[index].label = replacement(types[index].label)
    }
    for index in components.indices {
      components[index].name = replacement(components[index].name)
    }
    for index in contexts.indices {
      contexts[index].label = replacement(contexts[index].label)
    }
    for index in arguments.indices {
      arguments[index].label = replacement(arguments[index].label)
    }
    for index in expressions.indices {
      expressions[index].label = replacement(expressions[index].label)
    }
  }
}
