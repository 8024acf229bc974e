import QatlamDomain
import QatlamUseCases

/// The last lines of a text report: what it comes to, and how much it rests on.
struct CoverageText {
  /// The colours of the report.
  let ink: Ink

  /// How many names of a list are shown.
  private static let shown = 3

  /// Returns the verdict and, where there is something to say, one line each on what was not read,
  /// not resolved, and not owned by a layer.
  func lines(for report: CheckReport) -> [String] {
    let coverage = report.coverage
    var lines = [verdict(of: report)]
    for root in report.roots where root.styleFrom == "detected" {
      let place = report.roots.count > 1 ? " in \(PlainText.escaped(root.path))" : ""
      let signs = root.signs.map(PlainText.escaped).joined(separator: "; ")
      lines.append(ink("  taken for granted: '\(root.style)'\(place): \(signs)", .dim))
    }
    let readings = report.roots.flatMap(\.folderReadings).sorted {
      ($0.key, $0.value) < ($1.key, $1.value)
    }
    if !readings.isEmpty {
      lines.append(detail("folders taken for others", readings.map(self.reading)))
    }
    if let debt = report.debt { lines.append(ink("  baseline: " + self.debt(debt), .dim)) }
    if !coverage.partial.isEmpty {
      lines.append(detail("read in part", coverage.partial.map(GapText.text)))
    }
    if !coverage.skipped.isEmpty {
      lines.append(ink("  left out: " + skipped(coverage.skipped), .dim))
    }
    if coverage.resolved + coverage.external + coverage.unresolvedTotal > 0 {
      lines.append(ink("  references: " + references(coverage), .dim))
    }
    if !coverage.unlayered.isEmpty {
      lines.append(detail("in no layer", coverage.unlayered.map(PlainText.escaped)))
    }
    return lines
  }

  private func verdict(of report: CheckReport) -> String {
    guard report.coverage.files > 0 else {
      return ink("nothing judged:", .yellow) + " no file could be read"
    }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let count = report.findings.count { $0.severity == severity }
      guard count > 0 else { return nil }
      return severity == .info ? "\(count) at level info" : plural(count, severity.name)
    }
    let styles = Array(Set(report.roots.map(\.style))).sorted().joined(separator: ", ")
    let found = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    let files = plural(report.coverage.files, "file")
    let word =
      switch report.verdict {
      case .clean: ink("clean:", .green)
      case .warned: ink("warned:", .yellow)
      case .broken: ink("broken:", .red)
      }
    return "\(word) \(found) in \(files) by '\(styles)'"
  }

  private func reading(_ folder: (key: String, value: String)) -> String {
    "'\(PlainText.escaped(folder.key))' as '\(folder.value)'"
  }

  private func debt(_ debt: Debt) -> String {
    let gone = debt.recorded - debt.known
    let change = gone == 0 ? "none gone" : "\(gone) fewer than recorded"
    return "\(plural(debt.known, "known break")) in \(PlainText.escaped(debt.file)), \(change)"
  }

  private func references(_ coverage: Coverage) -> String {
    let reasons = coverage.unresolvedByReason.map { "\($0.reason) \($0.count)" }
    let why = reasons.isEmpty ? "" : " (\(reasons.joined(separator: ", ")))"
    return "\(coverage.resolved) resolved, \(coverage.external) of libraries, "
      + "\(coverage.unresolvedTotal) unresolved\(why)"
  }

  /// What was left out by reason, the most frequent first, each with its first name.
  private func skipped(_ gaps: [Coverage.Gap]) -> String {
    let groups = Dictionary(grouping: gaps, by: \.reason)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { reason, gaps in
        let first = gaps.first.map { PlainText.escaped($0.file) } ?? ""
        let names = gaps.count == 1 ? first : "\(first) and \(gaps.count - 1) more"
        return "\(names) (\(PlainText.escaped(reason)))"
      }
    return "\(gaps.count): \(groups.joined(separator: ", "))"
  }

  private func detail(_ title: String, _ items: [String]) -> String {
    let rest = items.count > Self.shown ? " and \(items.count - Self.shown) more" : ""
    let names = items.prefix(Self.shown).joined(separator: ", ")
    return ink("  \(title): \(items.count): \(names)\(rest)", .dim)
  }

  private func plural(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
