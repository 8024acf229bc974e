extension ShapeJudge {
  /// Whether a generic object is made together with the closure that it runs: a piece of work, nothing that others could replace.
  func isGivenItsWork(_ reference: ResolvedReference, _ file: Int) -> Bool {
    let target = reference.target
    let declarations = index.codebase.files[Int(target.file)].declarations
    let inside = Int(target.index) + 1..<Int(declarations[Int(target.index)].subtreeEnd)
    let isGeneric = declarations[inside].contains {
      $0.kind == .genericParameter && $0.parent == target.index
    }
    guard isGeneric else { return false }
    return index.codebase.files[file].components.contains { component in
      component.offset == reference.offset && component.flags.contains(.hasTrailingClosure)
    }
  }

  /// Whether a type makes things for others: two of its functions or more answer with a protocol of what they make.
  ///
  /// One such function alone may be what a type makes for itself.
  func isProvided(_ reference: ResolvedReference, _ file: Int) -> Bool {
    guard provider(of: reference, file) != nil,
      let type = index.enclosingType(of: reference.scope, in: Int32(file))
    else { return false }
    var functions: Set<Int32> = []
    for other in judge.references[file].references where other.kind == .construction {
      guard index.enclosingType(of: other.scope, in: Int32(file)) == type,
        let function = provider(of: other, file)
      else { continue }
      functions.insert(function)
      if functions.count > 1 { return true }
    }
    return false
  }

  /// The function that others can call and that answers with a protocol which the made type keeps.
  private func provider(of reference: ResolvedReference, _ file: Int) -> Int32? {
    let declarations = index.codebase.files[file].declarations
    var place = reference.scope
    while place > 0, declarations[Int(place)].kind != .function {
      if declarations[Int(place)].kind.holdsMembers { return nil }
      place = declarations[Int(place)].parent
    }
    let function = declarations[Int(place)]
    guard place > 0, !function.isPrivate, function.type >= 0 else { return nil }
    let promised = namedTypes(in: function.type, of: Int32(file))
    let kept = conformances(of: index.type(of: reference.target))
    return promised.contains(where: kept.contains) ? place : nil
  }

  /// Whether it is made in a convenience initialiser, which is a default argument in another form.
  func isInConvenience(_ scope: Int32, _ file: Int) -> Bool {
    let declarations = index.codebase.files[file].declarations
    var place = scope
    while place > 0, !declarations[Int(place)].kind.holdsMembers {
      if declarations[Int(place)].flags.contains(.isConvenience) { return true }
      place = declarations[Int(place)].parent
    }
    return false
  }
}
