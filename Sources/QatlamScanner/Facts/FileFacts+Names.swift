import QatlamDomain

// The two walks go the same way; what one of them leaves out, the other would get wrong.

extension FileFactsDraft {
  /// Replaces every name's number by `map[number]`.
  mutating func renumber(by map: [NameID]) {
    for index in imports.indices {
      imports[index].path = imports[index].path.map { map[Int($0)] }
      imports[index].kind = map[Int(imports[index].kind)]
    }
    for index in declarations.indices {
      declarations[index].name = map[Int(declarations[index].name)]
      declarations[index].label = map[Int(declarations[index].label)]
    }
    for index in types.indices where types[index].label != 0 {
      types[index].label = map[Int(types[index].label)]
    }
    for index in components.indices {
      components[index].name = map[Int(components[index].name)]
    }
    for index in contexts.indices {
      contexts[index].label = map[Int(contexts[index].label)]
    }
    for index in arguments.indices {
      arguments[index].label = map[Int(arguments[index].label)]
    }
    for index in expressions.indices {
      expressions[index].label = map[Int(expressions[index].label)]
    }
  }
}

extension FileFacts {
  /// Notes which names there are in a list that has a place for each.
  func noteNames(in list: inout [Bool]) {
    for one in imports {
      for name in one.path { list[Int(name)] = true }
      list[Int(one.kind)] = true
    }
    for one in declarations {
      list[Int(one.name)] = true
      list[Int(one.label)] = true
    }
    for one in types { list[Int(one.label)] = true }
    for one in components { list[Int(one.name)] = true }
    for one in contexts { list[Int(one.label)] = true }
    for one in arguments { list[Int(one.label)] = true }
    for one in expressions { list[Int(one.label)] = true }
  }
}
