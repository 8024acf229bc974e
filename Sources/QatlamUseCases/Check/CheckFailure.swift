package import QatlamDomain

/// Why a codebase could not be checked.
package enum CheckFailure: Error, Hashable, Sendable {
  case source(SourceFailure)
  case unknownStyle(String, known: [String])
  case blueprint(BlueprintFault)
  /// The project's settings are mistaken.
  case configuration(ConfigurationFault)
  /// Settings are to be written where there are some; their file.
  case settingsExist(String)
  /// One file of settings cannot speak for several apps; their folders.
  case severalApps([String])
  /// There is no type of that name; those that exist.
  case unknownType(String, known: [String])
  /// A baseline is to be created where there is one; its file.
  case baselineExists(String)
  /// No style is named, and the signs do not agree on one; what was seen.
  case unsure(StyleSurvey, known: [String])
}
