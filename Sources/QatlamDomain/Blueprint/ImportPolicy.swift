/// What a part may import.
package struct ImportPolicy: Hashable, Sendable {
  package let parts: [String]
  package let allowed: Set<ModuleKind>
  /// Modules that are allowed although their kind is not.
  package let modules: Set<String>
  /// Kinds that are reported at level info only.
  package let tolerated: Set<ModuleKind>
  /// Whether a UI import of which nothing is used is reported at level info.
  package let softensUnusedUI: Bool
  package let reason: Saying
  package let remedy: Saying
  package let serves: [String]

  /// Creates a policy.
  package init(
    parts: [String],
    allowed: Set<ModuleKind>,
    modules: Set<String> = [],
    tolerated: Set<ModuleKind> = [],
    softensUnusedUI: Bool = false,
    reason: Saying,
    remedy: Saying,
    serves: [String]
  ) {
    self.parts = parts
    self.allowed = allowed
    self.modules = modules
    self.tolerated = tolerated
    self.softensUnusedUI = softensUnusedUI
    self.reason = reason
    self.remedy = remedy
    self.serves = serves
  }
}
