/// What is to be added to an app.
package enum Making: Hashable, Sendable {
  /// A screen with what stands behind it: an entity, how it is fetched, and the use case that does.
  ///
  /// `isNew` is false where the app already has the entity; `gateway` is what the app then fetches it by.
  case feature(name: SwiftName, entity: EntityModel, isNew: Bool, gateway: ExistingGateway?)
  /// A screen alone.
  case scene(name: SwiftName)
  /// One business action, named without its ending (`ArchiveOrder`), through a gateway.
  ///
  /// Without a gateway that is made too, and the use case fetches all of the entity.
  case useCase(name: SwiftName, entity: EntityModel, gateway: ExistingGateway?)
  case entity(EntityModel)
  /// The protocol by which an entity, which the app has, is fetched, and what keeps its promise.
  ///
  /// The name is the entity's, singular or plural as the conventions say.
  case gateway(name: SwiftName, entity: EntityModel)
}
