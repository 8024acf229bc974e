/// Completion for zsh, to be loaded with `source` or as `_qatlam` in a folder of `fpath`.
struct ZshCompletion {
  let styles: [String]

  /// The script.
  var script: String {
    let names = CommandName.allCases.map { command in
      Shell.quoted("\(command.rawValue):\(CommandForm.of(command).summary)")
    }
    return """
      #compdef qatlam
      # Completes qatlam in zsh; made by 'qatlam completions zsh'.
      _qatlam() {
        if (( CURRENT == 2 )); then
          local -a commands
          commands=(
      \(names.map { "      " + $0 }.joined(separator: "\n"))
          )
          _describe -t commands 'command' commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT -= 1 ))
        case $command in
      \(CommandName.allCases.map(commandCase).joined(separator: "\n"))
        esac
      }
      if [[ $funcstack[1] == _qatlam ]]; then
        _qatlam "$@"
      else
        compdef _qatlam qatlam
      fi

      """
  }

  private func commandCase(of command: CommandName) -> String {
    let options = CommandForm.of(command).options.map { specification(of: $0, in: command) }
    let operand: [String] =
      switch CompletionWords.operands(of: command) {
      case .words(let words):
        ["'1:\(CommandForm.of(command).operands):(\(list(words)))'", "'*:PATH:_files'"]
      case .files: ["'*:PATH:_files'"]
      case .anything: []
      }
    let arguments = options + ["'--help[show help]'"] + operand
    return """
          \(command.rawValue))
            _arguments \\
      \(arguments.map { "        " + $0 }.joined(separator: " \\\n")) ;;
      """
  }

  private func specification(of option: CommandOption, in command: CommandName) -> String {
    let repeats = option.repeats ? "*" : ""
    let summary = escaped(option.summary)
    guard let values = CompletionWords.values(of: option, in: command, styles: styles) else {
      return Shell.quoted("\(repeats)--\(option.name)[\(summary)]")
    }
    let action =
      switch values {
      case .words(let words): "(\(list(words)))"
      case .files: "_files"
      case .anything: " "
      }
    let value = option.value ?? ""
    return Shell.quoted("\(repeats)--\(option.name)=[\(summary)]:\(value):\(action)")
  }

  private func list(_ words: [String]) -> String { words.joined(separator: " ") }

  /// Brackets and colons mean something in a specification.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "[]:\\".contains(character) { escaped += "\\" }
      escaped.append(character)
    }
    return escaped
  }
}
