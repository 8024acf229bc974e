/// The rules Qatlam judges by; the raw value is the identifier users write.
package enum RuleID: String, Hashable, Sendable, CaseIterable, Comparable {
  case asyncAwait = "async-await"
  case businessLogic = "business-logic"
  case construction
  case cycle
  case decodableEntity = "decodable-entity"
  case dependency
  case emptyLayer = "empty-layer"
  case emptyRule = "empty-rule"
  case featureBorder = "feature-border"
  case `import`
  case injection
  case kind
  case leak
  case mainActor = "main-actor"
  case misplaced
  case missingPart = "missing-part"
  case navigation
  case oneOperation = "one-operation"
  case ownProtocol = "own-protocol"
  case retainCycle = "retain-cycle"
  case singleton
  case staleBaseline = "stale-baseline"
  case staleSuppression = "stale-suppression"
  case storyboard
  case unlayered

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
