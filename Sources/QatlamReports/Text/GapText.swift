package import QatlamDomain

/// What is said of a file that was not read in full.
package enum GapText {
  /// Returns its name, its line where it has one, and the reason.
  package static func text(for gap: Coverage.Gap) -> String {
    let line = gap.line > 0 ? ":\(gap.line)" : ""
    return "\(PlainText.escaped(gap.file))\(line) (\(PlainText.escaped(gap.reason)))"
  }
}
