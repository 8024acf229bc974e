extension FileResolver {
  /// Walks a chain of this file and says what is known of its value.
  ///
  /// - Parameters:
  ///   - chainIndex: The chain's index in the file.
  ///   - emits: Whether what is passed on the way is reported.
  ///   - depth: How many evaluations led here.
  ///   - limit: How many components are walked; `nil` walks all.
  /// - Returns: The value behind the last component that was walked.
  func evaluate(
    _ chainIndex: Int32,
    emits: Bool,
    depth: Int,
    limit: Int? = nil
  ) -> Value {
    guard depth < Self.depthLimit, output.mayEvaluate() else { return .unknown }
    let chain = facts.chains[Int(chainIndex)]
    var walk = ChainWalk(
      chain: chain,
      index: chainIndex,
      emits: emits,
      depth: depth,
      file: file
    )
    walk.count = min(limit ?? Int(chain.count), Int(chain.count))
    start(&walk)
    while walk.position < walk.count {
      step(&walk)
    }
    settle(&walk)
    return walk.value
  }

  /// Evaluates a chain of any file; of other files nothing is reported and no local name is known.
  func evaluated(_ chainIndex: Int32, in file: Int32, depth: Int) -> Value {
    guard depth < Self.depthLimit else { return .unknown }
    guard file != self.file else {
      return evaluate(chainIndex, emits: false, depth: depth + 1)
    }
    let other = FileResolver(
      index: index,
      locals: locals,
      file: file,
      facts: index.codebase.files[Int(file)],
      output: output
    )
    return other.evaluate(chainIndex, emits: false, depth: depth + 1)
  }

  /// The local names, where they are those of the file at hand.
  var ownLocals: LocalNames? { locals.file == file ? locals : nil }

  /// Says what stands in parentheses before a chain, where one chain or a cast tells.
  func receiver(of chain: ChainFact, depth: Int) -> Value {
    guard chain.context >= 0 else { return .unknown }
    let context = facts.contexts[Int(chain.context)]
    switch context.kind {
    case .receiver: return evaluated(context.index, in: file, depth: depth)
    case .castReceiver: return written(context.index, in: file)
    default: return .unknown
    }
  }
}
