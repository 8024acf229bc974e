import QatlamDomain

extension Parser {
  // MARK: Chains

  /// Begins a chain with the current identifier, and consumes it.
  @inline(__always)
  mutating func beginChain(_ role: ChainFact.Role, base: ChainFact.Base) {
    let name = lexer.token.name
    let offset = lexer.token.start
    lexer.advance()
    openChain(role, base: base)
    append(name, offset: offset)
  }

  /// Opens a chain without components in the current frame.
  mutating func openChain(_ role: ChainFact.Role, base: ChainFact.Base) {
    closeChain()
    let index = Int32(truncatingIfNeeded: facts.chains.count)
    facts.chains.append(
      RawChain(
        role: role.rawValue,
        base: base.rawValue,
        count: 0,
        scope: top.scope,
        first: 0,
        context: -1
      )
    )
    if top.flags.contains(.comparing), top.left >= 0, base == .name {
      contextFromRight(of: top.left, chain: index)
    }
    top.chain = index
    top.pending = Int32(truncatingIfNeeded: pending.count)
  }

  /// Gives an implicit member on the left of a comparison its context.
  private mutating func contextFromRight(of left: Int32, chain: Int32) {
    guard facts.chains[Int(left)].base == ChainFact.Base.implicit.rawValue else { return }
    facts.chains[Int(left)].context = facts.makeContext(.comparison, index: chain)
  }

  /// Appends a component to the open chain.
  @inline(__always)
  mutating func append(_ name: NameID, offset: Int) {
    pending.append(
      RawComponent(
        name: name,
        offset: UInt32(truncatingIfNeeded: offset),
        flags: 0,
        argumentCount: 0
      )
    )
  }

  /// Appends the current identifier, which follows a dot, to the open chain or a new one.
  @inline(__always)
  mutating func extendChain() {
    if top.chain < 0 {
      openChain(
        top.flags.contains(.inPattern) ? .pattern : .expression,
        base: ChainFact.Base(rawValue: top.literal) ?? .unknown
      )
      noteReceiver()
    } else if pending.count - Int(top.pending) >= Int(UInt16.max) {
      // A longer chain goes on as one that begins with something unknown.
      let role = ChainFact.Role(rawValue: facts.chains[Int(top.chain)].role) ?? .expression
      openChain(role, base: .unknown)
    }
    append(lexer.token.name, offset: lexer.token.start)
    lexer.advance()
  }

  /// Says whose member the open chain begins with, where that stood in parentheses.
  private mutating func noteReceiver() {
    if top.operand < ValueCode.unknown, ValueCode.expression(of: top.operand) != nil {
      facts.arguments.append(
        RawArgument(
          chain: top.chain,
          component: ArgumentFact.receiver,
          position: 0,
          label: 0,
          labelOffset: 0,
          value: top.operand
        )
      )
    }
    guard top.literal == ChainFact.Base.unknown.rawValue else { return }
    if top.innerType >= 0 {
      facts.chains[Int(top.chain)].context = facts.makeContext(.castReceiver, index: top.innerType)
    } else if top.innerValue >= 0 {
      facts.chains[Int(top.chain)].context = facts.makeContext(.receiver, index: top.innerValue)
    }
  }

  /// Ends the open chain of the current frame, if there is one.
  @inline(__always)
  mutating func closeChain() {
    guard top.chain >= 0 else { return }
    let index = Int(top.chain)
    let first = Int(top.pending)
    facts.chains[index].first = Int32(truncatingIfNeeded: facts.components.count)
    facts.chains[index].count = UInt16(truncatingIfNeeded: pending.count - first)
    var at = first
    while at < pending.count {
      facts.components.append(pending[at])
      at += 1
    }
    pending.truncate(to: first)
    top.left = top.chain
    top.chain = -1
  }

  /// Sets a flag of the open chain's last component.
  @inline(__always)
  mutating func markComponent(_ flags: ComponentFact.Flags) {
    guard top.chain >= 0, pending.count > Int(top.pending) else { return }
    pending[pending.count - 1].flags |= flags.rawValue
  }

