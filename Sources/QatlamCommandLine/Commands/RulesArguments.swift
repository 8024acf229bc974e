/// What `qatlam rules` is asked.
package struct RulesArguments: Hashable, Sendable {
  /// The style whose levels are shown; `nil` for all.
  package let style: String?
  /// How the list looks.
  package let format: CheckArguments.Format

  /// Reads the arguments of the command.
  init(_ read: ArgumentReader, styles: [String]) throws(UsageFault) {
    style = try read.style(among: styles)
    format = try read.choice("format", default: .text)
  }
}
