import QatlamDomain
package import QatlamUseCases

/// A check as compilers print it, so that editors can jump to each line, and a summary.
package struct TextReport: Sendable {
  private let ink: Ink

  /// Creates a report writer.
  package init(usesColor: Bool) { ink = Ink(usesColor: usesColor) }

  /// Returns a report, with a line feed at its end.
  ///
  /// Errors and warnings are listed, what is below is counted. The first finding of each reason tells why
  /// it is one and how to mend it.
  package func text(of report: CheckReport) -> String {
    let listed = report.findings.filter { $0.severity > .info }
    var lines: [String] = []
    var told: Set<Told> = []
    for fold in FindingFold.folds(of: listed) {
      lines.append(line(for: fold))
      let finding = fold.finding
      let key = Told(rule: finding.rule, reason: finding.reason)
      guard told.insert(key).inserted else { continue }
      let reason = Wording.words(of: finding.reason)
      let remedy = Wording.words(of: finding.remedy)
      if !reason.isEmpty { lines.append(note("why", reason)) }
      if !remedy.isEmpty { lines.append(note("fix", remedy)) }
    }
    if !lines.isEmpty { lines.append("") }
    lines += CoverageText(ink: ink).lines(for: report)
    return lines.joined(separator: "\n") + "\n"
  }

  /// What has been told once is not told again.
  private struct Told: Hashable {
    let rule: RuleID
    let reason: Saying
  }

  private func line(for fold: FindingFold) -> String {
    let finding = fold.finding
    let message = PlainText.escaped(Wording.message(for: finding))
    return place(finding.place) + severity(finding.severity) + " \(message)" + more(fold.lines)
      + ink(" [\(finding.rule.rawValue)]", .dim)
  }

  private func place(_ place: Place) -> String {
    var text = PlainText.escaped(place.file)
    if place.line > 0 { text += ":\(place.line)" }
    if place.line > 0, place.column > 0 { text += ":\(place.column)" }
    return ink(text + ":", .bold) + " "
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: ink("error:", .red)
    case .warning: ink("warning:", .yellow)
    case .info: ink("info:", .dim)
    }
  }

  private func more(_ lines: [Int]) -> String {
    guard lines.count > 1 else { return "" }
    let others = lines.dropFirst().prefix(5).map(String.init).joined(separator: ", ")
    let rest = lines.count > 6 ? ", …" : ""
    let noun = lines.count == 2 ? "line" : "lines"
    return " (\(lines.count) times; also \(noun) \(others)\(rest))"
  }

  private func note(_ title: String, _ text: String) -> String {
    ink("  \(title): \(PlainText.escaped(text))", .dim)
  }
}
