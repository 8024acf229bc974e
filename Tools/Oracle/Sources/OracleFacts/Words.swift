/// The wording that both readers use for places and for what they number.
package enum Words {
  /// Returns what names a declaration.
  package static func declaration(kind: String, line: Int, column: Int) -> String {
    "\(kind) \(line):\(column)"
  }

  /// Returns what names a reference.
  package static func reference(role: String, line: Int, column: Int) -> String {
    "\(role) \(line):\(column)"
  }

  /// Returns one name of a reference with what follows it.
  package static func component(
    name: String,
    line: Int,
    column: Int,
    flags: [String],
    arguments: Int,
    labels: [String]
  ) -> String {
    let marks = flags.isEmpty ? "" : "[\(flags.sorted().joined(separator: " "))]"
    let list = labels.isEmpty ? "" : "(\(labels.joined(separator: ":")):)"
    return "\(name)\(list)\(marks)/\(arguments)@\(line):\(column)"
  }

  /// Returns the place of an argument.
  package static func argument(
    of chain: String,
    component: Int,
    position: Int,
    label: String
  ) -> String {
    "argument \(position) '\(label)' of name \(component) of \(chain)"
  }

  /// Returns the place of an element, `depth` literals deep.
  package static func element(depth: Int, within place: String, of owner: String) -> String {
    "element \(depth) deep within \(place) of \(owner)"
  }

  /// Returns any other place.
  package static func place(_ place: String, of owner: String) -> String {
    "\(place) of \(owner)"
  }

  /// Stands for what is not there.
  package static let nothing = "nothing"
}
