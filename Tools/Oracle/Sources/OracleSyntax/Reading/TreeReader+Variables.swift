import SwiftSyntax

extension TreeReader {
  /// Reads the variables that one `let` or `var` declares.
  func read(_ node: VariableDeclSyntax, in place: Surroundings) {
    var flags = Modifiers.flags(of: node.modifiers, in: place.scope)
    if node.bindingSpecifier.text == "let" { flags.insert("let") }
    var isFirst = true
    for binding in node.bindings {
      let start = isFirst ? node.startBehindDirectives : binding.start
      let attributes = isFirst ? node.attributes : []
      isFirst = false
      if let name = Self.boundName(of: binding.pattern) {
        read(binding, name: name, flags: flags, from: start, attributes: attributes, in: place)
      } else {
        readNames(
          of: binding.pattern,
          flags: flags,
          from: start,
          type: binding.typeAnnotation,
          value: binding.initializer,
          isOrdered: place.isOrdered,
          in: place
        )
      }
    }
  }

  private func read(
    _ node: PatternBindingSyntax,
    name: TokenSyntax,
    flags: Set<String>,
    from start: Int,
    attributes: AttributeListSyntax,
    in place: Surroundings
  ) {
    let end =
      node.accessorBlock?.end ?? node.initializer?.end ?? node.typeAnnotation?.end
      ?? node.pattern.end
    let variable = declare(
      "var",
      name: name.name,
      at: name.start,
      from: start,
      to: end,
      flags: flags,
      in: place
    )
    let inside = place.inside(variable)
    read(attributes, in: inside)
    if let type = node.typeAnnotation?.type {
      variable.type = read(type, .typeAnnotation, in: inside)
    }
    if place.isOrdered { variable.visibleFrom = node.initializer?.value.end ?? end }
    if let value = node.initializer?.value {
      variable.flags.insert("initialValue")
      let operand = read(value, at: .initialValue(of: variable), in: inside)
      variable.value = operand.value
      if variable.type == nil { variable.type = operand.castType }
    }
    if let accessors = node.accessorBlock { read(accessors, of: variable, in: place) }
  }

  /// Reads the accessors of a variable or subscript.
  func read(_ block: AccessorBlockSyntax, of owner: FoundDeclaration, in place: Surroundings) {
    switch block.accessors {
    case .getter(let statements):
      owner.flags.formUnion(["computed", "body"])
      read(statements, in: place.statements(of: owner, function: owner))
    case .accessors(let accessors):
      for accessor in accessors { read(accessor, of: owner, in: place) }
    @unknown default: break
    }
  }

  private func read(
    _ node: AccessorDeclSyntax,
    of owner: FoundDeclaration,
    in place: Surroundings
  ) {
    let word = node.accessorSpecifier.text
    let isObserver = word == "willSet" || word == "didSet" || word == "init"
    if !isObserver { owner.flags.insert("computed") }
    read(node.attributes, in: place.inside(owner))
    if let type = node.effectSpecifiers?.throwsClause?.type {
      _ = read(type, .thrownType, in: place.inside(owner))
    }
    guard let body = node.body else { return }
    owner.flags.insert("body")
    let block = declare(
      "block",
      at: body.leftBrace.start,
      from: node.accessorSpecifier.start,
      to: body.end,
      flags: ["body"],
      in: place.inside(owner)
    )
    let inside = place.inside(block)
    if node.effectSpecifiers?.asyncSpecifier != nil { block.flags.insert("async") }
    if node.effectSpecifiers?.throwsClause != nil { block.flags.insert("throws") }
    if let name = node.parameters?.name {
      let variable = declare(
        "var",
        name: name.name,
        at: name.start,
        from: name.start,
        to: name.end,
        flags: ["let"],
        in: inside
      )
      variable.type = owner.type
    } else if word == "didSet" {
      declareImplicit("oldValue", at: node.accessorSpecifier, type: owner.type, in: inside)
    } else if word == "set" || word == "willSet" || word == "init" {
      declareImplicit("newValue", at: node.accessorSpecifier, type: owner.type, in: inside)
    }
    read(body.statements, in: place.statements(of: block, function: block))
  }
}
