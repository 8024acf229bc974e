import QatlamDomain
import QatlamUseCases

extension UsageFault {
  /// What is wrong, and what to write instead.
  package var text: String {
    switch self {
    case .noCommand:
      "no command: write 'qatlam check PATH --style STYLE', or 'qatlam help'"
    case .unknownCommand(let name):
      "unknown command '\(name)'"
        + suggestion(name, among: CommandName.allCases.map(\.rawValue), see: "qatlam help")
    case .unknownOption(let name, let command, let known):
      "unknown option '\(name)'"
        + suggestion(name, among: known, see: "qatlam help \(command.rawValue)")
    case .missingValue(let option, let value):
      "'--\(option)' needs a value: write '--\(option) \(value)'"
    case .unexpectedValue(let option):
      "'--\(option)' takes no value"
    case .repeatedOption(let option):
      "'--\(option)' is given twice: leave one out"
    case .unexpectedOperand(let operand, let command):
      "too many arguments: '\(operand)'; see 'qatlam help \(command.rawValue)'"
    case .missingOperand(let operand, let command):
      "\(operand) is missing; see 'qatlam help \(command.rawValue)'"
    case .forgottenName(let path):
      "'\(path)' is a path: name two types before it, as in 'qatlam why A B \(path)';"
        + " where a type has that name too, add '.'"
    case .unknownValue(let value, let option, let known):
      "'--\(option)' does not know '\(value)'" + choice(value, of: known)
    case .unknownStyle(let style, let known):
      "unknown style '\(style)'" + choice(style, of: known)
    case .unknownRule(let rule):
      "unknown rule '\(rule)'"
        + suggestion(rule, among: RuleID.allCases.map(\.rawValue), see: "qatlam rules")
    case .excluded(let option, let other):
      "'\(option)' and '\(other)' exclude each other: leave one out"
    case .sameDestination(let place):
      "two reports would go to \(place): give each a file of its own, as in 'json=report.json'"
    case .unknownSubject(let word):
      "cannot make '\(word)'" + choice(word, of: NewRequest.Subject.allCases.map(\.rawValue))
    case .missingOption(let option, let choices, let command):
      "'qatlam \(command)' needs '\(option)': choose from \(choices.joined(separator: ", "))"
    case .misplacedOption(let option, let command):
      "'\(option)' is for 'qatlam \(command)' only: leave it out"
    case .unknownDump(let name, let known):
      "cannot dump '\(name)'" + choice(name, of: known)
    case .unknownShell(let name, let known):
      "no completions for '\(name)'" + choice(name, of: known)
    }
  }

  private func suggestion(_ name: String, among known: [String], see place: String) -> String {
    if let nearest = Nearest.name(to: name, among: known) {
      ": did you mean '\(nearest)'?"
    } else {
      "; see '\(place)'"
    }
  }

  private func choice(_ name: String, of known: [String]) -> String {
    let list = "choose from \(known.joined(separator: ", "))"
    return if let nearest = Nearest.name(to: name, among: known) {
      ": did you mean '\(nearest)'? \(list.prefix(1).uppercased() + list.dropFirst())"
    } else {
      ": \(list)"
    }
  }
}
