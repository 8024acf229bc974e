extension CommandForm {
  /// Returns what a command takes.
  package static func of(_ name: CommandName) -> Self {
    switch name {
    case .check: Self.checkForm
    case .new: Self.newForm
    case .start: Self.startForm
    case .baseline: Self.baselineForm
    case .layers: Self.layersForm
    case .why: Self.whyForm
    case .rules: Self.rulesForm
    case .explain: Self.explainForm
    case .dump: Self.dumpForm
    case .completions: Self.completionsForm
    case .help: Self.helpForm
    }
  }

  static let style = CommandOption(
    "style",
    "STYLE",
    "the architecture: clean, vip, viper or clean-viper"
  )

  static let config = CommandOption(
    "config",
    "FILE",
    "the project's settings; else qatlam.yml in PATH or above it in the repository"
  )

  static let exclude = CommandOption(
    "exclude",
    "GLOB",
    repeats: true,
    "leave out paths that fit, relative to PATH (*, ?, **); repeatable"
  )

  private static let checkForm = CommandForm(
    .check,
    "say which references cross a border the wrong way",
    operands: "[PATH]",
    limit: 1,
    options: [
      style,
      config,
      CommandOption(
        "rules",
        "RULES",
        "default, all (those that are off too, as info), or names joined by commas"
      ),
      CommandOption(
        "format",
        "FORMAT",
        repeats: true,
        "text, json, xcode, github or sarif; FORMAT=FILE writes a file; repeatable"
      ),
      baselineOption,
      CommandOption(
        "changed-since",
        "REF",
        "read everything, report what touches files that changed since a commit"
      ),
      CommandOption(switch: "strict", "let warnings count for the exit status"),
      exclude,
      CommandOption("color", "WHEN", "auto (the default), always or never"),
      CommandOption(switch: "timings", "say on standard error how long each stage took"),
      CommandOption(switch: "no-cache", "read every file anew, and keep nothing for the next run"),
    ],
    notes: [
      "PATH is a folder or one Swift file; without it the current folder is read.",
      "Paths in reports are relative to the folder of qatlam.yml, else to PATH.",
      "A finding is allowed by a comment with a reason:",
      "  // qatlam:allow RULE -- reason",
    ]
  )

  private static let rulesForm = CommandForm(
    .rules,
    "list every rule with its level",
    operands: "",
    limit: 0,
    options: [
      CommandOption("style", "STYLE", "show the levels of this style only"),
      CommandOption("format", "FORMAT", "text (the default) or json"),
    ]
  )

  private static let explainForm = CommandForm(
    .explain,
    "tell what a rule means, or whether one part may know another and why",
    operands: "RULE | 'FROM->TO'",
    limit: 2,
    options: [
      CommandOption("style", "STYLE", "speak of this style only")
    ],
    notes: [
      "An edge is written 'UseCases->Data' (in quotes: '>' means something to the shell),",
      "UseCases→Data, or as two words: UseCases Data.",
    ]
  )

  private static let dumpForm = CommandForm(
    .dump,
    "print what was read, or what every reference means, for other tools",
    operands: "facts|references [PATH]",
    limit: 2,
    options: [
      CommandOption("style", "STYLE", "accepted for symmetry; facts are the same in every style"),
      CommandOption("format", "FORMAT", "json, one object a line"),
      CommandOption(switch: "unresolved", "of references: only those not decided, with the reason"),
      exclude,
    ]
  )

  private static let completionsForm = CommandForm(
    .completions,
    "print a script that completes commands in a shell",
    operands: "bash|zsh|fish",
    limit: 1,
    options: [],
    notes: ["Load it with 'source <(qatlam completions bash)' in ~/.bashrc."]
  )

  private static let helpForm = CommandForm(
    .help,
    "show help for a command",
    operands: "[COMMAND]",
    limit: 1,
    options: []
  )
}
