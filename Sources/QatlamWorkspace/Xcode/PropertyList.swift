/// A value of an old-style property list, the form in which Xcode writes its projects.
enum PropertyList: Hashable, Sendable {
  case text(String)
  case list([PropertyList])
  case map([String: PropertyList])

  /// The text, where it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The texts of a list; empty where it is none.
  var texts: [String] { if case .list(let list) = self { list.compactMap(\.text) } else { [] } }

  /// The values by key; empty where it is no map.
  var members: [String: PropertyList] {
    if case .map(let members) = self { members } else { [:] }
  }

  /// The value of a key, where it is a map that has it.
  subscript(key: String) -> PropertyList? { members[key] }
}
