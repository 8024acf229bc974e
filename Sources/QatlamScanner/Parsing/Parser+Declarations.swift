import QatlamDomain

extension Parser {
  // MARK: Types

  /// A class, struct, enum, actor or protocol; the current token is its keyword.
  mutating func nominalType(_ kind: DeclarationKind, head: Head) {
    lexer.advance()
    guard self.kind == .identifier else {
      drop(head)
      return
    }
    let declaration = open(
      kind,
      head: head,
      name: lexer.token.name,
      nameOffset: lexer.token.start
    )
    lexer.advance()
    if kind == .protocol, atOperator(UInt8(ascii: "<")) {
      // Primary associated types: names that are declared in the body.
      while self.kind != .end, self.kind != .leftBrace, !atOperator(UInt8(ascii: ">")) {
        lexer.advance()
      }
      if atOperator(UInt8(ascii: ">")) { lexer.advancePastFirst() }
    } else {
      genericParameters(declaration)
    }
    inheritance(declaration)
    whereClause(declaration)
    typeBody(declaration)
  }

  mutating func typeBody(_ declaration: Int32) {
    guard kind == .leftBrace else {
      facts.close(declaration, end: lexer.previousEnd)
      return
    }
    pushBrace(.typeBody, scope: declaration, declaration: declaration, function: -1)
  }

  mutating func extensionDeclaration(_ head: Head) {
    lexer.advance()
    guard kind == .identifier || kind == .leftBracket || kind == .leftParen || kind == .at else {
      drop(head)
      return
    }
    let declaration = open(.extension, head: head, name: 0, nameOffset: lexer.token.start)
    let firstChain = facts.chains.count
    let type = parseType(.extendedType, scope: declaration)
    facts.declarations[Int(declaration)].type = type
    if firstChain < facts.chains.count {
      let node = facts.types[Int(type)]
      let chain = facts.chains[node.chain >= 0 ? Int(node.chain) : firstChain]
      if chain.count > 0 {
        let last = Int(chain.first) + Int(chain.count) - 1
        facts.declarations[Int(declaration)].name = facts.components[last].name
      }
    }
    inheritance(declaration)
    whereClause(declaration)
    typeBody(declaration)
  }

  func isColumnOne(_ offset: Int) -> Bool {
    offset <= lexer.notes.textStart || lexer.has(ByteClass.newline, at: offset - 1)
  }

  mutating func aliasDeclaration(_ kind: DeclarationKind, head: Head) {
    lexer.advance()
    guard self.kind == .identifier else {
      drop(head)
      return
    }
    let declaration = open(
      kind,
      head: head,
      name: lexer.token.name,
      nameOffset: lexer.token.start
    )
    lexer.advance()
    genericParameters(declaration)
    inheritance(declaration)
    if self.kind == .equal {
      lexer.advance()
      facts.declarations[Int(declaration)].type = parseType(.aliasTarget, scope: declaration)
    }
    whereClause(declaration)
    facts.close(declaration, end: lexer.previousEnd)
  }

  // MARK: Clauses

  /// `<T: P, each U, let n: Int>`.
  mutating func genericParameters(_ owner: Int32) {
    guard atOperator(UInt8(ascii: "<")) else { return }
    lexer.splitFirst()
    lexer.advance()
    let outer = top.scope
    while kind == .identifier || kind == .at {
      while kind == .at { parseAttribute(scope: owner) }
      if at(.each) || at(.let) || at(.var), lexer.peek().kind == .identifier { lexer.advance() }
      if at(.where) {
        whereClause(owner)
        break
      }
      guard kind == .identifier else { break }
      let start = lexer.token.start
      top.scope = owner
      let parameter = openDeclaration(
        .genericParameter,
        name: lexer.token.name,
        nameOffset: start,
        start: start
      )
      top.scope = outer
      lexer.advance()
      // What its constraint holds stands beside it, in the owner.
      facts.close(parameter, end: lexer.previousEnd)
      if kind == .op, lexer.bytes.has("...", at: lexer.token.start) { lexer.advance() }
      if kind == .colon {
        lexer.advance()
        facts.declarations[Int(parameter)].type = parseType(.genericConstraint, scope: owner)
      }
      if kind == .equal {
        lexer.advance()
        _ = parseType(.genericArgument, scope: owner)
      }
      facts.declarations[Int(parameter)].end = UInt32(truncatingIfNeeded: lexer.previousEnd)
      if kind == .comma { lexer.advance() } else if !at(.where) { break }
    }
    if atOperator(UInt8(ascii: ">")) { lexer.advancePastFirst() }
  }

  /// `: A, B & C`.
  mutating func inheritance(_ declaration: Int32) {
    guard kind == .colon else { return }
    lexer.advance()
    while kind != .leftBrace, kind != .end {
      _ = parseType(.inheritance, scope: declaration)
      guard kind == .comma else { return }
      lexer.advance()
    }
  }

