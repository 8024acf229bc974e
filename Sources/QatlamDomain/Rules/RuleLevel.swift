/// How a rule's findings count.
package enum RuleLevel: String, Hashable, Sendable, CaseIterable {
  /// Breaks the architecture.
  case error
  /// Counts for the exit status with `--strict` only.
  case warning
  /// Is counted in text, listed in JSON, and never changes the exit status.
  case info
  /// Not judged, unless `--rules` asks for it; then at level info.
  case off

  /// The severity of findings at this level; what is off is info where it is asked for all the same.
  package var severity: Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info, .off: .info
    }
  }
}
