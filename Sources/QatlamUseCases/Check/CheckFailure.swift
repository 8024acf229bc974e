package import QatlamDomain

/// Why a codebase could not be checked.
package enum CheckFailure: Error, Hashable, Sendable {
  case source(SourceFailure)
  case unknownStyle(String, known: [String])
  case blueprint(BlueprintFault)
  /// The project's settings are mistaken.
  case configuration(ConfigurationFault)
  /// No style is named, and the signs do not agree on one; what was seen.
  case unsure(StyleSurvey, known: [String])
}
