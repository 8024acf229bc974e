import QatlamDomain

/// Takes known breaks out of findings, and reports lines of the baseline that nothing matches.
struct BaselineFilter {
  let place: FindBaseline.Place
  /// Whether a break of the baseline could have been found in this run.
  let isDecidable: (KnownBreak) -> Bool
  /// How stale lines count; `nil` where they do not.
  let staleness: Severity?

  /// Returns the findings that are not known, and the debt that the others are.
  func callAsFunction(_ findings: [Finding]) -> (findings: [Finding], debt: Debt) {
    let known = (place.baseline?.lines ?? [:]).filter { isDecidable($0.key) }
    var seen: Set<KnownBreak> = []
    let left = findings.filter { finding in
      let identity = KnownBreak(finding)
      guard known[identity] != nil else { return true }
      seen.insert(identity)
      return false
    }
    let stale = known.filter { !seen.contains($0.key) }
    let reported = stale.compactMap { entry, line in
      staleness.map { finding(for: entry, line: line, $0) }
    }
    let debt = Debt(file: place.name, known: seen.count, recorded: known.count)
    return ((left + reported).sorted(), debt)
  }

  private func finding(for entry: KnownBreak, line: Int, _ severity: Severity) -> Finding {
    Finding(
      rule: .staleBaseline,
      severity: severity,
      place: Place(file: place.name, line: line, column: line > 0 ? 1 : 0),
      source: entry.source,
      target: entry.target,
      evidence: .shape(
        .goneFromCode(
          rule: entry.rule,
          file: entry.file,
          source: entry.source,
          target: entry.target
        )
      ),
      reason: .upkeep(.paidDebtLeavesBooks),
      remedy: .upkeep(.pruneBaseline),
      serves: []
    )
  }
}
