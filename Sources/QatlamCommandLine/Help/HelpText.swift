/// What `qatlam help` prints.
package enum HelpText {
  /// Returns help for a command, or for the program.
  package static func text(for command: CommandName?) -> String {
    if let command { text(for: .of(command)) } else { overview }
  }

  private static var overview: String {
    let commands = CommandName.allCases.map { ($0.rawValue, CommandForm.of($0).summary) }
    let statuses = ExitStatus.allCases.map { ("\($0.rawValue)", $0.summary) }
    return """
      Qatlam keeps Swift apps in layers.

      usage: qatlam COMMAND [OPTIONS]

      commands:
      \(table(commands))

      options:
      \(table([("--help", "show this, or help for a command"), ("--version", "show the version")]))

      exit status:
      \(table(statuses))

      'qatlam help COMMAND' tells more. To begin: qatlam check App --style clean

      """
  }

  private static func text(for form: CommandForm) -> String {
    let usage =
      ["usage: qatlam", form.name.rawValue, form.operands]
      + (form.options.isEmpty ? [] : ["[OPTIONS]"])
    var blocks = [
      usage.filter { !$0.isEmpty }.joined(separator: " "),
      form.summary.prefix(1).uppercased() + form.summary.dropFirst() + ".",
    ]
    let options = form.options.map { ($0.spelling, $0.summary) }
    if !options.isEmpty { blocks.append("options:\n" + table(options)) }
    if !form.notes.isEmpty { blocks.append(form.notes.joined(separator: "\n")) }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func table(_ rows: [(left: String, right: String)]) -> String {
    let width = rows.map(\.left.count).max() ?? 0
    return
      rows
      .map { row in
        let gap = String(repeating: " ", count: width - row.left.count + 2)
        return "  \(row.left)\(gap)\(row.right)"
      }
      .joined(separator: "\n")
  }
}
