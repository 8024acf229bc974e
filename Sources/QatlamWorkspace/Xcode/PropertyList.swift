/// A value of an old-style property list, the form in which Xcode writes its projects.
enum PropertyList: Hashable, Sendable {
  case text(String)
  case list([PropertyList])
  case map(PropertyMap)

  /// The text, where it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list; empty where it is none.
  var texts: [String] { if case .list(let list) = self { list.compactMap(\.text) } else { [] } }

  /// The values by key; `nil` where it is no map.
  var map: PropertyMap? { if case .map(let map) = self { map } else { nil } }

  /// The value of a key, where it is a map that has it.
  subscript(key: String) -> PropertyList? { map?[key] }
}

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
