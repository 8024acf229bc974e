extension FileResolver {
  /// Reports what a chain refers to.
  ///
  /// It is walked as far as a name may be found in the codebase; what follows is a library's, whatever its value is.
  func report(_ chainIndex: Int32, _ chain: ChainFact) {
    guard output.mayEvaluate() else { return }
    var walk = ChainWalk(chain: chain, index: chainIndex, emits: true, depth: 0)
    walk.count = index.reach.count(of: chain, in: facts)
    start(&walk)
    while walk.position < walk.count { step(&walk) }
    settle(&walk)
    for position in walk.position..<Int(chain.count) {
      let name = facts.components[Int(chain.first) + position].name
      if !index.known.namesValueBefore(name) { output.found.libraryCount += 1 }
    }
  }

  /// Walks a chain of this file and says what is known of its value; nothing is reported.
  ///
  /// - Parameters:
  ///   - chainIndex: The chain's index in the file.
  ///   - depth: How many evaluations led here.
  ///   - limit: How many components are walked; `nil` walks all.
  /// - Returns: The term behind the last component that was walked.
  func evaluate(_ chainIndex: Int32, depth: Int, limit: Int? = nil) -> TermID {
    let isWhole = limit == nil
    if isHome, isWhole {
      if let known = store.chains[chainIndex] { return known }
      if store.mayReturn(to: chainIndex) {
        let left = output.setAside()
        let asked = store.leave(for: chainIndex)
        let term = evaluate(chainIndex, depth: 0)
        store.comeBack(to: asked, with: term)
        output.takeUp(left)
        if store.chains[chainIndex] != nil { return term }
      }
    }
    guard depth < Self.depthLimit, output.mayEvaluate() else { return givenUp }
    let chain = facts.chains[Int(chainIndex)]
    var walk = ChainWalk(chain: chain, index: chainIndex, emits: false, depth: depth)
    walk.count = min(limit ?? Int(chain.count), Int(chain.count))
    start(&walk)
    while walk.position < walk.count {
      step(&walk)
    }
    settle(&walk)
    if isHome, isWhole, !store.isTainted { store.chains[chainIndex] = walk.value }
    return walk.value
  }

  /// The local names, where they are those of the file at hand.
  var ownLocals: LocalNames? { locals.file == file ? locals : nil }

  /// Whether this is the file whose references are asked for, so that what is found is kept.
  var isHome: Bool { store.file == file }

  /// Says what stands before a chain's first component, where that is no name.
  func receiver(of chainIndex: Int32, _ chain: ChainFact, depth: Int) -> TermID {
    let code = receiverCode(ofChain: chainIndex)
    if code != ValueCode.unknown {
      let term = term(ofValue: code, depth: depth + 1)
      if isTelling(term) { return term }
    }
    guard chain.context >= 0 else { return Term.unknownID }
    let context = facts.contexts[Int(chain.context)]
    switch context.kind {
    case .receiver: return evaluate(context.index, depth: depth + 1)
    case .castReceiver: return term(written: context.index, in: file)
    default: return Term.unknownID
    }
  }
}