  /// `where T: P, U == V`.
  mutating func whereClause(_ declaration: Int32) {
    guard at(.where) else { return }
    lexer.advance()
    while kind != .end, kind != .leftBrace {
      let left = parseType(.genericConstraint, scope: declaration)
      if kind == .colon || kind == .op && lexer.bytes.has("==", at: lexer.token.start) {
        let isSame = kind == .op
        lexer.advance()
        let right = parseType(.genericConstraint, scope: declaration)
        facts.requirements.append(
          RawRequirement(scope: declaration, left: left, right: right, isSame: isSame)
        )
      }
      guard kind == .comma else { return }
      lexer.advance()
    }
  }

  // MARK: Others

  mutating func importDeclaration(_ head: Head) {
    lexer.advance()
    var path: [NameID] = []
    var kindName: NameID = 0
    var offset = lexer.token.start
    switch keyword {
    case .class, .struct, .enum, .protocol, .func, .var, .let, .typealias:
      if lexer.peek().kind == .identifier {
        kindName = lexer.token.name
        lexer.advance()
        offset = lexer.token.start
      }
    default: break
    }
    while kind == .identifier, !path.isEmpty || namesModule() {
      path.append(lexer.token.name)
      lexer.advance()
      if kind == .op, isAdjacent, atOperator(UInt8(ascii: ".")) {
        // `import func Module.==`: the dot and the operator look like one.
        lexer.token.start += 1
        path.append(importedOperator())
        break
      }
      guard kind == .period else { break }
      lexer.advance()
      if atImportedOperator { path.append(importedOperator()) }
    }
    if path.isEmpty, atImportedOperator { path.append(importedOperator()) }
    drop(head)
    guard !path.isEmpty else { return }
    facts.imports.append(
      ImportFact(
        path: path,
        kind: kindName,
        offset: UInt32(truncatingIfNeeded: offset),
        isTestable: head.isTestable,
        isConditional: !branches.isEmpty
      )
    )
  }

  /// Whether an operator is imported: `import func Module.==`.
  private var atImportedOperator: Bool {
    kind == .op || kind == .equal || kind == .exclaim || kind == .question
  }

  /// Consumes an operator and returns its name.
  private mutating func importedOperator() -> NameID {
    let name = lexer.names.intern(lexer.bytes, from: lexer.token.start, to: lexer.token.end)
    lexer.advance()
    return name
  }

  /// Whether the current word is what is imported; on the next line a keyword begins something else.
  private func namesModule() -> Bool {
    !lexer.token.newlineBefore || lexer.token.isQuoted
      || lexer.token.name >= Keyword.firstOperator
  }

  mutating func operatorDeclaration(_ head: Head) {
    lexer.advance()
    let start = lexer.token.start
    var end = lexer.token.end
    // The name may be cut in tokens: `!` and `?` are marks where an operand could end.
    while kind != .end, kind != .identifier, kind != .colon, kind != .leftBrace, kind != .semicolon,
      !(lexer.token.newlineBefore && end > start && lexer.token.start > start)
    {
      end = lexer.token.end
      lexer.advance()
      if !isAdjacent { break }
    }
    let name = lexer.names.intern(lexer.bytes, from: start, to: max(end, start))
    let declaration = open(.operatorDeclaration, head: head, name: name, nameOffset: start)
    while kind != .end, !lexer.token.newlineBefore, kind != .semicolon, kind != .rightBrace {
      if kind == .leftBrace {
        skipBalanced()
      } else {
        lexer.advance()
      }
    }
    facts.close(declaration, end: lexer.previousEnd)
  }

  mutating func precedenceGroup(_ head: Head) {
    lexer.advance()
    let declaration = open(
      .precedenceGroup,
      head: head,
      name: kind == .identifier ? lexer.token.name : 0,
      nameOffset: lexer.token.start
    )
    if kind == .identifier { lexer.advance() }
    if kind == .leftBrace { skipBalanced() }
    facts.close(declaration, end: lexer.previousEnd)
  }

  /// `#name …` where a declaration or statement may stand.
  mutating func macroStatement() {
    switch Keyword(rawValue: lexer.token.name < Keyword.firstOperator ? lexer.token.name : 0)
      ?? .none
    {
    case .warning, .error, .sourceLocation, .line:
      lexer.advance()
      if kind == .leftParen { skipBalanced() }
    case .selector, .keyPath, .file, .fileID, .filePath, .function, .column, .dsohandle, .available,
      .unavailable, .isolation, .externalMacro, .colorLiteral, .imageLiteral, .fileLiteral:
      expressionStatement()
    default:
      let start = lexer.token.start
      let declaration = openDeclaration(
        .macroExpansion,
        name: lexer.token.name,
        nameOffset: start + 1,
        start: start
      )
      expressionStatement()
      top.scope = declaration
      top.declaration = declaration
    }
  }
}
