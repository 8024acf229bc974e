import QatlamDomain

/// Several references of one declaration to one target, told as one.
struct FindingFold {
  /// The first of them.
  let finding: Finding
  /// The lines of all of them, in order, each once.
  private(set) var lines: [Int]

  private struct Key: Hashable {
    let rule: RuleID
    let severity: Severity
    let file: String
    let source: String
    let target: String
    let evidence: Evidence
  }

  /// Folds findings, in the order of the first of each.
  static func folds(of findings: [Finding]) -> [Self] {
    var folds: [Self] = []
    var places: [Key: Int] = [:]
    for finding in findings {
      let key = Key(
        rule: finding.rule,
        severity: finding.severity,
        file: finding.place.file,
        source: finding.source,
        target: finding.target,
        evidence: finding.evidence
      )
      if let index = places[key] {
        if folds[index].lines.last != finding.place.line {
          folds[index].lines.append(finding.place.line)
        }
      } else {
        places[key] = folds.count
        folds.append(Self(finding: finding, lines: [finding.place.line]))
      }
    }
    return folds
  }
}
