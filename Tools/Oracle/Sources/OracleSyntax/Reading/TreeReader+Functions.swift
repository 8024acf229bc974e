import SwiftSyntax

extension TreeReader {
  /// Reads a function.
  func read(_ node: FunctionDeclSyntax, in place: Surroundings) {
    let found = open("func", node, name: node.name, attributes: node.attributes, in: place)
    found.flags.formUnion(Modifiers.flags(of: node.modifiers, in: place.scope))
    read(node.genericParameterClause, of: found, in: place)
    read(node.signature, of: found, in: place)
    readClauses(nil, node.genericWhereClause, in: place.inside(found))
    read(node.body, of: found, in: place)
  }

  /// Reads an initialiser.
  func read(_ node: InitializerDeclSyntax, in place: Surroundings) {
    let found = open("init", node, name: node.initKeyword, attributes: node.attributes, in: place)
    found.flags.formUnion(Modifiers.flags(of: node.modifiers, in: place.scope))
    if node.optionalMark != nil { found.flags.insert("optionalInitializer") }
    read(node.genericParameterClause, of: found, in: place)
    read(node.signature, of: found, in: place)
    readClauses(nil, node.genericWhereClause, in: place.inside(found))
    read(node.body, of: found, in: place)
  }

  /// Reads a deinitialiser.
  func read(_ node: DeinitializerDeclSyntax, in place: Surroundings) {
    let found = open(
      "deinit",
      node,
      name: node.deinitKeyword,
      attributes: node.attributes,
      in: place
    )
    found.flags.formUnion(Modifiers.flags(of: node.modifiers, in: place.scope))
    if node.effectSpecifiers?.asyncSpecifier != nil { found.flags.insert("async") }
    read(node.body, of: found, in: place)
  }

  /// Reads a subscript.
  func read(_ node: SubscriptDeclSyntax, in place: Surroundings) {
    let found = open(
      "subscript",
      node,
      name: node.subscriptKeyword,
      attributes: node.attributes,
      in: place
    )
    found.flags.formUnion(Modifiers.flags(of: node.modifiers, in: place.scope))
    read(node.genericParameterClause, of: found, in: place)
    for parameter in node.parameterClause.parameters {
      read(parameter, isSubscript: true, in: place.inside(found))
    }
    found.type = read(node.returnClause.type, .typeAnnotation, in: place.inside(found))
    readClauses(nil, node.genericWhereClause, in: place.inside(found))
    if let accessors = node.accessorBlock { read(accessors, of: found, in: place) }
  }

  /// Reads the declaration of a macro.
  func read(_ node: MacroDeclSyntax, in place: Surroundings) {
    let found = open("macro", node, name: node.name, attributes: node.attributes, in: place)
    found.flags.formUnion(Modifiers.flags(of: node.modifiers, in: place.scope))
    read(node.genericParameterClause, of: found, in: place)
    read(node.signature, of: found, in: place)
    readClauses(nil, node.genericWhereClause, in: place.inside(found))
    if let definition = node.definition?.value {
      found.value = read(definition, at: nil, in: place.outsidePattern.inside(found)).value
    }
  }

  private func read(
    _ signature: FunctionSignatureSyntax,
    of owner: FoundDeclaration,
    in place: Surroundings
  ) {
    let inside = place.inside(owner)
    for parameter in signature.parameterClause.parameters {
      read(parameter, isSubscript: false, in: inside)
    }
    if let effects = signature.effectSpecifiers {
      if effects.asyncSpecifier != nil { owner.flags.insert("async") }
      readThrows(effects.throwsClause, of: owner, in: inside)
    }
    owner.type = signature.returnClause.map { read($0.type, .typeAnnotation, in: inside) }
  }

  /// Reads `throws(E)`.
  func readThrows(
    _ clause: ThrowsClauseSyntax?,
    of owner: FoundDeclaration,
    in place: Surroundings
  ) {
    guard let clause else { return }
    owner.flags.insert("throws")
    if let type = clause.type { _ = read(type, .thrownType, in: place) }
  }

  private func read(_ body: CodeBlockSyntax?, of owner: FoundDeclaration, in place: Surroundings) {
    guard let body else { return }
    owner.flags.insert("body")
    read(body.statements, in: place.statements(of: owner, function: owner))
  }

  private func read(
    _ node: FunctionParameterSyntax,
    isSubscript: Bool,
    in place: Surroundings
  ) {
    let name = node.secondName ?? node.firstName
    let parameter = declare(
      "parameter",
      name: name.name,
      at: name.start,
      from: node.start,
      to: node.defaultValue?.end ?? node.ellipsis?.end ?? node.type.end,
      in: place
    )
    let inside = place.outsidePattern.inside(parameter)
    let isUnlabelled = node.firstName.text == "_" || isSubscript && node.secondName == nil
    if isUnlabelled {
      parameter.flags.insert("noLabel")
    } else {
      parameter.label = node.firstName.name
    }
    read(node.attributes, in: inside)
    parameter.type = read(node.type, .typeAnnotation, in: inside)
    if node.ellipsis != nil { parameter.flags.insert("variadic") }
    readDefault(node.defaultValue, of: parameter, in: inside)
  }

  /// Reads a default value.
  private func readDefault(
    _ clause: InitializerClauseSyntax?,
    of parameter: FoundDeclaration,
    in place: Surroundings
  ) {
    guard let clause else { return }
    parameter.flags.insert("initialValue")
    parameter.value = read(clause.value, at: .initialValue(of: parameter), in: place).value
  }

  /// Reads the cases of an enum that one line declares.
  func read(_ node: EnumCaseDeclSyntax, in place: Surroundings) {
    let flags = Modifiers.flags(of: node.modifiers, in: place.scope, isCase: true)
    var isFirst = true
    for element in node.elements {
      let end = element.rawValue?.end ?? element.parameterClause?.end ?? element.name.end
      let found = declare(
        "case",
        name: element.name.name,
        at: element.name.start,
        from: isFirst ? node.startBehindDirectives : element.start,
        to: end,
        flags: flags,
        in: place
      )
      let inside = place.inside(found)
      if isFirst { read(node.attributes, in: inside) }
      isFirst = false
      for parameter in element.parameterClause?.parameters ?? [] { read(parameter, in: inside) }
      if let value = element.rawValue?.value {
        found.flags.insert("initialValue")
        found.value = read(value, at: nil, in: inside).value
      }
    }
  }

  private func read(_ node: EnumCaseParameterSyntax, in place: Surroundings) {
    let name = node.secondName ?? node.firstName
    let parameter = declare(
      "parameter",
      name: name?.name ?? "",
      at: name?.start ?? node.start,
      from: node.start,
      to: node.defaultValue?.end ?? node.type.end,
      in: place
    )
    let inside = place.inside(parameter)
    if let label = node.firstName, label.text != "_" {
      parameter.label = label.name
    } else {
      parameter.flags.insert("noLabel")
    }
    parameter.type = read(node.type, .typeAnnotation, in: inside)
    readDefault(node.defaultValue, of: parameter, in: inside)
  }
}
