internal import QatlamDomain

/// What a screen is about, and how it comes by it.
struct Subject {
  let entity: EntityModel
  /// Whether the entity is made too.
  let isNew: Bool
  /// What the app fetches it by already; `nil` where that is made too.
  let gateway: ExistingGateway?
  /// The feature that it is for; `nil` where it is for none.
  var feature: SwiftName?
}
