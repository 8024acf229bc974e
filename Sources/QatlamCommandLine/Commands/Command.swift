internal import QatlamUseCases

/// What a person asks for.
package enum Command: Hashable, Sendable {
  /// Judge a codebase.
  case check(CheckArguments)
  /// Make an app, or add to one.
  case new(NewArguments)
  /// Write settings.
  case start(InitArguments)
  /// Write a baseline.
  case baseline(BaselineArguments)
  /// Say which file belongs where.
  case layers(LayersArguments)
  /// Show how one type reaches another.
  case why(WhyArguments)
  /// List the rules.
  case rules(RulesArguments)
  /// Explain a rule or an edge.
  case explain(ExplainArguments)
  /// Print facts or references.
  case dump(DumpArguments)
  /// Print a script that completes commands.
  case completions(CompletionsArguments)
  /// Help for one command, or for all.
  case help(CommandName?)
  /// Name the version.
  case version

  /// Where the project is that is about to be read; `nil` for commands that read none, or promise to change nothing.
  package var projectPath: String? {
    switch self {
    case .check(let arguments): arguments.request.project.path
    case .new(let arguments):
      arguments.request.subject == .app || arguments.isDry ? nil : arguments.request.project.path
    case .start(let arguments): arguments.project.path
    case .baseline(let arguments): arguments.project.path
    case .layers(let arguments): arguments.project.path
    case .why(let arguments): arguments.project.path
    case .dump(let arguments): arguments.path
    case .rules, .explain, .completions, .help, .version: nil
    }
  }

  /// Reads a command line, without the program's own name.
  ///
  /// - Throws: `UsageFault` where it makes no sense; `styles` are those that exist.
  package init(_ arguments: [String], styles: [String]) throws(UsageFault) {
    guard let first = arguments.first else { throw .noCommand }
    switch first {
    case "--version":
      self = .version
      return
    case "--help", "-h":
      self = .help(nil)
      return
    default: break
    }
    guard !first.hasPrefix("-") else {
      throw .unknownOption(first, command: .help, known: ["--help", "--version"])
    }
    guard let name = CommandName(rawValue: first) else { throw .unknownCommand(first) }
    let rest = arguments.dropFirst()
    let options = rest.prefix { $0 != "--" }
    if name != .help, options.contains("--help") || options.contains("-h") {
      self = .help(name)
      return
    }
    let read = try ArgumentReader(rest, form: .of(name))
    switch name {
    case .check: self = .check(try CheckArguments(read, styles: styles))
    case .new: self = .new(try NewArguments(read, styles: styles))
    case .start: self = .start(try InitArguments(read, styles: styles))
    case .baseline: self = .baseline(try BaselineArguments(read, styles: styles))
    case .layers: self = .layers(try LayersArguments(read, styles: styles))
    case .why: self = .why(try WhyArguments(read, styles: styles))
    case .rules: self = .rules(try RulesArguments(read, styles: styles))
    case .explain: self = .explain(try ExplainArguments(read, styles: styles))
    case .dump: self = .dump(try DumpArguments(read, styles: styles))
    case .completions: self = .completions(try CompletionsArguments(read))
    case .help:
      guard let topic = read.operands.first else {
        self = .help(nil)
        return
      }
      guard let command = CommandName(rawValue: topic) else { throw .unknownCommand(topic) }
      self = .help(command)
    }
  }
}
