import QatlamDomain

extension Parser {
  /// Reads a type that begins at the current token; returns its node.
  mutating func parseType(_ role: ChainFact.Role, scope: Int32) -> Int32 {
    let outerScope = top.scope
    // The chain under way in the frame waits, it is not touched by those of the type.
    let outerChain = top.chain
    let outerPending = top.pending
    let outerLeft = top.left
    let outerFlags = top.flags
    top.flags.remove(.comparing)
    top.chain = -1
    top.scope = scope
    let base = typeFrames.count
    typeFrames.append(TypeFrame(kind: .root, role: role.rawValue, node: -1))
    var result: Int32 = -1
    while result < 0 {
      let node = typeOperand()
      if node >= 0 { result = typeComplete(node, base: base) }
    }
    typeFrames.truncate(to: base)
    top.scope = outerScope
    top.chain = outerChain
    top.pending = outerPending
    top.left = outerLeft
    top.flags = outerFlags
    return result
  }

  private var typeRole: ChainFact.Role {
    ChainFact.Role(rawValue: typeFrames[typeFrames.count - 1].role) ?? .typeAnnotation
  }

  /// Opens a part of the type under way.
  mutating func pushType(_ kind: TypeFrame.Kind, node: Int32, role: ChainFact.Role) {
    typeFrames.append(TypeFrame(kind: kind, role: role.rawValue, node: node))
  }

  /// Whether no more parts of a type may be opened.
  private var isTypeTooDeep: Bool { typeFrames.count > 1_024 }

  /// Begins a type: returns a whole simple type, or -1 where one more has to be begun.
  private mutating func typeOperand() -> Int32 {
    switch kind {
    case .identifier: return typeWord()
    case .leftParen where isTypeTooDeep, .leftBracket where isTypeTooDeep:
      doubt(.nestedTooDeep, at: lexer.token.start)
      skipBalanced()
      return facts.makeType(.other)
    case .leftParen:
      let node = facts.makeType(.tuple)
      pushType(.tuple, node: node, role: typeRole)
      lexer.advance()
      if kind == .rightParen { return closeTuple() }
      skipElementLabel()
      return -1
    case .leftBracket:
      pushType(.array, node: facts.makeType(.array), role: typeRole)
      lexer.advance()
      if kind == .rightBracket {
        let node = typeFrames.removeLast().node
        lexer.advance()
        return postfixType(node)
      }
      return -1
    case .at:
      let isAutoclosure = !isTypeTooDeep && lexer.peek().name == Keyword.autoclosure.rawValue
      parseAttribute(scope: top.scope, isType: true)
      if isAutoclosure {
        pushType(.prefix, node: facts.makeType(.autoclosure), role: typeRole)
      }
      return -1
    case .op where atOperator(UInt8(ascii: "~")):
      lexer.splitFirst()
      if isTypeTooDeep {
        doubt(.nestedTooDeep, at: lexer.token.start)
      } else {
        pushType(.prefix, node: facts.makeType(.suppressed), role: typeRole)
      }
      lexer.advancePastFirst()
      return -1
    case .integer:
      lexer.advance()
      return facts.makeType(.other)
    case .op where atOperator(UInt8(ascii: "-")):
      lexer.advance()
      if kind == .integer { lexer.advance() }
      return facts.makeType(.other)
    default: return facts.makeType(.other)
    }
  }

  /// A type that begins with a word.
  private mutating func typeWord() -> Int32 {
    if !lexer.token.isQuoted, lexer.token.name < Keyword.firstOperator {
      switch keyword {
      case .some, .any, .each, .repeat:
        let word = keyword
        guard word == .repeat || typeFollowsWord() else { break }
        if isTypeTooDeep {
          doubt(.nestedTooDeep, at: lexer.token.start)
          lexer.advance()
          return -1
        }
        let kind: TypeNode.Kind = word == .some ? .some : word == .any ? .any : .pack
        pushType(.prefix, node: facts.makeType(kind), role: typeRole)
        lexer.advance()
        return -1
      case .inout, .borrowing, .consuming, .isolated, .sending, .nonisolated, .__owned, .__shared,
        ._const, .unowned, .__consuming, ._local:
        guard keyword == .inout || typeFollowsWord() || keyword == .nonisolated else { break }
        let isNonisolated = at(.nonisolated)
        lexer.advance()
        if isNonisolated, kind == .leftParen { skipBalanced() }
        return -1
      case ._underscore:
        lexer.advance()
        return postfixType(facts.makeType(.other))
      // A reserved word ends what should have been a type.
      case .class where typeRole == .inheritance && isClassRestriction():
        lexer.advance()
        return facts.makeType(.other)
      case .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .typealias,
        .associatedtype, .`init`, .deinit, .subscript, .case, .import, .operator,
        .precedencegroup, .public, .private, .fileprivate, .internal, .static, .if, .guard, .while,
        .for, .switch, .do, .defer, .return, .throw, .break, .continue, .fallthrough, .default,
        .else, .catch, .where, .in, .as, .is, .try, .throws, .rethrows, .true, .false, .nil:
        return facts.makeType(.other)
      default: break
      }
    }
    let role = typeRole
    beginChain(role, base: .name)
    let chain = top.chain
    return goOnNamed(facts.makeType(.named, chain: chain), role: role)
  }

