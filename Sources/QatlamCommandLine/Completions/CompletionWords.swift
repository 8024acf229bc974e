import QatlamDomain
import QatlamUseCases

/// What can stand where a value or an operand is expected.
enum CompletionWords: Hashable {
  /// One of some words.
  case words([String])
  /// A file or folder.
  case files
  /// Anything: there is nothing to propose.
  case anything

  /// What an option of a command takes; `nil` for a switch.
  static func values(
    of option: CommandOption,
    in command: CommandName,
    styles: [String]
  ) -> Self? {
    guard option.value != nil else { return nil }
    switch (option.name, command) {
    case ("style", _): return .words(styles)
    case ("color", _): return .words(ColorChoice.allCases.map(\.rawValue))
    case ("format", .check): return .words(CheckArguments.Format.allCases.map(\.rawValue))
    case ("format", .rules): return .words(RulesArguments.Format.allCases.map(\.rawValue))
    case ("format", .dump): return .words(["json"])
    case ("rules", _): return .words(["default", "all"] + rules)
    case ("config", _), ("baseline", _), ("into", _): return .files
    default: return .anything
    }
  }

  /// What the first operand of a command is.
  static func operands(of command: CommandName) -> Self {
    switch command {
    case .help: .words(CommandName.allCases.map(\.rawValue))
    case .explain: .words(rules)
    case .new: .words(NewRequest.Subject.allCases.map(\.rawValue))
    case .dump: .words(DumpArguments.Subject.allCases.map(\.rawValue))
    case .completions: .words(Shell.allCases.map(\.rawValue))
    default: CommandForm.of(command).operandLimit > 0 ? .files : .anything
    }
  }

  private static var rules: [String] {
    RuleEntry.all.map(\.rule.rawValue)
  }
}
