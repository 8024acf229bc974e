import SwiftSyntax

extension TreeReader {
  /// Reads a declaration.
  func read(_ declaration: DeclSyntax, in place: Surroundings) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .classDecl(let node): readNominal("class", node, node.classKeyword, in: place)
    case .structDecl(let node): readNominal("struct", node, node.structKeyword, in: place)
    case .enumDecl(let node): readNominal("enum", node, node.enumKeyword, in: place)
    case .actorDecl(let node): readNominal("actor", node, node.actorKeyword, in: place)
    case .protocolDecl(let node):
      let found = open("protocol", node, name: node.name, attributes: node.attributes, in: place)
      found.flags.formUnion(Modifiers.flags(of: node.modifiers, in: place.scope))
      readClauses(node.inheritanceClause, node.genericWhereClause, in: place.inside(found))
      read(node.memberBlock, of: found, in: place)
    case .extensionDecl(let node): read(node, in: place)
    case .typeAliasDecl(let node):
      let found = open("typealias", node, name: node.name, attributes: node.attributes, in: place)
      found.flags.formUnion(Modifiers.flags(of: node.modifiers, in: place.scope))
      read(node.genericParameterClause, of: found, in: place)
      found.type = read(node.initializer.value, .aliasTarget, in: place.inside(found))
      readClauses(nil, node.genericWhereClause, in: place.inside(found))
    case .associatedTypeDecl(let node):
      let found = open(
        "associatedtype",
        node,
        name: node.name,
        attributes: node.attributes,
        in: place
      )
      found.flags.formUnion(Modifiers.flags(of: node.modifiers, in: place.scope))
      readClauses(node.inheritanceClause, node.genericWhereClause, in: place.inside(found))
      found.type = node.initializer.map { read($0.value, .aliasTarget, in: place.inside(found)) }
    case .functionDecl(let node): read(node, in: place)
    case .initializerDecl(let node): read(node, in: place)
    case .deinitializerDecl(let node): read(node, in: place)
    case .subscriptDecl(let node): read(node, in: place)
    case .macroDecl(let node): read(node, in: place)
    case .variableDecl(let node): read(node, in: place)
    case .enumCaseDecl(let node): read(node, in: place)
    case .importDecl(let node): read(node, in: place)
    case .operatorDecl(let node):
      _ = declare(
        "operator",
        name: node.name.text,
        at: node.name.start,
        from: node.start,
        to: node.end,
        in: place
      )
    case .precedenceGroupDecl(let node):
      let found = open(
        "precedencegroup",
        node,
        name: node.name,
        attributes: node.attributes,
        in: place
      )
      found.flags.formUnion(Modifiers.flags(of: node.modifiers, in: place.scope))
    case .macroExpansionDecl(let node): read(node, in: place)
    case .ifConfigDecl(let node): read(node, in: place)
    default: break
    }
  }

  /// Adds a declaration with its attributes, which stand in its own scope.
  func open(
    _ kind: String,
    _ node: some DeclSyntaxProtocol,
    name: TokenSyntax,
    attributes: AttributeListSyntax,
    in place: Surroundings
  ) -> FoundDeclaration {
    let found = declare(
      kind,
      name: name.name,
      at: name.start,
      from: node.startBehindDirectives,
      to: node.end,
      in: place
    )
    read(attributes, in: place.outsidePattern.inside(found))
    return found
  }

  private func readNominal(
    _ kind: String,
    _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax,
    _ keyword: TokenSyntax,
    in place: Surroundings
  ) {
    let found = open(kind, node, name: node.name, attributes: node.attributes, in: place)
    found.flags.formUnion(Modifiers.flags(of: node.modifiers, in: place.scope))
    read(node.genericParameterClause, of: found, in: place)
    readClauses(node.inheritanceClause, node.genericWhereClause, in: place.inside(found))
    read(node.memberBlock, of: found, in: place)
  }

  private func read(_ node: ExtensionDeclSyntax, in place: Surroundings) {
    let found = declare(
      "extension",
      at: node.extendedType.start,
      from: node.startBehindDirectives,
      to: node.end,
      flags: Modifiers.flags(of: node.modifiers, in: place.scope),
      in: place
    )
    read(node.attributes, in: place.inside(found))
    let first = references.count
    let type = read(node.extendedType, .extendedType, in: place.inside(found))
    found.type = type
    if case .named(let reference, _) = type {
      found.name = reference.components.last?.name ?? ""
    } else if first < references.count {
      found.name = references[first].components.last?.name ?? ""
    }
    readClauses(node.inheritanceClause, node.genericWhereClause, in: place.inside(found))
    read(node.memberBlock, of: found, in: place)
  }

  private func read(_ block: MemberBlockSyntax, of type: FoundDeclaration, in place: Surroundings) {
    let inside = Surroundings(scope: type, isConditional: place.isConditional)
    read(block.members, in: inside)
  }

  private func read(_ members: MemberBlockItemListSyntax, in place: Surroundings) {
    for member in members { read(member.decl, in: place) }
  }

  private func read(_ node: IfConfigDeclSyntax, in place: Surroundings) {
    for clause in node.clauses {
      switch clause.elements {
      case .statements(let items): read(items, in: place.inBranch)
      case .decls(let members): read(members, in: place.inBranch)
      case .switchCases, .postfixExpression, .attributes, nil: break
      @unknown default: break
      }
    }
  }

  private func read(_ node: ImportDeclSyntax, in place: Surroundings) {
    let isTestable = node.attributes.contains {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "testable"
    }
    imports.append(
      FoundImport(
        path: node.path.map { $0.name.name },
        kind: node.importKindSpecifier?.text ?? "",
        offset: node.path.start,
        isTestable: isTestable,
        isConditional: place.isConditional
      )
    )
  }

  private func read(_ node: MacroExpansionDeclSyntax, in place: Surroundings) {
    guard !LanguageNames.macros.contains(node.macroName.text) else { return }
    let found = declare(
      "macroExpansion",
      name: node.macroName.name,
      at: node.macroName.start,
      from: node.pound.start,
      to: node.end,
      in: place
    )
    let inside = place.inside(found)
    read(node.attributes, in: inside)
    let reference = refer(.macro, in: inside)
    reference.components = [
      FoundReference.Component(name: node.macroName.name, offset: node.macroName.start)
    ]
    let operand = Operand(reference: reference)
    readGenerics(node.genericArgumentClause, of: operand, in: inside)
    readCall(
      of: operand,
      parenthesis: node.leftParen,
      arguments: node.arguments,
      trailing: node.trailingClosure,
      others: node.additionalTrailingClosures,
      in: inside
    )
  }
}
