package import QatlamDomain

/// Why something could not be explained.
package enum ExplainFailure: Error, Hashable, Sendable {
  /// A built-in blueprint contradicts itself.
  case blueprint(BlueprintFault)
  /// There is no style of that name.
  case unknownStyle(String)
  /// No style that was asked has a part of this name; `known` are the names that exist.
  case unknownPart(String, known: [String])
  /// Each part exists, but no style has both.
  case neverTogether(String, String)
}
