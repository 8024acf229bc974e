/// The values of a property list's map, by key, in the order in which they are written.
///
/// Most maps of a project have a handful of keys, among which looking is faster than hashing.
struct PropertyMap: Hashable, Sendable {
  /// A key with its value.
  struct Member: Hashable, Sendable {
    let key: String
    let value: PropertyList
  }

  /// As written; of a key that stands twice the last counts.
  private(set) var members: [Member] = []

  /// The value of a key.
  subscript(key: String) -> PropertyList? { members.last { $0.key == key }?.value }

  /// Adds a value.
  mutating func append(_ key: String, _ value: PropertyList) {
    members.append(Member(key: key, value: value))
  }
}

extension PropertyMap: ExpressibleByDictionaryLiteral {
  /// Creates a map of the values that are written out.
  init(dictionaryLiteral elements: (String, PropertyList)...) {
    members = elements.map { Member(key: $0.0, value: $0.1) }
  }
}
