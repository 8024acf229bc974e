/// A piece that was seen in an app.
struct Sighting: Hashable, Sendable {
  let piece: Piece
  /// What it is called after: `ListOrders` of `ListOrdersInteractor`.
  let stem: String
  /// The type's name with a hole for the stem.
  let type: String
  /// The file's path, as it is.
  let path: String
  /// The file's index.
  let file: Int
  /// How many folders at the path's beginning are the whole app's, whatever they are called.
  let fixed: Int

  /// The path with a hole wherever the stem, or one of some folders that are called after screens, stands.
  ///
  /// `folders`: For each such folder's name, what it becomes.
  func pattern(folders: [String: String] = [:]) -> String {
    let names = path.split(separator: "/").map(String.init)
    return names.enumerated()
      .map { depth, name in
        if depth == names.count - 1 { return Self.holed(name, stem, anywhere: true) }
        if depth < fixed { return name }
        let own = Self.holed(name, stem, anywhere: false)
        return own == name ? folders[name] ?? name : own
      }
      .joined(separator: "/")
  }

  /// Returns a name in which a stem is replaced, where it stands as whole words.
  static func holed(_ name: String, _ stem: String, anywhere: Bool) -> String {
    var rest = name[...]
    var before = ""
    while !rest.isEmpty {
      if rest.hasPrefix(stem) {
        let after = rest.dropFirst(stem.count)
        if !(after.first?.isLowercase ?? false) { return before + NamePattern.hole + after }
      }
      guard anywhere else { return name }
      before.append(rest.removeFirst())
    }
    return name
  }
}