  /// Whether the word `class` in an inheritance clause is meant, not the next declaration.
  private mutating func isClassRestriction() -> Bool {
    guard lexer.token.newlineBefore else { return true }
    let next = lexer.peek().kind
    return next == .leftBrace || next == .comma
  }

  private mutating func typeFollowsWord() -> Bool {
    let next = lexer.peek()
    switch next.kind {
    case .identifier:
      return next.isQuoted
        || !(next.name == Keyword.in.rawValue
          || next.name == Keyword.where.rawValue || next.name == Keyword.throws.rawValue
          || next.name == Keyword.async.rawValue) && !next.newlineBefore
    case .leftParen, .leftBracket, .at: return !next.newlineBefore
    case .op: return lexer.bytes[next.start] == UInt8(ascii: "~")
    default: return false
    }
  }

  /// Goes on with a name path; its chain is open.
  ///
  /// - Parameters:
  ///   - node: The type under way.
  ///   - role: Where it stands.
  ///   - lastChild: Its last generic argument so far, or -1.
  /// - Returns: The node where the type ends here, -1 where more has to be read.
  private mutating func goOnNamed(
    _ node: Int32,
    role: ChainFact.Role,
    lastChild: Int32 = -1
  ) -> Int32 {
    while true {
      switch kind {
      case .period:
        let next = lexer.peek()
        guard next.kind == .identifier else { return endNamed(node) }
        if next.name == Keyword.metatype.rawValue || next.name == Keyword.protocolMetatype.rawValue,
          !next.isQuoted
        {
          return endNamed(node)
        }
        _ = lexer.lexMember()
        extendChain()
      case .doubleColon:
        lexer.advance()
        guard kind == .identifier else { return endNamed(node) }
        markComponent(.isModule)
        extendChain()
      case .op where atOperator(UInt8(ascii: "<")) && !lexer.token.newlineBefore:
        if isTypeTooDeep {
          doubt(.nestedTooDeep, at: lexer.token.start)
          return endNamed(node)
        }
        lexer.splitFirst()
        markComponent(.hasGenericArguments)
        var frame = TypeFrame(kind: .generic, role: role.rawValue, node: node)
        frame.chain = top.chain
        frame.pending = top.pending
        frame.lastChild = lastChild
        // What stands between the brackets are generic arguments; the role comes back behind.
        typeFrames.append(frame)
        typeFrames[typeFrames.count - 1].role = ChainFact.Role.genericArgument.rawValue
        typeFrames[typeFrames.count - 1].count = Int32(role.rawValue)
        top.chain = -1
        lexer.advance()
        if atOperator(UInt8(ascii: ">")) { return closeGeneric() }
        return -1
      default:
        return endNamed(node)
      }
    }
  }

  private mutating func endNamed(_ node: Int32) -> Int32 {
    closeChain()
    return postfixType(node)
  }

  private mutating func closeGeneric() -> Int32 {
    let frame = typeFrames.removeLast()
    lexer.advancePastFirst()
    top.chain = frame.chain
    top.pending = frame.pending
    let role = ChainFact.Role(rawValue: UInt8(truncatingIfNeeded: frame.count)) ?? .typeAnnotation
    return goOnNamed(frame.node, role: role, lastChild: frame.lastChild)
  }

