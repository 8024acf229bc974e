import SwiftSyntax

extension TreeReader {
  /// Reads what a declaration inherits and requires.
  func readClauses(
    _ inheritance: InheritanceClauseSyntax?,
    _ requirements: GenericWhereClauseSyntax?,
    in place: Surroundings
  ) {
    for inherited in inheritance?.inheritedTypes ?? [] {
      _ = read(inherited.type, .inheritance, in: place)
    }
    for requirement in requirements?.requirements ?? [] {
      switch requirement.requirement {
      case .sameTypeRequirement(let node):
        if case .type(let type) = node.leftType { _ = read(type, .genericConstraint, in: place) }
        if case .type(let type) = node.rightType { _ = read(type, .genericConstraint, in: place) }
      case .conformanceRequirement(let node):
        _ = read(node.leftType, .genericConstraint, in: place)
        _ = read(node.rightType, .genericConstraint, in: place)
      case .layoutRequirement(let node):
        _ = read(node.type, .genericConstraint, in: place)
      @unknown default: break
      }
    }
  }

  /// Reads generic parameters.
  func read(
    _ clause: GenericParameterClauseSyntax?,
    of owner: FoundDeclaration,
    in place: Surroundings
  ) {
    guard let clause else { return }
    let inside = place.inside(owner)
    for node in clause.parameters {
      read(node.attributes, in: inside)
      let parameter = declare(
        "genericParameter",
        name: node.name.name,
        at: node.name.start,
        from: node.name.start,
        to: node.inheritedType?.end ?? node.name.end,
        in: inside
      )
      parameter.type = node.inheritedType.map { read($0, .genericConstraint, in: inside) }
    }
    readClauses(nil, clause.genericWhereClause, in: inside)
  }

  /// Reads attributes; their arguments are expressions.
  func read(_ attributes: AttributeListSyntax, in place: Surroundings) {
    for element in attributes {
      switch element {
      case .attribute(let node): read(node, in: place)
      case .ifConfigDecl(let node):
        for clause in node.clauses {
          guard case .attributes(let attributes) = clause.elements else { continue }
          read(attributes, in: place.inBranch)
        }
      @unknown default: break
      }
    }
  }

  private func read(_ node: AttributeSyntax, in place: Surroundings) {
    let first = node.attributeName.firstToken(viewMode: .sourceAccurate)?.text ?? ""
    guard !LanguageNames.isAttribute(first) else { return }
    guard case .named(let reference, _) = read(node.attributeName, .attribute, in: place),
      node.leftParen != nil, case .argumentList(let arguments) = node.arguments ?? .argumentList([])
    else { return }
    // `@MainActor(unsafe)` says how strictly it holds.
    guard arguments.trimmedDescription != "unsafe" else { return }
    readCall(
      of: Operand(reference: reference),
      parenthesis: node.leftParen,
      arguments: arguments,
      trailing: nil,
      others: [],
      in: place.outsidePattern
    )
  }
}
