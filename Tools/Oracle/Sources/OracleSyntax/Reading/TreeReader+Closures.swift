import SwiftSyntax

extension TreeReader {
  /// Reads a closure.
  func read(_ node: ClosureExprSyntax, at context: FoundContext?, in place: Surroundings) {
    let closure = declare(
      "closure",
      at: node.start,
      from: node.start,
      to: node.end,
      flags: ["body"],
      in: place
    )
    closure.context = context
    let inside = place.outsidePattern.inside(closure)
    if let signature = node.signature { read(signature, of: closure, in: inside) }
    read(node.statements, in: place.statements(of: closure, function: closure))
  }

  private func read(
    _ node: ClosureSignatureSyntax,
    of closure: FoundDeclaration,
    in place: Surroundings
  ) {
    read(node.attributes, in: place)
    for capture in node.capture?.items ?? [] { read(capture, in: place) }
    switch node.parameterClause {
    case .simpleInput(let names):
      for parameter in names { _ = declareParameter(parameter.name, in: place) }
    case .parameterClause(let clause):
      for parameter in clause.parameters { read(parameter, in: place) }
    case nil: break
    @unknown default: break
    }
    if let effects = node.effectSpecifiers {
      if effects.asyncSpecifier != nil { closure.flags.insert("async") }
      readThrows(effects.throwsClause, of: closure, in: place)
    }
    closure.type = node.returnClause.map { read($0.type, .typeAnnotation, in: place) }
  }

  private func declareParameter(_ name: TokenSyntax, in place: Surroundings) -> FoundDeclaration {
    declare(
      "parameter",
      name: name.name,
      at: name.start,
      from: name.start,
      to: name.end,
      flags: ["let", "noLabel"],
      in: place
    )
  }

  private func read(_ node: ClosureParameterSyntax, in place: Surroundings) {
    read(node.attributes, in: place)
    let parameter = declareParameter(node.secondName ?? node.firstName, in: place)
    parameter.type = node.type.map { read($0, .typeAnnotation, in: place) }
    if node.ellipsis != nil { parameter.flags.insert("variadic") }
  }

  private func read(_ node: ClosureCaptureSyntax, in place: Surroundings) {
    var flags: Set<String> = ["capture", "let"]
    switch node.specifier?.specifier.text {
    case "weak": flags.insert("weak")
    case "unowned": flags.insert("unowned")
    default: break
    }
    let end = node.initializer?.end ?? node.name.end
    let variable = declare(
      "var",
      name: node.name.name,
      at: node.name.start,
      from: node.start,
      to: end,
      flags: flags,
      in: place
    )
    variable.visibleFrom = end
    if let value = node.initializer?.value {
      variable.flags.insert("initialValue")
      let operand = read(value, at: nil, in: place.inside(variable))
      variable.value = operand.value
      variable.type = operand.castType
    } else {
      let use = refer(.expression, in: place)
      use.components = [FoundReference.Component(name: node.name.name, offset: node.name.start)]
      variable.value = use
    }
  }
}