  /// The flags of the open chain's last component.
  var componentFlags: ComponentFact.Flags {
    guard top.chain >= 0, pending.count > Int(top.pending) else { return [] }
    return ComponentFact.Flags(rawValue: pending[pending.count - 1].flags)
  }

  /// Counts one more argument of the open chain's last component.
  mutating func countArgument(_ count: Int = 1) {
    guard top.chain >= 0, pending.count > Int(top.pending) else { return }
    let last = pending.count - 1
    pending[last].argumentCount = UInt8(clamping: Int(pending[last].argumentCount) + count)
  }

  /// Emits a use of an operator that is not the standard library's.
  mutating func useOperator(_ name: NameID, offset: Int, operands: UInt8) {
    guard name >= Keyword.firstOperator + StandardOperator.count else { return }
    facts.chains.append(
      RawChain(
        role: ChainFact.Role.operatorUse.rawValue,
        base: ChainFact.Base.name.rawValue,
        count: 1,
        scope: top.scope,
        first: Int32(truncatingIfNeeded: facts.components.count),
        context: -1
      )
    )
    facts.components.append(
      RawComponent(
        name: name,
        offset: UInt32(truncatingIfNeeded: offset),
        flags: ComponentFact.Flags.isCalled.rawValue,
        argumentCount: operands
      )
    )
  }

  /// Emits a chain of one name at once.
  mutating func emitName(_ role: ChainFact.Role, name: NameID, offset: Int, scope: Int32) -> Int32 {
    let index = Int32(truncatingIfNeeded: facts.chains.count)
    facts.chains.append(
      RawChain(
        role: role.rawValue,
        base: ChainFact.Base.name.rawValue,
        count: 1,
        scope: scope,
        first: Int32(truncatingIfNeeded: facts.components.count),
        context: -1
      )
    )
    facts.components.append(
      RawComponent(
        name: name,
        offset: UInt32(truncatingIfNeeded: offset),
        flags: 0,
        argumentCount: 0
      )
    )
    return index
  }

  // MARK: Contexts

  /// Returns the context of the place that comes next in the current frame, or -1.
  mutating func currentContext() -> Int32 {
    if top.flags.contains(.comparing) {
      return top.left < 0 ? -1 : facts.makeContext(.comparison, index: top.left)
    }
    if top.flags.contains(.isThird) { return -1 }
    return frameContext()
  }

  /// Returns the context of the current frame as a whole.
  mutating func frameContext() -> Int32 {
    if top.kind == .array { return elementContext() }
    if top.context == -1 {
      top.context = materialized(top)
    }
    return top.context == -2 ? -1 : top.context
  }

  private mutating func materialized(_ frame: Frame) -> Int32 {
    guard let kind = ContextFact.Kind(rawValue: frame.contextKind) else { return -2 }
    return facts.makeContext(
      kind,
      index: frame.contextIndex,
      component: frame.contextComponent,
      position: frame.position,
      label: frame.label
    )
  }

  /// Array literals in array literals: goes out to the first that is known, then in again.
  private mutating func elementContext() -> Int32 {
    if top.context != -1 { return top.context == -2 ? -1 : top.context }
    var index = frames.count - 1
    while index >= 0, frames[index].kind == .array, frames[index].context == -1,
      !frames[index].flags.contains(.comparing), !frames[index].flags.contains(.isThird)
    {
      index -= 1
    }
    var outer: Int32 = -2
    if index >= 0 {
      let frame = frames[index]
      if frame.flags.contains(.comparing) {
        outer = frame.left < 0 ? -2 : facts.makeContext(.comparison, index: frame.left)
      } else if !frame.flags.contains(.isThird) {
        if frame.context == -1 { frames[index].context = materialized(frame) }
        outer = frames[index].context
      }
    }
    index += 1
    while index < frames.count {
      outer = outer == -2 ? -2 : facts.makeContext(.element, index: outer)
      frames[index].context = outer
      index += 1
    }
    outer = outer == -2 ? -2 : facts.makeContext(.element, index: outer)
    top.context = outer
    return outer == -2 ? -1 : outer
  }
}
