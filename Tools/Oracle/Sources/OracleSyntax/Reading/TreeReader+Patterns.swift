import SwiftSyntax

extension TreeReader {
  /// Reads a pattern that something, the subject, is matched with.
  ///
  /// A word outside of the pattern, the binding, may make its names variables.
  func read(
    _ pattern: PatternSyntax,
    subject: FoundReference?,
    binding: String? = nil,
    in place: Surroundings
  ) {
    let first = declarations.count
    _ = read(pattern, at: .subject(subject), in: place.pattern(binding: binding))
    for variable in declarations[first...]
    where variable.kind == "var" && variable.parent === place.scope {
      variable.value = subject
    }
  }

  /// Reads a pattern or a part of one.
  func read(_ pattern: PatternSyntax, at context: FoundContext?, in place: Surroundings) -> Operand
  {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let node):
      return Operand(bound: bind(node.identifier, in: place))
    case .valueBindingPattern(let node):
      var inside = place
      inside.binding = node.bindingSpecifier.text
      return read(node.pattern, at: context, in: inside)
    case .expressionPattern(let node): return read(node.expression, at: context, in: place)
    case .isTypePattern(let node):
      _ = read(node.type, .cast, in: place)
      return Operand(isCompound: true)
    case .tuplePattern(let node):
      for element in node.elements {
        _ = read(element.pattern, at: nil, in: place.inBrackets)
      }
      return Operand()
    default: return Operand()
    }
  }

  private func bind(_ name: TokenSyntax, in place: Surroundings) -> FoundDeclaration {
    var flags: Set<String> = place.isDirectlyInPattern ? [] : ["patternBinding"]
    if place.binding != "var" { flags.insert("let") }
    let variable = declare(
      "var",
      name: name.name,
      at: name.start,
      from: name.start,
      to: name.end,
      flags: flags,
      in: place
    )
    variable.visibleFrom = name.end
    return variable
  }

  /// Reads the names of a tuple pattern that is declared as a whole.
  func readNames(
    of pattern: PatternSyntax,
    flags: Set<String>,
    from start: Int? = nil,
    type: TypeAnnotationSyntax?,
    value: InitializerClauseSyntax?,
    isOrdered: Bool,
    in place: Surroundings
  ) {
    var names: [TokenSyntax] = []
    Self.collectNames(of: pattern, into: &names)
    let variables = names.map { name in
      declare(
        "var",
        name: name.name,
        at: name.start,
        from: name.start,
        to: name.end,
        flags: flags.union(["patternBinding"]),
        in: place
      )
    }
    if let start { variables.first?.start = start }
    if let type {
      let type = read(type.type, .typeAnnotation, in: place)
      if start != nil { spread(type, over: variables, of: pattern) }
    }
    let reference = value.flatMap { read($0.value, at: nil, in: place).value }
    let visibleFrom = value?.value.end ?? type?.end ?? pattern.end
    for variable in variables {
      if value != nil { variable.flags.insert("initialValue") }
      variable.value = reference
      if isOrdered { variable.visibleFrom = visibleFrom }
    }
  }

  /// Gives each name of a flat tuple its part of the tuple's type.
  private func spread(
    _ type: FoundType,
    over variables: [FoundDeclaration],
    of pattern: PatternSyntax
  ) {
    guard case .tuple(let parts) = type, parts.count == variables.count,
      let tuple = Self.withoutBinding(pattern).as(TuplePatternSyntax.self),
      tuple.elements.allSatisfy({ $0.pattern.is(IdentifierPatternSyntax.self) })
    else { return }
    for (variable, part) in zip(variables, parts) { variable.type = part }
  }

  /// The pattern behind a `let` that is written twice.
  private static func withoutBinding(_ pattern: PatternSyntax) -> PatternSyntax {
    var inner = pattern
    while let binding = inner.as(ValueBindingPatternSyntax.self) { inner = binding.pattern }
    return inner
  }

  private static func collectNames(of node: some SyntaxProtocol, into names: inout [TokenSyntax]) {
    if let name = node.as(IdentifierPatternSyntax.self) {
      names.append(name.identifier)
    } else {
      for child in node.children(viewMode: .sourceAccurate) {
        collectNames(of: child, into: &names)
      }
    }
  }
}
