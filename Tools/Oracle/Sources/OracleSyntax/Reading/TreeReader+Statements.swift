import SwiftSyntax

extension TreeReader {
  /// Reads statements and declarations.
  func read(_ items: CodeBlockItemListSyntax, in place: Surroundings) {
    for item in items {
      switch item.item {
      case .decl(let declaration): read(declaration, in: place)
      case .stmt(let statement): read(statement, in: place)
      case .expr(let expression): readStatement(expression, in: place)
      @unknown default: break
      }
    }
  }

  /// Reads an expression that is a statement.
  func readStatement(_ expression: ExprSyntax, in place: Surroundings) {
    if let branch = expression.as(IfExprSyntax.self) {
      read(branch, giving: place.valueContext, in: place)
      return
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      read(choice, giving: place.valueContext, in: place)
      return
    }
    let context = place.valueContext ?? place.function.map { .returnValue(of: $0) }
    guard let macro = Self.expandedMacro(at: expression) else {
      _ = read(expression, at: context, in: place)
      return
    }
    let expansion = declare(
      "macroExpansion",
      name: macro.name,
      at: macro.start,
      from: expression.start,
      to: expression.end,
      in: place
    )
    _ = read(expression, at: context, in: place.inside(expansion))
  }

  /// The name of the macro that a statement begins with.
  private static func expandedMacro(at expression: ExprSyntax) -> TokenSyntax? {
    guard let pound = expression.firstToken(viewMode: .sourceAccurate), pound.tokenKind == .pound,
      let macro = pound.parent?.as(MacroExpansionExprSyntax.self)
    else { return nil }
    return LanguageNames.macros.contains(macro.macroName.text) ? nil : macro.macroName
  }

  private func read(_ statement: StmtSyntax, in place: Surroundings) {
    switch statement.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): readStatement(node.expression, in: place)
    case .labeledStmt(let node): read(node.statement, in: place)
    case .returnStmt(let node):
      let context = place.function.map { FoundContext.returnValue(of: $0) }
      node.expression.map { _ = read($0, at: context, in: place) }
    case .throwStmt(let node):
      let context = place.function.map { FoundContext.thrownValue(of: $0) }
      _ = read(node.expression, at: context, in: place)
    case .discardStmt(let node): readStatement(node.expression, in: place)
    case .yieldStmt(let node): read(node, in: place)
    case .guardStmt(let node):
      read(node.conditions, in: place)
      let body = node.body
      let block = self.block(from: node.elseKeyword, body: body, in: place)
      read(body.statements, in: place.statements(of: block, function: place.function))
    case .whileStmt(let node):
      let block = self.block(from: node.whileKeyword, body: node.body, in: place)
      read(node.conditions, in: place.inside(block))
      read(node.body.statements, in: place.statements(of: block, function: place.function))
    case .repeatStmt(let node):
      let block = self.block(from: node.repeatKeyword, body: node.body, in: place)
      read(node.body.statements, in: place.statements(of: block, function: place.function))
      _ = read(node.condition, at: nil, in: place)
    case .deferStmt(let node):
      let block = self.block(from: node.deferKeyword, body: node.body, in: place)
      read(node.body.statements, in: place.statements(of: block, function: place.function))
    case .doStmt(let node):
      if let type = node.throwsClause?.type { _ = read(type, .thrownType, in: place) }
      read(node.body, node.catchClauses, keyword: node.doKeyword, in: place)
    case .forStmt(let node): read(node, in: place)
    default: break
    }
  }

  private func read(_ node: YieldStmtSyntax, in place: Surroundings) {
    switch node.yieldedExpressions {
    case .single(let expression): readStatement(expression, in: place)
    case .multiple(let list):
      for element in list.elements { _ = read(element.expression, at: nil, in: place) }
    @unknown default: break
    }
  }

  /// Adds the scope of a statement's body.
  func block(
    from keyword: TokenSyntax,
    body: CodeBlockSyntax,
    in place: Surroundings
  ) -> FoundDeclaration {
    declare("block", at: body.leftBrace.start, from: keyword.start, to: body.end, in: place)
  }

  /// Reads `do` with what it catches.
  func read(
    _ body: CodeBlockSyntax,
    _ clauses: CatchClauseListSyntax,
    keyword: TokenSyntax,
    in place: Surroundings
  ) {
    let block = self.block(from: keyword, body: body, in: place)
    read(body.statements, in: place.statements(of: block, function: place.function))
    for clause in clauses { read(clause, in: place) }
  }

  private func read(_ clause: CatchClauseSyntax, in place: Surroundings) {
    let block = self.block(from: clause.catchKeyword, body: clause.body, in: place)
    let inside = place.inside(block)
    if clause.catchItems.first?.pattern == nil {
      declareImplicit("error", at: clause.catchKeyword, type: nil, in: inside)
    }
    for item in clause.catchItems {
      if let pattern = item.pattern { read(pattern, subject: nil, in: inside) }
      if let condition = item.whereClause?.condition { _ = read(condition, at: nil, in: inside) }
    }
    read(clause.body.statements, in: place.statements(of: block, function: place.function))
  }

  /// Adds a name that the language binds without its being written.
  func declareImplicit(
    _ name: String,
    at keyword: TokenSyntax,
    type: FoundType?,
    in place: Surroundings
  ) {
    let offset = keyword.start
    let flags: Set<String> = ["let", "implicit"]
    let variable = declare(
      "var",
      name: name,
      at: offset,
      from: offset,
      to: offset,
      flags: flags,
      in: place
    )
    variable.type = type
  }

  private func read(_ node: ForStmtSyntax, in place: Surroundings) {
    let block = self.block(from: node.forKeyword, body: node.body, in: place)
    let inside = place.inside(block)
    let first = declarations.count
    if node.caseKeyword == nil {
      read(node.pattern, subject: nil, binding: "let", in: inside)
    } else {
      read(node.pattern, subject: nil, in: inside)
    }
    let variables = declarations[first...].filter { $0.kind == "var" && $0.parent === block }
    if let type = node.typeAnnotation?.type {
      let type = read(type, .typeAnnotation, in: inside)
      // That of a tuple is no single name's.
      if let variable = variables.last, !variable.flags.contains("patternBinding") {
        variable.type = type
      }
    }
    let value = read(node.sequence, at: nil, in: inside).value
    for variable in variables {
      variable.value = value
      variable.visibleFrom = node.sequence.end
      variable.flags.insert("iterates")
    }
    if let condition = node.whereClause?.condition { _ = read(condition, at: nil, in: inside) }
    read(node.body.statements, in: place.statements(of: block, function: place.function))
  }
}
