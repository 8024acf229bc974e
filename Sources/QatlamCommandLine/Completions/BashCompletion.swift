/// Completion for bash, from version 3.2 on.
struct BashCompletion {
  let styles: [String]

  /// The script.
  ///
  /// Where it proposes nothing, bash proposes files.
  var script: String {
    let values = CommandName.allCases.flatMap(valueCases)
    let commands = CommandName.allCases.map(commandCase)
    return """
      # Completes qatlam in bash; made by 'qatlam completions bash'.
      _qatlam() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
        COMPREPLY=()
        # Bash takes '--style=clean' for three words.
        if [[ $current == "=" ]]; then
          current=""
        elif [[ $previous == "=" ]]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        if [[ $COMP_CWORD -eq 1 ]]; then
          words=\(Shell.quoted(list(names + ["--help", "--version"])))
        else
          case "${COMP_WORDS[1]} $previous" in
      \(values.map { "      " + $0 }.joined(separator: "\n"))
            *)
              case "${COMP_WORDS[1]} $current" in
      \(commands.map { "          " + $0 }.joined(separator: "\n"))
              esac ;;
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o default -F _qatlam qatlam

      """
  }

  private var names: [String] { CommandName.allCases.map(\.rawValue) }

  private func valueCases(of command: CommandName) -> [String] {
    CommandForm.of(command).options.compactMap { option in
      guard let values = CompletionWords.values(of: option, in: command, styles: styles) else {
        return nil
      }
      let pattern = "\"\(command.rawValue) --\(option.name)\")"
      guard case .words(let words) = values else { return "\(pattern) return ;;" }
      return "\(pattern) words=\(Shell.quoted(list(words))) ;;"
    }
  }

  private func commandCase(of command: CommandName) -> String {
    let options = CommandForm.of(command).options.map { "--\($0.name)" } + ["--help"]
    let dashed = "\"\(command.rawValue) -\"*) words=\(Shell.quoted(list(options))) ;;"
    guard case .words(let words) = CompletionWords.operands(of: command) else { return dashed }
    return dashed + "\n          "
      + "\"\(command.rawValue) \"*) words=\(Shell.quoted(list(words))) ;;"
  }

  private func list(_ words: [String]) -> String { words.joined(separator: " ") }
}
