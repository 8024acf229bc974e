internal import QatlamDomain

/// Chooses which findings are reported, and reports suppressions that suppress nothing.
struct Docket {
  private let selection: CheckRequest.RuleSelection
  private let levels: [RuleID: RuleLevel]
  private let partLevels: [RuleID: [String: RuleLevel]]

  init(selection: CheckRequest.RuleSelection, blueprint: Blueprint) {
    self.selection = selection
    levels = blueprint.levels
    partLevels = blueprint.partLevels
  }

  /// Returns what remains of the findings, sorted by place, rule and target.
  func verdict(on findings: [Finding], suppressedBy suppressions: [Suppression]) -> [Finding] {
    let all = findings.flatMap(overlapped)
    var byFile: [String: [Int]] = [:]
    for (index, suppression) in suppressions.enumerated() {
      byFile[suppression.place.file, default: []].append(index)
    }
    var used: Set<Int> = []
    var left: [Finding] = []
    for finding in all {
      let covering = (byFile[finding.place.file] ?? []).filter { suppressions[$0].covers(finding) }
      used.formUnion(covering)
      if covering.isEmpty, let leveled = leveled(finding) { left.append(leveled) }
    }
    let stale = suppressions.indices.lazy
      .flatMap { staleness(of: suppressions[$0], isUsed: used.contains($0)) }
      .compactMap(leveled)
    return (left + stale).sorted()
  }

  /// With `--rules all`, what a more special rule stands for is listed as well; and where that rule is not
  /// selected, those that are speak for themselves.
  private func overlapped(_ finding: Finding) -> [Finding] {
    let covered = finding.alsoBreaks.map { rule in
      var other = finding
      other.rule = rule
      other.alsoBreaks = []
      return other
    }
    return switch selection {
    case .all: [finding] + covered
    case .only(let rules) where !rules.contains(finding.rule): covered
    case .standard, .only: [finding]
    }
  }

  private func leveled(_ finding: Finding) -> Finding? {
    let own = partLevels[finding.rule]?[finding.from]
    let isOff = (own ?? finding.level ?? levels[finding.rule]) == .off
    let finding = own.map { settled(finding, at: $0) } ?? finding
    switch selection {
    case .standard: return isOff ? nil : finding
    case .only(let rules) where !rules.contains(finding.rule): return nil
    case .all, .only:
      guard isOff else { return finding }
      var lowered = finding
      lowered.severity = .info
      return lowered
    }
  }

  /// Gives a finding its part's own level; what is softer or harder than its rule stays so, as far as that goes.
  private func settled(_ finding: Finding, at level: RuleLevel) -> Finding {
    let usual = (finding.level ?? levels[finding.rule] ?? .off).severity
    let others = finding.alsoBreaks.compactMap { rule in
      (partLevels[rule]?[finding.from] ?? levels[rule])?.severity
    }
    var settled = finding
    settled.severity =
      if finding.severity < usual {
        min(finding.severity, level.severity)
      } else if finding.severity > usual {
        max(level.severity, others.max() ?? level.severity)
      } else {
        level.severity
      }
    return settled
  }

  private func staleness(of suppression: Suppression, isUsed: Bool) -> [Finding] {
    var evidence: [Evidence] = suppression.unknownRules.map { .suppressionOfUnknownRule($0) }
    if suppression.rules.isEmpty { evidence.append(.suppressionOfUnknownRule("")) }
    if !suppression.hasReason {
      evidence.append(.suppressionWithoutReason)
    } else if !isUsed, !suppression.knownRules.isEmpty,
      suppression.knownRules.allSatisfy(isDecidable)
    {
      let rules = suppression.knownRules.map(\.rawValue).joined(separator: ", ")
      evidence.append(.staleSuppression(rule: rules))
    }
    return evidence.map { evidence in
      Finding(
        rule: .staleSuppression,
        severity: severity,
        place: suppression.place,
        target: suppression.rules.joined(separator: ", "),
        evidence: evidence,
        reason: .upkeep(.suppressionHidesNextBreak),
        remedy: .upkeep(Self.remedy(for: evidence)),
        serves: []
      )
    }
  }

  private static func remedy(for evidence: Evidence) -> UpkeepSaying {
    switch evidence {
    case .suppressionWithoutReason: .writeReasonBehindRule
    case .suppressionOfUnknownRule: .nameRuleThatExists
    default: .deleteComment
    }
  }

  /// Whether the rule is judged in this run, so that its silence means something.
  private func isDecidable(_ rule: RuleID) -> Bool {
    switch selection {
    case .all: return true
    case .standard: return levels[rule] != .off
    case .only(let rules): return rules.contains(rule)
    }
  }

  private var severity: Severity {
    switch levels[.staleSuppression] ?? .warning {
    case .error: .error
    case .warning: .warning
    case .info, .off: .info
    }
  }
}
