import QatlamDomain

/// Checks that facts keep what their types promise: indices exist, trees are trees.
struct FactsAudit {
  let facts: FileFacts
  let byteCount: Int

  /// The promises that are broken, in words.
  var faults: [String] {
    declarationFaults + chainFaults + typeFaults
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
      if declaration.end < declaration.start || declaration.end > byteCount {
        faults.append("declaration \(index) ends outside")
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
    for (index, component) in facts.components.enumerated() where component.offset >= byteCount {
      faults.append("component \(index) stands outside")
    }
    for (index, context) in facts.contexts.enumerated() {
      let limit =
        switch context.kind {
        case .initialValue, .returnValue: facts.declarations.count
        case .element: facts.contexts.count
        case .castReceiver: facts.types.count
        default: facts.chains.count
        }
      if context.index >= limit { faults.append("context \(index) refers to what is not there") }
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
