/// How much a finding matters; the higher the worse.
package enum Severity: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Worth knowing; never changes the exit status.
  case info
  /// Counts for the exit status with `--strict` only.
  case warning
  /// Makes the verdict `broken`.
  case error

  /// The word users read.
  package var name: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
