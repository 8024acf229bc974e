/// What is added to a type that exists, such as a container: members at its end, or an element of an array.
///
/// It is written only where the place is certain; else its lines are shown to the person.
package struct Insertion: Hashable, Sendable {
  /// The type's name.
  package let type: String
  /// The members' names; where the type has one of them already, nothing is added.
  package let members: [String]
  /// The source, not indented and without a line break at its end.
  package let text: String
  /// What it is for, inside a sentence: `the factory of Reviews`.
  package let purpose: String
  /// The property whose array gets the text as its last element; `nil` for members.
  package let array: String?
  /// Whether the type is one that a new app brings along, and need not be told by what it does.
  package let isGround: Bool

  /// Creates an insertion of members.
  package init(
    type: String,
    members: [String],
    text: String,
    purpose: String,
    isGround: Bool = false
  ) {
    self.type = type
    self.members = members
    self.text = text
    self.purpose = purpose
    self.isGround = isGround
    array = nil
  }

  /// Creates an insertion of an element into the array that a property returns, in a type that a new app brings along.
  package init(type: String, array: String, element text: String, purpose: String) {
    self.type = type
    members = []
    self.text = text
    self.purpose = purpose
    self.array = array
    isGround = true
  }
}
