import QatlamDomain

/// What expressions are worth, kept for whoever asks for their types.
extension Parser {
  /// Whether somebody asks for the value of an expression of a kind.
  @inline(__always)
  func asksForValue(_ kind: FrameKind) -> Bool {
    switch kind {
    case .initialValue, .defaultValue, .captureValue, .conditionValue, .subject, .sequence,
      .returnValue:
      true
    case .statement: !frames.isEmpty && frames[frames.count - 1].kind == .closureBody
    default: false
    }
  }

  /// Returns the code of the value that the expression under way has; its chain must be closed.
  mutating func valueCode() -> Int32 {
    let last = top.left >= 0 ? top.left : top.operand
    let code = top.outcome == Frame.undecided ? last : top.outcome
    switch top.alternativeKind {
    case .none: return code
    case .coalescing:
      return facts.makeExpression(.coalescing, value: top.alternative, other: code)
    case .conditional:
      return facts.makeExpression(.either, value: top.alternative, other: code)
    }
  }

  /// Behind an infix operator: says what it makes of the expression.
  mutating func noteOperator(start: Int, end: Int) {
    let last = top.left >= 0 ? top.left : top.operand
    switch operation(start: start, end: end) {
    case .truth:
      top.outcome = ValueCode.boolean
      if top.alternativeKind == .coalescing { top.alternativeKind = .none }
    case .coalescing:
      guard top.outcome == Frame.undecided, top.alternativeKind == .none else { return }
      top.alternative = last
      top.alternativeKind = .coalescing
    case .sameType:
      guard top.outcome == Frame.undecided, last != ValueCode.integer else { return }
      top.outcome = last
    case .other:
      if top.outcome != ValueCode.boolean { top.outcome = ValueCode.unknown }
    }
  }

  private enum Operation { case truth, coalescing, sameType, other }

  private func operation(start: Int, end: Int) -> Operation {
    let first = lexer.bytes[start]
    switch end - start {
    case 1:
      switch first {
      case UInt8(ascii: "<"), UInt8(ascii: ">"): return .truth
      case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
        UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"):
        return .sameType
      default: return .other
      }
    case 2:
      if lexer.bytes.has("??", at: start) { return .coalescing }
      let isTruth =
        lexer.bytes.has("==", at: start) || lexer.bytes.has("!=", at: start)
        || lexer.bytes.has("<=", at: start) || lexer.bytes.has(">=", at: start)
        || lexer.bytes.has("&&", at: start) || lexer.bytes.has("||", at: start)
        || lexer.bytes.has("~=", at: start)
      return isTruth ? .truth : .other
    default:
      let isTruth = lexer.bytes.has("===", at: start) || lexer.bytes.has("!==", at: start)
      return isTruth ? .truth : .other
    }
  }

  /// At the colon of `a ? b : c`: keeps `b`.
  mutating func noteFirstBranch() {
    closeChain()
    if top.alternativeKind == .conditional { return }
    let code = valueCode()
    top.alternative = code
    top.alternativeKind = .conditional
    top.outcome = Frame.undecided
  }

  /// Behind an element in brackets: keeps it as an argument or as an element of a literal.
  mutating func noteElement() {
    switch top.kind {
    case .call where top.contextKind == ContextFact.Kind.argument.rawValue: noteArgument()
    case .array, .tuple:
      let value = valueCode()
      var frame = top
      appendElement(value, label: frame.label, to: &frame)
      top = frame
    default: break
    }
    top.operand = ValueCode.unknown
    top.outcome = Frame.undecided
    top.alternativeKind = .none
  }

  private mutating func noteArgument() {
    let value = valueCode()
    guard value != ValueCode.unknown || top.label != 0, top.position < ArgumentFact.firstGeneric
    else { return }
    facts.arguments.append(
      RawArgument(
        chain: top.contextIndex,
        component: top.contextComponent,
        position: top.position,
        label: top.label,
        labelOffset: top.labelOffset,
        value: value
      )
    )
  }

  /// Appends an element to the literal under way in a frame.
  mutating func appendElement(_ value: Int32, label: NameID, to frame: inout Frame) {
    let code = facts.makeExpression(.element, value: value, label: label)
    guard let index = ValueCode.expression(of: code).map(Int32.init(truncatingIfNeeded:)) else {
      return
    }
    if frame.lastChild >= 0 {
      facts.expressions[Int(frame.lastChild)].nextSibling = index
    } else {
      frame.firstChild = index
    }
    frame.lastChild = index
  }

  /// Behind a literal with elements, whose frame was taken off the stack.
  mutating func endLiteral(_ frame: Frame, _ kind: ExpressionFact.Kind) {
    let code = facts.makeExpression(kind)
    guard let index = ValueCode.expression(of: code) else { return }
    facts.expressions[index].firstChild = frame.firstChild
    if !top.flags.contains(.comparing), !top.flags.contains(.isThird) {
      facts.expressions[index].context = frameContext()
    }
    top.operand = code
  }

  /// Behind a statement in a closure's body: a single one is what the closure returns.
  mutating func noteClosureValue(_ code: Int32) {
    guard let index = ValueCode.expression(of: top.node) else { return }
    guard top.lastChild < Self.returned else { return }
    top.lastChild += 1
    facts.expressions[index].other = top.lastChild == 0 ? code : ValueCode.unknown
  }

  /// How many statements a closure's body is said to have once it has returned something.
  private static let returned: Int32 = 1 << 16

  /// Behind `return` and its value.
  mutating func noteReturnedValue(_ code: Int32, from function: Int32) {
    guard code != ValueCode.unknown, function >= 0,
      facts.declarations[Int(function)].kind == DeclarationKind.closure.rawValue
    else { return }
    if top.kind == .closureBody, top.declaration == function {
      top.lastChild = Self.returned
      setClosureValue(of: top, code)
      return
    }
    var depth = frames.count - 1
    while depth >= 0 {
      if frames[depth].kind == .closureBody, frames[depth].declaration == function {
        frames[depth].lastChild = Self.returned
        setClosureValue(of: frames[depth], code)
        return
      }
      depth -= 1
    }
  }

  private mutating func setClosureValue(of body: Frame, _ code: Int32) {
    guard let index = ValueCode.expression(of: body.node),
      code != ValueCode.null || facts.expressions[index].other == ValueCode.unknown
    else { return }
    facts.expressions[index].other = code
  }
}
