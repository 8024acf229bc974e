/// Why a blueprint cannot be enforced.
package enum BlueprintFault: Error, Hashable, Sendable {
  case noParts
  case duplicatePart(String)
  case unknownPart(String)
  case unknownLayer(String)
  /// A forbidden edge about which no reason and remedy are given.
  case unexplained(from: String, to: String)
  case noLevel(RuleID)
}