  /// Reads `?`, `!`, `.Type` and members behind a simple type.
  mutating func postfixType(_ simple: Int32) -> Int32 {
    var node = simple
    while true {
      if isAdjacent, kind == .question || atOperator(UInt8(ascii: "?")) {
        lexer.splitFirst()
        lexer.advance()
        node = facts.makeType(.optional, child: node)
      } else if isAdjacent, kind == .exclaim || atOperator(UInt8(ascii: "!")) {
        lexer.splitFirst()
        lexer.advance()
        node = facts.makeType(.implicitlyUnwrapped, child: node)
      } else if kind == .period {
        let next = lexer.peek()
        guard next.kind == .identifier, !next.newlineBefore else { return node }
        // Behind a key path's root the path begins.
        if typeRole == .keyPath, typeFrames[typeFrames.count - 1].kind == .root { return node }
        lexer.advance()
        lexer.advance()
        if next.name == Keyword.metatype.rawValue || next.name == Keyword.protocolMetatype.rawValue
        {
          node = facts.makeType(.metatype, child: node)
        } else {
          // A member of something that has no name.
          node = facts.makeType(.other)
        }
      } else {
        return node
      }
    }
  }

  /// Hands a whole type to what is open around it.
  ///
  /// - Returns: The node when the type as a whole is read, -1 where more has to be read.
  private mutating func typeComplete(_ completed: Int32, base: Int) -> Int32 {
    var node = completed
    while true {
      let frame = typeFrames[typeFrames.count - 1]
      if kind == .op, lexer.token.end == lexer.token.start + 1,
        atOperator(UInt8(ascii: "&")), frame.kind != .composition
      {
        if frame.kind == .prefix, isSuppressed(frame.node) {
          // `~A & B`: the tilde takes the name alone.
          facts.types[Int(frame.node)].firstChild = node
          node = typeFrames.removeLast().node
          continue
        }
        let composition = facts.makeType(.composition)
        pushType(.composition, node: composition, role: typeRole)
        attach(node)
        lexer.advance()
        return -1
      }
      switch frame.kind {
      case .root:
        return node
      case .prefix:
        facts.types[Int(frame.node)].firstChild = node
        node = typeFrames.removeLast().node
      case .composition:
        attach(node)
        if kind == .op, lexer.token.end == lexer.token.start + 1, atOperator(UInt8(ascii: "&")) {
          lexer.advance()
          return -1
        }
        node = typeFrames.removeLast().node
      case .result:
        attach(node)
        node = typeFrames.removeLast().node
      case .thrown:
        if kind == .rightParen { lexer.advance() }
        _ = typeFrames.removeLast()
        if goOnWithArrow() { return -1 }
        // Effects without an arrow: what was read is a tuple.
        node = closeFunctionWithoutResult()
      case .generic:
        attach(node)
        if kind == .comma {
          lexer.advance()
          if atOperator(UInt8(ascii: ">")) {
            node = closeGeneric()
            if node < 0 { return -1 }
            continue
          }
          return -1
        }
        if atOperator(UInt8(ascii: ">")) {
          node = closeGeneric()
          if node < 0 { return -1 }
          continue
        }
        // It does not close: the name ends here.
        _ = typeFrames.removeLast()
        top.chain = frame.chain
        top.pending = frame.pending
        closeChain()
        node = frame.node
      case .array:
        if kind == .colon {
          facts.types[Int(frame.node)].kind = TypeNode.Kind.dictionary.rawValue
          attach(node)
          lexer.advance()
          return -1
        }
        if at(.of) {
          // `[3 of T]`: the count is no child.
          lexer.advance()
          return -1
        }
        attach(node)
        if kind == .rightBracket { lexer.advance() }
        node = postfixType(typeFrames.removeLast().node)
      case .tuple:
        attach(node)
        if kind == .op, lexer.bytes.has("...", at: lexer.token.start) { lexer.advance() }
        if kind == .equal { skipDefault() }
        if kind == .comma {
          lexer.advance()
          if kind != .rightParen {
            skipElementLabel()
            return -1
          }
        }
        node = closeTuple()
        if node < 0 { return -1 }
      }
    }
  }

  private func isSuppressed(_ node: Int32) -> Bool {
    facts.types[Int(node)].kind == TypeNode.Kind.suppressed.rawValue
  }

  /// Makes a node the next child of the innermost open part.
  private mutating func attach(_ node: Int32) {
    let last = typeFrames.count - 1
    let parent = Int(typeFrames[last].node)
    let previous = typeFrames[last].lastChild
    if previous < 0 {
      facts.types[parent].firstChild = node
    } else {
      facts.types[Int(previous)].nextSibling = node
    }
    typeFrames[last].lastChild = node
    facts.types[Int(node)].label = typeFrames[last].label
    typeFrames[last].label = 0
    typeFrames[last].count &+= 1
  }
}
