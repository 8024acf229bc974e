package import QatlamDomain

/// Why a codebase could not be checked.
package enum CheckFailure: Error, Hashable, Sendable {
  case source(SourceFailure)
  case unknownStyle(String, known: [String])
  case blueprint(BlueprintFault)
}
