/// Sorts arguments into options and operands, as a form asks.
struct ArgumentReader {
  /// The values of options by name, in the order in which they were given; a switch has one empty value.
  private(set) var values: [String: [String]] = [:]
  /// What is neither an option nor an option's value.
  private(set) var operands: [String] = []

  /// Reads the arguments that follow a command's name.
  ///
  /// Takes `--name value`, `--name=value` and `--` (all that follows is an operand).
  init(_ arguments: ArraySlice<String>, form: CommandForm) throws(UsageFault) {
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      try readOption(argument, rest: &rest, form: form)
    }
    guard operands.count <= form.operandLimit else {
      throw .unexpectedOperand(operands[form.operandLimit], command: form.name)
    }
  }

  /// Whether a switch was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option that is given once.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of an option, in order.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// The value of an option as one of an enum's raw values.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String,
    default standard: Choice
  ) throws(UsageFault) -> Choice {
    guard let text = value(name) else { return standard }
    guard let choice = Choice(rawValue: text) else {
      throw .unknownValue(text, option: name, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  private mutating func readOption(
    _ argument: String,
    rest: inout ArraySlice<String>,
    form: CommandForm
  ) throws(UsageFault) {
    let split = argument.firstIndex(of: "=")
    let written = argument[..<(split ?? argument.endIndex)]
    let attached = split.map { String(argument[argument.index(after: $0)...]) }
    guard let option = form.options.first(where: { "--\($0.name)" == written }) else {
      throw .unknownOption(
        String(written),
        command: form.name,
        known: form.options.map { "--\($0.name)" }
      )
    }
    let value: String
    if option.value == nil {
      guard attached == nil else { throw .unexpectedValue(option: option.name) }
      value = ""
    } else if let attached {
      value = attached
    } else if let next = rest.first, !next.hasPrefix("--") {
      value = next
      rest.removeFirst()
    } else {
      throw .missingValue(option: option.name, value: option.value ?? "")
    }
    guard option.repeats || values[option.name] == nil else {
      throw .repeatedOption(option.name)
    }
    guard option.value == nil || !value.isEmpty else {
      throw .missingValue(option: option.name, value: option.value ?? "")
    }
    values[option.name, default: []].append(value)
  }
}
