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
