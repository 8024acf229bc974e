/// What is to be added to an app.
package enum Making: Hashable, Sendable {
  /// A screen with what stands behind it: an entity, how it is fetched, and the use case that does.
  ///
  /// `isNew` is false where the app already has the entity.
  case feature(name: SwiftName, entity: EntityModel, isNew: Bool)
  /// A screen alone.
  case scene(name: SwiftName)
  /// One business action; with an entity it fetches all of them through a gateway that exists.
  case useCase(name: SwiftName)
  case entity(EntityModel)
  /// A gateway's protocol and what keeps its promise.
  case gateway(name: SwiftName, entity: EntityModel?)
}
