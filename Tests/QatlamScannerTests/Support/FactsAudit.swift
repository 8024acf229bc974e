import QatlamDomain

/// Checks that facts keep what their types promise: indices exist, trees are trees.
struct FactsAudit {
  let facts: FileFacts
  let byteCount: Int

  /// The promises that are broken, in words.
  var faults: [String] {
    declarationFaults + nestingFaults + chainFaults + labelFaults + typeFaults + textFaults
      + ExpressionsAudit(facts: facts).faults
  }

  /// Whether the tree of parents is the one that the ends of the subtrees tell.
  private var nestingFaults: [String] {
    var faults: [String] = []
    var open: [Int] = []
    for (index, declaration) in facts.declarations.enumerated() {
      while let last = open.last, Int(facts.declarations[last].subtreeEnd) <= index {
        open.removeLast()
      }
      if Int(declaration.parent) != open.last ?? -1 {
        faults.append("declaration \(index) stands in another one than its parent")
      }
      open.append(index)
    }
    return faults
  }

  private var declarationFaults: [String] {
    var faults: [String] = []
    for (index, declaration) in facts.declarations.enumerated() {
      if index > 0 {
        let parent = Int(declaration.parent)
        guard parent >= 0, parent < index else {
          faults.append("declaration \(index) stands before its parent")
          continue
        }
        let end = Int(declaration.subtreeEnd)
        if end <= index || end > Int(facts.declarations[parent].subtreeEnd) {
          faults.append("descendants of declaration \(index) leave those of its parent")
        }
      }
      if declaration.end < declaration.start || declaration.end > byteCount
        || declaration.nameOffset > byteCount || declaration.visibleFrom > byteCount
      {
        faults.append("declaration \(index) stands outside")
      }
      if declaration.type >= facts.types.count || declaration.value >= facts.chains.count
        || declaration.context >= facts.contexts.count
      {
        faults.append("declaration \(index) refers to what is not there")
      }
    }
    return faults
  }

  private var chainFaults: [String] {
    var faults: [String] = []
    for (index, chain) in facts.chains.enumerated() {
      let end = Int(chain.first) + Int(chain.count)
      if chain.count == 0 || chain.first < 0 || end > facts.components.count
        || chain.scope < 0 || chain.scope >= facts.declarations.count
        || chain.context >= facts.contexts.count
      {
        faults.append("chain \(index) refers to what is not there")
      }
    }
    if facts.chains.reduce(0, { $0 + Int($1.count) }) != facts.components.count {
      faults.append("a component belongs to no chain, or to two")
    }
    for (index, component) in facts.components.enumerated() where component.offset >= byteCount {
      faults.append("component \(index) stands outside")
    }
    for (index, context) in facts.contexts.enumerated() {
      let limit =
        switch context.kind {
        case .initialValue, .returnValue, .thrownValue: facts.declarations.count
        case .element: facts.contexts.count
        case .castReceiver: facts.types.count
        default: facts.chains.count
        }
      if context.index >= limit { faults.append("context \(index) refers to what is not there") }
    }
    return faults
  }

  private var labelFaults: [String] {
    var faults: [String] = []
    var last = (chain: Int32(-1), component: UInt16(0), position: UInt16(0))
    for label in facts.arguments where label.component != ArgumentFact.receiver {
      let chain = Int(label.chain)
      guard chain >= 0, chain < facts.chains.count,
        label.component < facts.chains[chain].count
      else {
        faults.append("a label of argument \(label.position) belongs to no call")
        continue
      }
      let place = (chain: label.chain, component: label.component, position: label.position)
      if place < last { faults.append("the labels of chain \(chain) are in disorder") }
      last = place
    }
    return faults
  }

  private var textFaults: [String] {
    var faults: [String] = []
    if facts.lineStarts.first != 0
      || zip(facts.lineStarts, facts.lineStarts.dropFirst())
        .contains(where: { $0 >= $1 })
      || facts.lineStarts.contains(where: { $0 > byteCount })
    {
      faults.append("lines are in disorder")
    }
    for comment in facts.comments where comment.offset >= byteCount {
      faults.append("a comment stands outside")
    }
    for fact in facts.imports where fact.offset >= byteCount || fact.path.isEmpty {
      faults.append("an import stands outside")
    }
    for read in facts.partialReads where read.line < 1 || read.line > facts.lineStarts.count {
      faults.append("a doubt stands outside")
    }
    return faults
  }

  private var typeFaults: [String] {
    var faults: [String] = []
    var parents = [Int](repeating: 0, count: facts.types.count)
    for (index, node) in facts.types.enumerated() {
      if (node.kind == .named) != (node.chain >= 0) || node.chain >= facts.chains.count {
        faults.append("type \(index) has the wrong name")
      }
      for link in [node.firstChild, node.nextSibling] where link >= 0 {
        guard link < facts.types.count else {
          faults.append("type \(index) refers to what is not there")
          continue
        }
        parents[Int(link)] += 1
      }
    }
    for (index, count) in parents.enumerated() where count > 1 {
      faults.append("type \(index) hangs in two places")
    }
    return faults
  }
}
