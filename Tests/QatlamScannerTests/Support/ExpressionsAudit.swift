import QatlamDomain

/// Checks that what expressions are worth is there, and that literals are trees.
struct ExpressionsAudit {
  let facts: FileFacts

  /// The promises that are broken, in words.
  var faults: [String] { expressionFaults + treeFaults + holderFaults + requirementFaults }

  private var expressionFaults: [String] {
    facts.expressions.enumerated().compactMap { index, expression in
      let isThere =
        switch expression.kind {
        case .closure:
          facts.declarations.indices.contains(Int(expression.value)) && isCode(expression.other)
        case .binding: facts.declarations.indices.contains(Int(expression.value))
        case .cast: facts.types.indices.contains(Int(expression.value))
        default: isCode(expression.value) && isCode(expression.other)
        }
      return isThere && expression.context < facts.contexts.count
        ? nil : "expression \(index) refers to what is not there"
    }
  }

  private var treeFaults: [String] {
    var faults: [String] = []
    var parents = [Int](repeating: 0, count: facts.expressions.count)
    for (index, expression) in facts.expressions.enumerated() {
      for link in [expression.firstChild, expression.nextSibling] where link >= 0 {
        guard link < facts.expressions.count else {
          faults.append("expression \(index) has a child that is not there")
          continue
        }
        parents[Int(link)] += 1
      }
    }
    for (index, count) in parents.enumerated() where count > 1 {
      faults.append("expression \(index) hangs in two places")
    }
    return faults
  }

  private var holderFaults: [String] {
    var faults: [String] = []
    for (index, declaration) in facts.declarations.enumerated() where !isCode(declaration.value) {
      faults.append("declaration \(index) has a value that is not there")
    }
    for argument in facts.arguments {
      let isThere =
        argument.position >= ArgumentFact.firstGeneric
        ? facts.types.indices.contains(Int(argument.value)) : isCode(argument.value)
      if !isThere { faults.append("an argument of chain \(argument.chain) is not there") }
    }
    return faults
  }

  private var requirementFaults: [String] {
    facts.requirements.enumerated().compactMap { index, requirement in
      facts.declarations.indices.contains(Int(requirement.scope))
        && facts.types.indices.contains(Int(requirement.left))
        && facts.types.indices.contains(Int(requirement.right))
        ? nil : "requirement \(index) refers to what is not there"
    }
  }

  /// Whether a code stands for a chain or an expression that exists, or for a plain literal.
  private func isCode(_ code: Int32) -> Bool {
    if let index = ValueCode.expression(of: code) { return index < facts.expressions.count }
    return code < facts.chains.count && code >= ValueCode.null
  }
}
