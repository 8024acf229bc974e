extension SymbolIndex {
  /// Returns the numbers of arguments that a function, initialiser or subscript takes.
  func arity(of symbol: SymbolID) -> ClosedRange<Int> {
    var least = 0
    var most = 0
    for parameter in parameters(of: symbol) {
      let flags = declaration(parameter).flags
      if flags.contains(.isVariadic) {
        most = 1 << 16
      } else {
        most += 1
        if !flags.contains(.hasInitialValue) { least += 1 }
      }
    }
    return min(least, most)...most
  }

  /// Lists the parameters of a function, initialiser, subscript, enum case or closure, in order.
  func parameters(of symbol: SymbolID) -> [SymbolID] {
    let declarations = codebase.files[Int(symbol.file)].declarations
    let end = declarations[Int(symbol.index)].subtreeEnd
    var found: [SymbolID] = []
    var child = symbol.index + 1
    while child < end {
      if declarations[Int(child)].kind == .parameter {
        found.append(SymbolID(file: symbol.file, index: child))
      }
      child = max(declarations[Int(child)].subtreeEnd, child + 1)
    }
    return found
  }

  /// Lists the generic parameters of a declaration, in order.
  func genericParameters(of symbol: SymbolID) -> [SymbolID] {
    guard symbol.file >= 0 else { return [] }
    let declarations = codebase.files[Int(symbol.file)].declarations
    var found: [SymbolID] = []
    var child = symbol.index + 1
    while child < Int32(declarations.count), declarations[Int(child)].kind == .genericParameter,
      declarations[Int(child)].parent == symbol.index
    {
      found.append(SymbolID(file: symbol.file, index: child))
      child += 1
    }
    return found
  }

  /// Returns the label that a caller writes before an argument, or zero.
  func label(of parameter: SymbolID) -> NameID {
    let fact = declaration(parameter)
    if fact.flags.contains(.hasNoLabel) { return 0 }
    return fact.label != 0 ? fact.label : fact.name
  }

  /// Whether a function or initialiser takes a call: its labels in their order, defaults left out or not.
  func accepts(_ symbol: SymbolID, _ call: Call) -> Bool {
    assign(call, to: symbol) { _ in }
  }

  /// Returns the parameter that each argument of a call goes to, by position; `nil` where the call does not fit.
  func assignment(of symbol: SymbolID, _ call: Call) -> [SymbolID]? {
    var taken: [SymbolID] = []
    return assign(call, to: symbol) { taken.append($0) } ? taken : nil
  }

  /// Names the parameter that each argument of a call goes to, in order; says whether the call fits.
  private func assign(_ call: Call, to symbol: SymbolID, _ take: (SymbolID) -> Void) -> Bool {
    let declarations = codebase.files[Int(symbol.file)].declarations
    let end = declarations[Int(symbol.index)].subtreeEnd
    var taken = 0
    var child = symbol.index + 1
    while child < end {
      let fact = declarations[Int(child)]
      let parameter = SymbolID(file: symbol.file, index: child)
      child = max(fact.subtreeEnd, child + 1)
      guard fact.kind == .parameter else { continue }
      let isVariadic = fact.flags.contains(.isVariadic)
      if takes(parameter, argument: taken, of: call) {
        repeat {
          take(parameter)
          taken += 1
        } while isVariadic && goesOn(call, behind: taken)
      } else if !isVariadic, !fact.flags.contains(.hasInitialValue) {
        return false
      }
    }
    return taken == call.count || call.count == 255
  }

  /// Whether a variadic parameter takes one more argument after so many.
  private func goesOn(_ call: Call, behind taken: Int) -> Bool {
    taken < call.count && call.label(at: taken) == 0
      && !(call.hasTrailingClosure && taken == call.count - 1)
  }

  /// Whether a parameter takes an argument: by its label, or as a closure behind the call.
  private func takes(_ parameter: SymbolID, argument: Int, of call: Call) -> Bool {
    guard argument < call.count else { return false }
    let label = call.label(at: argument)
    if call.hasTrailingClosure, argument == call.count - 1, label == 0 {
      return isClosure(declaration(parameter).type, in: parameter.file)
    }
    return label == self.label(of: parameter)
  }

  /// Whether a written type is a function's, or a name that may stand for one.
  private func isClosure(_ node: Int32, in file: Int32) -> Bool {
    let facts = codebase.files[Int(file)]
    var current = node
    while current >= 0 {
      let fact = facts.types[Int(current)]
      switch fact.kind {
      case .function: return true
      case .optional, .implicitlyUnwrapped, .tuple: current = fact.firstChild
      case .named:
        guard fact.chain >= 0 else { return false }
        let chain = facts.chains[Int(fact.chain)]
        switch typePath(chain, in: file, scope: chain.scope, locals: nil) {
        case .alias: return true
        case .placeholder(let symbol): return declaration(symbol).type < 0
        default: return false
        }
      default: return false
      }
    }
    return false
  }
}
