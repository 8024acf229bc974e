/// How a rule's findings count.
package enum RuleLevel: String, Hashable, Sendable, CaseIterable {
  case error
  case warning
  case info
  /// Not judged, unless `--rules` asks for it; then at level info.
  case off
}
