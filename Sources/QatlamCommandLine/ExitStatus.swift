package import QatlamDomain

/// What the process tells the shell.
package enum ExitStatus: Int32, Hashable, Sendable, CaseIterable {
  /// Nothing of error severity was found.
  case clean = 0
  /// Errors were found, or with `--strict` warnings.
  case broken = 1
  /// The arguments or the settings make no sense.
  case misused = 2
  /// The world failed: a folder cannot be read, a report cannot be written.
  case failed = 3

  /// Says how a verdict ends the process.
  package init(_ verdict: Verdict, isStrict: Bool) {
    switch verdict {
    case .clean: self = .clean
    case .warned: self = isStrict ? .broken : .clean
    case .broken: self = .broken
    }
  }

  /// What help says of it.
  package var summary: String {
    switch self {
    case .clean: "no error found (warnings count with --strict only)"
    case .broken: "errors found, or warnings with --strict"
    case .misused: "the arguments or the settings make no sense"
    case .failed: "something could not be read or written"
    }
  }
}
