/// What a check comes to.
package enum Verdict: String, Hashable, Sendable {
  /// No finding above info.
  case clean
  /// Warnings, but no error.
  case warned
  /// At least one error.
  case broken

  /// Sums findings up.
  package init(_ findings: [Finding]) {
    switch findings.map(\.severity).max() {
    case .error: self = .broken
    case .warning: self = .warned
    case .info, nil: self = .clean
    }
  }
}
