/// A whole app that is to be made.
package struct AppModel: Hashable, Sendable {
  package let name: SwiftName
  /// The name of the blueprint that it follows.
  package let style: String
  /// What its first list and detail show.
  package let entity: EntityModel
  /// The path of the list on the server, without a slash at its end: `/api/character`.
  package let path: String
  /// The key of the list in the server's answer; `nil` where the answer is the list.
  package let listKey: ListKey?

  /// Creates an app; without a path the list stands under the entity's plural.
  package init(
    name: SwiftName,
    style: String,
    entity: EntityModel,
    path: String? = nil,
    listKey: ListKey? = nil
  ) {
    self.name = name
    self.style = style
    self.entity = entity
    self.path = path ?? "/" + entity.name.plural.kebab
    self.listKey = listKey
  }
}
