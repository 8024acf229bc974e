extension FileResolver {
  /// The labels of the call of the component that was reached last, by position; zero for none.
  func labels(of walk: ChainWalk) -> [NameID] {
    let component = walk.chain.base == .name && walk.position == 0 ? 0 : walk.position - 1
    return labels(chain: walk.index, component: component)
  }

  /// The labels of a call by position, zero for none.
  ///
  /// The list may be shorter than the arguments.
  func labels(chain: Int32, component: Int) -> [NameID] {
    var found: [NameID] = []
    var position = firstLabel(ofChain: chain)
    while position < facts.arguments.count, facts.arguments[position].chain == chain {
      let fact = facts.arguments[position]
      position += 1
      guard Int(fact.component) == component, fact.position < ArgumentFact.firstGeneric else {
        continue
      }
      while found.count < Int(fact.position) { found.append(0) }
      found.append(fact.label)
    }
    return found
  }

  private func firstLabel(ofChain chain: Int32) -> Int {
    var low = 0
    var high = facts.arguments.count
    while low < high {
      let middle = (low + high) / 2
      if facts.arguments[middle].chain < chain { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
