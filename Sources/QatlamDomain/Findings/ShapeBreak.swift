/// How a declaration differs from the shape that its role must have, or settings from what they should be.
package enum ShapeBreak: Hashable, Sendable {
  /// It is declared as one kind and should be one of others.
  case wrongKind(DeclarationKind, wanted: [DeclarationKind])
  /// It inherits from what it should not.
  case inherits(String)
  /// It makes a dependency of this type itself.
  case makesOwn(String)
  /// It receives a dependency of this type after it was made.
  case receivedLate(String)
  /// It keeps one instance of itself, which so many others reach for.
  case sharedInstance(uses: Int)
  case noProtocol
  /// It has these operations.
  case severalOperations([String])
  case notOnMainActor
  /// It stands in a folder of this name.
  case wrongFolder(String)
  /// A feature or scene has no such part.
  case lacks(String)
  /// It holds one of this type, which holds it in turn by these properties.
  case holdsStrongly(String, way: [Hop])
  /// Its signature carries this type.
  case carries(String)
  /// It calls a method on a collection of this type.
  case choosesAmong(String, method: String)
  case completionHandler
  case interfaceFile
  case loadsInterfaceFile
  case navigates
  /// The baseline names a break that is gone.
  case goneFromCode(rule: String, file: String, source: String, target: String)
  /// An edge is allowed that nothing uses.
  case unusedEdge(String)
  /// No type of the part has this ending.
  case unusedEnding(String)
  /// Nothing imports the module.
  case unusedModule(String)
  /// A pattern leaves nothing out.
  case unusedPattern(String)

  /// A property that holds strongly.
  package struct Hop: Hashable, Sendable {
    /// The type and the property, such as `LoginViewController.interactor`.
    package var property: String
    /// From 1; zero where it is not known.
    package var line: Int

    /// Creates a hop.
    package init(_ property: String, line: Int) {
      self.property = property
      self.line = line
    }
  }
}
