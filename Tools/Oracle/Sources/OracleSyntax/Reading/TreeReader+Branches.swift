import SwiftSyntax

extension TreeReader {
  /// Reads `if` with what follows `else`; its branches give their values to a context.
  func read(_ node: IfExprSyntax, giving context: FoundContext?, in place: Surroundings) {
    let block = self.block(from: node.ifKeyword, body: node.body, in: place)
    read(node.conditions, in: place.outsidePattern.inside(block))
    readBranch(node.body.statements, giving: context, scope: block, in: place)
    switch node.elseBody {
    case .ifExpr(let next): read(next, giving: context, in: place)
    case .codeBlock(let body):
      guard let keyword = node.elseKeyword else { return }
      let block = self.block(from: keyword, body: body, in: place)
      readBranch(body.statements, giving: context, scope: block, in: place)
    case nil: break
    @unknown default: break
    }
  }

  private func readBranch(
    _ statements: CodeBlockItemListSyntax,
    giving context: FoundContext?,
    scope: FoundDeclaration,
    in place: Surroundings
  ) {
    var inside = place.statements(of: scope, function: place.function)
    inside.valueContext = context
    read(statements, in: inside)
  }

  /// Reads `switch`; its cases give their values to a context.
  func read(_ node: SwitchExprSyntax, giving context: FoundContext?, in place: Surroundings) {
    let place = place.outsidePattern
    let subject = read(node.subject, at: nil, in: place).value
    read(node.cases, subject: subject, giving: context, in: place)
  }

  private func read(
    _ cases: SwitchCaseListSyntax,
    subject: FoundReference?,
    giving context: FoundContext?,
    in place: Surroundings
  ) {
    for element in cases {
      switch element {
      case .switchCase(let node): read(node, subject: subject, giving: context, in: place)
      case .ifConfigDecl(let node):
        for clause in node.clauses {
          guard case .switchCases(let cases) = clause.elements else { continue }
          read(cases, subject: subject, giving: context, in: place.inBranch)
        }
      @unknown default: break
      }
    }
  }

  private func read(
    _ node: SwitchCaseSyntax,
    subject: FoundReference?,
    giving context: FoundContext?,
    in place: Surroundings
  ) {
    let label = node.label
    let block: FoundDeclaration
    switch label {
    case .case(let label):
      block = declare(
        "block",
        at: label.colon.start,
        from: label.caseKeyword.start,
        to: node.end,
        in: place
      )
      for item in label.caseItems {
        read(item.pattern, subject: subject, in: place.inside(block))
        if let condition = item.whereClause?.condition {
          _ = read(condition, at: nil, in: place.inside(block))
        }
      }
    case .default(let label):
      block = declare(
        "block",
        at: label.colon.start,
        from: label.defaultKeyword.start,
        to: node.end,
        in: place
      )
    @unknown default: return
    }
    readBranch(node.statements, giving: context, scope: block, in: place)
  }

  /// Reads the conditions of `if`, `guard` or `while`.
  func read(_ conditions: ConditionElementListSyntax, in place: Surroundings) {
    for element in conditions {
      switch element.condition {
      case .expression(let node): _ = read(node, at: nil, in: place)
      case .availability: break
      case .matchingPattern(let node):
        let value = read(node.initializer.value, at: nil, in: place).value
        read(node.pattern, subject: value, in: place)
      case .optionalBinding(let node): read(node, in: place)
      @unknown default: break
      }
    }
  }

  private func read(_ node: OptionalBindingConditionSyntax, in place: Surroundings) {
    var flags: Set<String> = ["unwraps"]
    if node.bindingSpecifier.text != "var" { flags.insert("let") }
    guard let name = Self.boundName(of: node.pattern) else {
      readNames(
        of: node.pattern,
        flags: flags,
        type: node.typeAnnotation,
        value: node.initializer,
        isOrdered: true,
        in: place
      )
      return
    }
    let variable = declare(
      "var",
      name: name.name,
      at: name.start,
      from: node.start,
      to: node.end,
      flags: flags,
      in: place
    )
    if let type = node.typeAnnotation?.type {
      variable.type = read(type, .typeAnnotation, in: place.inside(variable))
    }
    guard let value = node.initializer?.value else {
      let use = refer(.expression, in: place)
      use.components = [FoundReference.Component(name: name.name, offset: name.start)]
      variable.value = use
      variable.visibleFrom = node.end
      return
    }
    variable.flags.insert("initialValue")
    let operand = read(value, at: .initialValue(of: variable), in: place.inside(variable))
    variable.value = operand.value
    variable.visibleFrom = value.end
    guard variable.type == nil, let cast = operand.castType else { return }
    if case .optional(let wrapped) = cast { variable.type = wrapped } else { variable.type = cast }
  }

  /// The token of a pattern that is one name, `_` included.
  static func boundName(of pattern: PatternSyntax) -> TokenSyntax? {
    if let name = pattern.as(IdentifierPatternSyntax.self) { return name.identifier }
    if let wildcard = pattern.as(WildcardPatternSyntax.self) { return wildcard.wildcard }
    // `let let a`: written twice.
    if let binding = pattern.as(ValueBindingPatternSyntax.self) {
      return boundName(of: binding.pattern)
    }
    let expression = pattern.as(ExpressionPatternSyntax.self)?.expression
    return expression?.as(DiscardAssignmentExprSyntax.self)?.wildcard
  }
}
