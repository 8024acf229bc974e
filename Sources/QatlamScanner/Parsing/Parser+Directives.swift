import QatlamDomain

extension Parser {
  /// `#if`, `#elseif`, `#else` or `#endif`: every branch is read, conditions are skipped.
  mutating func directive() {
    let start = lexer.token.start
    let end = contentEnd
    let word = kind
    if word == .directiveEnd { lexer.advance() } else { skipCondition() }
    // What ends here ends before the directive.
    let behind = lexer.previousEnd
    lexer.previousEnd = end
    switch word {
    case .directiveIf:
      settle(continuing: kind == .period || kind == .directiveIf)
      branches.append(depth)
      branchStarts.append(start)
    default:
      unwind()
      endBranchCase()
      if word == .directiveEnd, !branches.isEmpty {
        _ = branches.removeLast()
        _ = branchStarts.removeLast()
      }
      breakChain()
    }
    if lexer.previousEnd == end { lexer.previousEnd = behind }
    // What was open before `#if` and is so behind `#endif` holds both.
    directiveEnd = word == .directiveEnd ? -1 : behind
    beforeDirective = end
  }

  /// Ends the case of a `switch` that was begun in the branch.
  private mutating func endBranchCase() {
    guard top.kind == .caseBody, !branchStarts.isEmpty,
      Int(top.opener) > branchStarts[branchStarts.count - 1]
    else { return }
    finishCase()
  }

  /// Skips the directive and its condition, to the end of the line.
  private mutating func skipCondition() {
    var parens = 0
    lexer.advance()
    while kind != .end {
      if lexer.token.newlineBefore, parens <= 0 {
        // `&&` and `||` at the line's end go on with the condition.
        guard lexer.previousEnd >= 2, endsWithConnective(), kind == .identifier || kind == .exclaim
        else { return }
      }
      switch kind {
      case .leftParen: parens += 1
      case .rightParen: parens -= 1
      default: break
      }
      lexer.advance()
    }
  }

  private func endsWithConnective() -> Bool {
    let end = lexer.previousEnd
    return lexer.bytes.has("&&", at: end - 2) || lexer.bytes.has("||", at: end - 2)
  }

  /// Ends what ends before a directive, so that its branches begin at a statement.
  private mutating func settle(continuing: Bool) {
    if continuing, top.kind.isExpression, top.flags.contains(.afterOperand) { return }
    while !isDone, endsBeforeDirective() { abandon() }
  }

  /// Whether the innermost construct cannot go on behind a directive.
  private func endsBeforeDirective() -> Bool {
    if top.kind.isOpenExpression { return top.flags.contains(.afterOperand) }
    switch top.kind {
    case .bindings: return top.left >= 0 || top.flags.contains(.isThird)
    case .enumCases: return true
    default: return false
    }
  }

  /// Ends what was begun in a branch.
  private mutating func unwind() {
    guard !branches.isEmpty else {
      settle(continuing: false)
      return
    }
    let bound = branches[branches.count - 1]
    while depth > bound, !isDone {
      if top.kind == .head || top.kind == .attribute { return }
      if top.kind == .caseBody {
        finishCase()
        continue
      }
      if !top.kind.isOpenExpression, top.kind != .bindings, top.kind != .enumCases {
        doubt(.unbalancedBraces, at: lexer.token.start)
      }
      abandon()
    }
  }

  /// Members behind a directive belong to something that depends on the branch.
  private mutating func breakChain() {
    guard top.kind.isExpression, top.chain >= 0 else { return }
    closeChain()
    top.literal = ChainFact.Base.unknown.rawValue
    top.flags.insert(.isCompound)
  }
}
