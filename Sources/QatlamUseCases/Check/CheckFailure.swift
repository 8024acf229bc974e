package import QatlamDomain

/// Why a codebase could not be checked.
package enum CheckFailure: Error, Hashable, Sendable {
  case source(SourceFailure)
  case unknownStyle(String, known: [String])
  case blueprint(BlueprintFault)
  /// The project's settings are mistaken.
  case configuration(ConfigurationFault)
  /// No style is named where one is needed.
  case noStyle(known: [String])
}
