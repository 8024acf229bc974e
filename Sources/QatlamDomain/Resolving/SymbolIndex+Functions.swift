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

  /// Returns the label that a caller writes before an argument, or zero.
  func label(of parameter: SymbolID) -> NameID {
    let fact = declaration(parameter)
    if fact.flags.contains(.hasNoLabel) { return 0 }
    return fact.label != 0 ? fact.label : fact.name
  }

  /// Whether a function or initialiser takes a call: its labels in their order, defaults left out or not.
  func accepts(_ symbol: SymbolID, _ call: Call) -> Bool {
    let parameters = parameters(of: symbol)
    var argument = 0
    for parameter in parameters {
      let flags = declaration(parameter).flags
      let label = label(of: parameter)
      let isClosure = call.hasTrailingClosure && argument == call.count - 1
      if argument < call.count,
        call.label(at: argument) == label || isClosure && call.label(at: argument) == 0
      {
        argument += 1
        if flags.contains(.isVariadic) {
          while argument < call.count, call.label(at: argument) == 0,
            !(call.hasTrailingClosure && argument == call.count - 1)
          {
            argument += 1
          }
        }
        continue
      }
      guard flags.contains(.hasInitialValue) || flags.contains(.isVariadic) else { return false }
    }
    return argument == call.count || call.count == 255
  }

  /// Returns the parameter that takes an argument, by its label, else by its position.
  func parameter(of symbol: SymbolID, label: NameID, position: Int) -> SymbolID? {
    let parameters = parameters(of: symbol)
    if label != 0 {
      return parameters.first { parameter in
        let fact = declaration(parameter)
        return fact.label == label || (fact.label == 0 && fact.name == label)
      }
    }
    if position < parameters.count { return parameters[position] }
    return parameters.last
  }
}
