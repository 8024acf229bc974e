/// Which types refer to which, with the first place where they do.
package struct ReferenceGraph: Sendable {
  /// One step of a chain.
  package struct Step: Hashable, Sendable {
    /// The type that refers, by its path.
    package let from: String
    /// The type that is referred to, by its path.
    package let to: String
    package let place: Place
  }

  private struct Edge {
    let target: TypeID
    let file: Int32
    let offset: UInt32
  }

  private let index: SymbolIndex
  private let edges: [[Edge]]

  /// Builds the graph of a resolved codebase; tests refer to everything and are left out.
  package init(index: SymbolIndex, references: [FileReferences]) {
    self.index = index
    var edges = [[Edge]](repeating: [], count: index.types.count)
    for (file, found) in references.enumerated() where !index.isTest[file] {
      for reference in found.references {
        guard let source = index.enclosingType(of: reference.scope, in: Int32(file)),
          let target = Self.type(of: reference.target, in: index), target != source
        else { continue }
        if edges[Int(source)].contains(where: { $0.target == target }) { continue }
        edges[Int(source)].append(
          Edge(target: target, file: Int32(file), offset: reference.offset)
        )
      }
    }
    self.edges = edges
  }

  /// The paths of all types of the codebase, sorted.
  package var names: [String] {
    index.types.indices.filter { index.types[$0].symbol != .none }.map { path(of: TypeID($0)) }
      .sorted()
  }

  /// Whether a type has this name or path.
  package func knows(_ name: String) -> Bool { !types(named: name).isEmpty }

  /// Returns the shortest chain from one type to another; `nil` where there is none.
  ///
  /// Types are named by path or by simple name; of several, any may begin or end the chain.
  package func chain(from source: String, to target: String) -> [Step]? {
    let goals = Set(types(named: target))
    var cameFrom: [TypeID: (TypeID, Edge)] = [:]
    var open = types(named: source)
    var seen = Set(open)
    var next = 0
    while next < open.count {
      let type = open[next]
      next += 1
      if goals.contains(type) { return steps(to: type, cameFrom) }
      for edge in edges[Int(type)] where seen.insert(edge.target).inserted {
        cameFrom[edge.target] = (type, edge)
        open.append(edge.target)
      }
    }
    return nil
  }

  private func steps(to goal: TypeID, _ cameFrom: [TypeID: (TypeID, Edge)]) -> [Step] {
    var steps: [Step] = []
    var place = goal
    while let (source, edge) = cameFrom[place] {
      let facts = index.codebase.files[Int(edge.file)]
      let spot = facts.position(of: edge.offset)
      steps.append(
        Step(
          from: path(of: source),
          to: path(of: place),
          place: Place(file: facts.path, line: spot.line, column: spot.column)
        )
      )
      place = source
    }
    return steps.reversed()
  }

  private func types(named name: String) -> [TypeID] {
    index.types.indices.map(TypeID.init).filter { type in
      guard index.types[Int(type)].symbol != .none else { return false }
      return index.codebase.names[index.types[Int(type)].name] == name || path(of: type) == name
    }
  }

  private func path(of type: TypeID) -> String {
    var names: [String] = []
    var place = type
    while place >= 0 {
      names.append(index.codebase.names[index.types[Int(place)].name])
      place = index.types[Int(place)].outer
    }
    return names.reversed().joined(separator: ".")
  }

  /// The type that a declaration is, or is a member of.
  private static func type(of symbol: SymbolID, in index: SymbolIndex) -> TypeID? {
    let type = index.type(of: symbol)
    if type >= 0 { return index.types[Int(type)].symbol == .none ? nil : type }
    guard let outer = index.enclosingType(of: symbol.index, in: symbol.file),
      index.types[Int(outer)].symbol != .none
    else { return nil }
    return outer
  }
}
