/// Members that are added at the end of a type that exists, such as a container.
///
/// It is written only where the type is certain; else its lines are shown to the person.
package struct Insertion: Hashable, Sendable {
  /// The type's name.
  package let type: String
  /// The members' names; where the type has one of them already, nothing is added.
  package let members: [String]
  /// The source, not indented and without a line break at its end.
  package let text: String
  /// What it is for, inside a sentence: `the factory of Reviews`.
  package let purpose: String

  /// Creates an insertion.
  package init(type: String, members: [String], text: String, purpose: String) {
    self.type = type
    self.members = members
    self.text = text
    self.purpose = purpose
  }
}
