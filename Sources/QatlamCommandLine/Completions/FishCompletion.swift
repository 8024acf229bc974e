/// Completion for fish.
struct FishCompletion {
  let styles: [String]

  /// The script.
  var script: String {
    let first = "-n __fish_use_subcommand"
    let names = CommandName.allCases.map { command in
      "complete -c qatlam \(first) -f -a \(command.rawValue) -d \(quoted(CommandForm.of(command).summary))"
    }
    let general = [
      "complete -c qatlam \(first) -f -l help -d 'show help'",
      "complete -c qatlam \(first) -f -l version -d 'show the version'",
    ]
    let lines = names + general + CommandName.allCases.flatMap(lines)
    return "# Completes qatlam in fish; made by 'qatlam completions fish'.\n"
      + lines.joined(separator: "\n") + "\n"
  }

  private func lines(of command: CommandName) -> [String] {
    let condition = "-n '__fish_seen_subcommand_from \(command.rawValue)'"
    let options = CommandForm.of(command).options.map { option in
      var line = "complete -c qatlam \(condition) -l \(option.name)"
      switch CompletionWords.values(of: option, in: command, styles: styles) {
      case .words(let words): line += " -x -a \(quoted(words.joined(separator: " ")))"
      case .files: line += " -r -F"
      case .anything: line += " -x"
      case nil: break
      }
      return line + " -d \(quoted(option.summary))"
    }
    guard case .words(let words) = CompletionWords.operands(of: command) else { return options }
    return options + [
      "complete -c qatlam \(condition) -f -a \(quoted(words.joined(separator: " ")))"
    ]
  }

  private func quoted(_ text: String) -> String { Shell.quoted(text) }
}
