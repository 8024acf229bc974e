extension CommandForm {
  /// The option that names a file of known breaks.
  static let baselineOption = CommandOption(
    "baseline",
    "FILE",
    "the file of known breaks; else the one that qatlam.yml names"
  )

  /// What `init` takes.
  static let startForm = CommandForm(
    .start,
    "write qatlam.yml with what is seen of a project",
    operands: "[PATH]",
    limit: 1,
    options: [
      style,
      CommandOption(switch: "freeze", "write a baseline of what is broken today too"),
      exclude,
    ],
    notes: ["A qatlam.yml that is there is never touched."]
  )

  /// What `baseline` takes.
  static let baselineForm = CommandForm(
    .baseline,
    "write down what is broken today, so that only more counts",
    operands: "[PATH]",
    limit: 1,
    options: [
      CommandOption(switch: "update", "write it anew, with what is broken now"),
      CommandOption(switch: "prune", "take out what is mended, add nothing"),
      baselineOption, style, config, exclude,
    ],
    notes: ["Where CI is set, nothing is written: debts are made by people."]
  )

  /// What `layers` takes.
  static let layersForm = CommandForm(
    .layers,
    "say which file belongs to which part and why, and which to none",
    operands: "[PATH]",
    limit: 1,
    options: [
      CommandOption("of", "TYPE", "tell of one type, by its name or path (Order, Order.Line)"),
      style, config, exclude,
    ]
  )

  /// What `why` takes.
  static let whyForm = CommandForm(
    .why,
    "show the shortest chain of references from one type to another",
    operands: "A B [PATH]",
    limit: 3,
    options: [style, config, exclude]
  )
}
