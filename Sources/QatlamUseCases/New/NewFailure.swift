package import QatlamDomain

/// Why nothing is made.
package enum NewFailure: Error, Hashable, Sendable {
  /// The app that it should be added to cannot be read.
  case check(CheckFailure)
  /// A name that was written makes no sense.
  case name(NameFault)
  case field(FieldFault)
  /// There are no templates for a style; those that have some.
  case noTemplates(style: String, known: [String])
  /// There is nothing that could be added to an app of a style.
  case noPieces(style: String)
  /// The path of the list on the server is none.
  case endpoint(String)
  /// The key of the list is none.
  case listKey(String)
  /// The folder for features is absolute or leaves the app's.
  case outside(String)
  /// The folder of a new app exists.
  case folderExists(String)
  /// Files that exist would be overwritten, sorted.
  case filesExist([String])
  /// A type of that name exists.
  case typeExists(String, Place)
  /// Two of the new types would be called alike.
  case doubledType(String)
  /// A type would be called as the app's module.
  case moduleName(String)
  /// Fields were written for an entity that exists.
  case entityExists(String)
  /// The app has no such entity.
  case noEntity(String)
  /// The name of a use case tells no entity of the app; the entities that there are, by name.
  case whichEntity(SwiftName, known: [String])
  /// No protocol of the app that has to do with an entity is called so; those that are there.
  case noGateway(String, entity: String, known: [String])
  /// A gateway has no operation that a use case can be made of.
  case noOperation(gateway: String, entity: String)
  case unmakeable(EntityReader.Unmakeable)
  /// `qatlam check` would find fault with what was asked for.
  case faulty([Finding])
  /// The app's style cannot have this, such as a use case in VIP.
  case nothingToMake(NewRequest.Subject, style: String)
}
