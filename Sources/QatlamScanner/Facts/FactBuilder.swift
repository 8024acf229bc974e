import QatlamDomain

/// Collects the facts of one file in lists of the scanner's own.
///
/// They are handed over once per file: a struct of another module filled in the hot loop costs a
/// quarter of the speed.
struct FactBuilder: ~Copyable {
  var declarations = Buffer<RawDeclaration>(capacity: 1 << 10)
  var types = Buffer<RawType>(capacity: 1 << 10)
  var chains = Buffer<RawChain>(capacity: 1 << 12)
  var components = Buffer<RawComponent>(capacity: 1 << 12)
  var contexts = Buffer<RawContext>(capacity: 1 << 10)
  var arguments = Buffer<RawArgument>(capacity: 1 << 10)
  var expressions = Buffer<RawExpression>(capacity: 1 << 10)
  var requirements = Buffer<RawRequirement>(capacity: 1 << 6)
  var imports: [ImportFact] = []

  /// Forgets everything.
  mutating func reset() {
    declarations.truncate(to: 0)
    types.truncate(to: 0)
    chains.truncate(to: 0)
    components.truncate(to: 0)
    contexts.truncate(to: 0)
    arguments.truncate(to: 0)
    expressions.truncate(to: 0)
    requirements.truncate(to: 0)
    imports = []
  }

  // MARK: Declarations

  /// Opens a declaration; its descendants are those opened before it is closed.
  mutating func open(
    _ kind: DeclarationKind,
    parent: Int32,
    name: NameID = 0,
    nameOffset: Int,
    start: Int,
    flags: DeclarationFlags = []
  ) -> Int32 {
    let index = Int32(truncatingIfNeeded: declarations.count)
    declarations.append(
      RawDeclaration(
        kind: kind.rawValue,
        flags: flags.rawValue,
        name: name,
        label: 0,
        parent: parent,
        subtreeEnd: index + 1,
        nameOffset: UInt32(truncatingIfNeeded: nameOffset),
        start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: nameOffset),
        visibleFrom: 0,
        type: -1,
        value: -1,
        context: -1
      )
    )
    return index
  }

  /// Closes a declaration that ends before `end`.
  @inline(__always)
  mutating func close(_ index: Int32, end: Int) {
    let index = Int(index)
    declarations[index].subtreeEnd = Int32(truncatingIfNeeded: declarations.count)
    // What is given up before anything of it was consumed is empty, and stands where it began.
    declarations[index].end = max(UInt32(truncatingIfNeeded: end), declarations[index].start)
  }

  /// Sets a flag.
  @inline(__always)
  mutating func mark(_ index: Int32, _ flags: DeclarationFlags) {
    declarations[Int(index)].flags |= flags.rawValue
  }

  // MARK: Types

  /// Makes a type node without children.
  mutating func makeType(_ kind: TypeNode.Kind, chain: Int32 = -1, child: Int32 = -1) -> Int32 {
    types.append(RawType(kind: kind.rawValue, chain: chain, firstChild: child, nextSibling: -1))
    return Int32(truncatingIfNeeded: types.count - 1)
  }

  // MARK: Contexts

  /// Makes a context.
  mutating func makeContext(
    _ kind: ContextFact.Kind,
    index: Int32,
    component: UInt16 = 0,
    position: UInt16 = 0,
    label: NameID = 0
  ) -> Int32 {
    contexts.append(
      RawContext(
        kind: kind.rawValue,
        index: index,
        component: component,
        position: position,
        label: label
      )
    )
    return Int32(truncatingIfNeeded: contexts.count - 1)
  }

  // MARK: Expressions

  /// Makes an expression and returns its code.
  mutating func makeExpression(
    _ kind: ExpressionFact.Kind,
    value: Int32 = -1,
    other: Int32 = -1,
    label: NameID = 0
  ) -> Int32 {
    expressions.append(
      RawExpression(kind: kind.rawValue, value: value, other: other, label: label)
    )
    return ValueCode.expression(Int32(truncatingIfNeeded: expressions.count - 1))
  }

  // MARK: Handing over

  /// Moves the lists' contents into facts, and forgets them.
  mutating func facts(path: String) -> FileFactsDraft {
    var facts = FileFactsDraft(path: path)
    facts.imports = imports
    facts.declarations = declarations.drain { raw in
      DeclarationFact(
        kind: DeclarationKind(rawValue: raw.kind) ?? .block,
        flags: DeclarationFlags(rawValue: raw.flags),
        name: raw.name,
        label: raw.label,
        parent: raw.parent,
        subtreeEnd: raw.subtreeEnd,
        nameOffset: raw.nameOffset,
        start: raw.start,
        end: raw.end,
        visibleFrom: raw.visibleFrom,
        type: raw.type,
        value: raw.value,
        context: raw.context
      )
    }
    facts.types = types.drain { raw in
      TypeNode(
        kind: TypeNode.Kind(rawValue: raw.kind) ?? .other,
        chain: raw.chain,
        firstChild: raw.firstChild,
        nextSibling: raw.nextSibling,
        label: raw.label
      )
    }
    facts.chains = chains.drain { raw in
      ChainFact(
        role: ChainFact.Role(rawValue: raw.role) ?? .expression,
        base: ChainFact.Base(rawValue: raw.base) ?? .unknown,
        count: raw.count,
        scope: raw.scope,
        first: raw.first,
        context: raw.context
      )
    }
    facts.components = components.drain { raw in
      ComponentFact(
        name: raw.name,
        offset: raw.offset,
        flags: ComponentFact.Flags(rawValue: raw.flags),
        argumentCount: raw.argumentCount
      )
    }
    facts.contexts = contexts.drain { raw in
      ContextFact(
        kind: ContextFact.Kind(rawValue: raw.kind) ?? .subject,
        index: raw.index,
        component: raw.component,
        position: raw.position,
        label: raw.label
      )
    }
    facts.requirements = requirements.drain { raw in
      RequirementFact(scope: raw.scope, left: raw.left, right: raw.right, isSame: raw.isSame)
    }
    facts.expressions = expressions.drain { raw in
      ExpressionFact(
        kind: ExpressionFact.Kind(rawValue: raw.kind) ?? .element,
        value: raw.value,
        other: raw.other,
        label: raw.label,
        firstChild: raw.firstChild,
        nextSibling: raw.nextSibling,
        context: raw.context
      )
    }
    facts.arguments = arguments.drain { raw in
      ArgumentFact(
        chain: raw.chain,
        component: raw.component,
        position: raw.position,
        label: raw.label,
        labelOffset: raw.labelOffset,
        value: raw.value
      )
    }
    facts.arguments.sort { left, right in
      (left.chain, left.component, left.position) < (right.chain, right.component, right.position)
    }
    return facts
  }
}
