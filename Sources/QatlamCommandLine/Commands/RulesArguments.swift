/// What `qatlam rules` is asked.
package struct RulesArguments: Hashable, Sendable {
  /// How a list looks.
  package enum Format: String, Hashable, Sendable, CaseIterable {
    /// A table for people.
    case text
    /// One object for programs.
    case json
  }

  /// The style whose levels are shown; `nil` for all.
  package let style: String?
  /// How the list looks.
  package let format: Format

  /// Reads the arguments of the command.
  init(_ read: ArgumentReader, styles: [String]) throws(UsageFault) {
    style = try read.style(among: styles)
    format = try read.choice("format", default: .text)
  }
}
