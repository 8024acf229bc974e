import QatlamDomain
package import QatlamUseCases

/// What is said of what was made, or would be.
package enum NewText {
  /// Returns the files, what is left to do by hand, and what to do next.
  ///
  /// `isDry`: Nothing was written, so that the changes are shown line by line.
  package static func text(of plan: MakingPlan, isDry: Bool) -> String {
    var blocks = [head(of: plan, isDry: isDry) + FileTreeText(plan.files).text]
    if isDry { blocks += plan.files.compactMap(diff) }
    blocks += plan.leftovers.map(leftover)
    if !plan.addedFindings.isEmpty { blocks.append(findings(plan.addedFindings)) }
    if !plan.nextSteps.isEmpty, !isDry {
      blocks.append("next:\n" + plan.nextSteps.map { "  \($0)\n" }.joined())
    }
    return blocks.joined(separator: "\n")
  }

  /// Returns what is said where the half work of a killed program was taken back.
  package static func note(ofRecovered folder: String) -> String {
    "qatlam: note: took back what a killed 'qatlam new' had left in"
      + " \(PlainText.escaped(folder))\n"
  }

  private static func head(of plan: MakingPlan, isDry: Bool) -> String {
    guard !plan.files.isEmpty else { return "\(plan.title) is there already\n" }
    let how =
      switch plan.styleFrom {
      case "detected": ", detected"
      case "config": ", from qatlam.yml"
      default: ""
      }
    let verb = isDry ? "would be written" : "written"
    return "\(plan.title) (\(plan.style)\(how)) \(verb) in \(PlainText.escaped(plan.folder)):\n"
  }

  private static func diff(of file: MakingPlan.File) -> String? {
    guard let previous = file.previous else { return nil }
    let path = PlainText.escaped(file.path)
    let diff = LineDiff(
      String(decoding: previous, as: UTF8.self),
      String(decoding: file.bytes, as: UTF8.self)
    )
    let lines = diff.text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.map { PlainText.escaped(String($0)) }.joined(separator: "\n")
    return "--- a/\(path)\n+++ b/\(path)\n\(shown)"
  }

  private static func leftover(_ leftover: MakingPlan.Leftover) -> String {
    let insertion = leftover.insertion
    let reason =
      switch leftover.doubt {
      case .unknown: "there is no such type"
      case .several: "there are several of that name, or it is declared under conditions"
      case .partlyRead: "its file could not be read to the end"
      case .noComposition: "it does not put things together"
      case .taken(let name): "it has a '\(name)' already"
      case .noArray(let name): "its '\(name)' is no array in brackets alone"
      }
    let lines = insertion.text.split(separator: "\n", omittingEmptySubsequences: false)
    let head =
      insertion.type.isEmpty
      ? "add where the app's parts are put together, for \(insertion.purpose):\n"
      : "add to '\(insertion.type)' by hand, for \(insertion.purpose) (\(reason)):\n"
    return head
      + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  private static func findings(_ findings: [Finding]) -> String {
    "'qatlam check' finds in it:\n" + findings.map { "  \(line(of: $0))\n" }.joined()
  }

  /// Returns a finding on one line.
  static func line(of finding: Finding) -> String {
    let place = "\(PlainText.escaped(finding.place.file)):\(finding.place.line)"
    return "\(place): \(finding.severity): \(Wording.message(for: finding))"
      + " [\(finding.rule.rawValue)]"
  }
}
