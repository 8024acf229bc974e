internal import QatlamDomain

/// What a screen or a use case is about, and how it comes by it.
struct Subject {
  let entity: EntityModel
  /// Whether the entity is made too.
  let isNew: Bool
  /// What the entity is fetched by; `nil` where that is made too, and keeps everything in memory.
  let gateway: ExistingGateway?
  /// Whether the gateway is made too, as a new app has it.
  var isGatewayNew = false
  /// The feature that it is for; `nil` where it is for none.
  var feature: SwiftName?
}
