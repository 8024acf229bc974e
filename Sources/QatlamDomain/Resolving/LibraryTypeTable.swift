/// Library types that are extended, by the names of their path.
struct LibraryTypeTable: Sendable {
  /// Those whose path is one name, by that name.
  private var simple: [TypeID]
  private var nested: [[NameID]: TypeID] = [:]
  /// The paths of all.
  private(set) var paths: [TypeID: [NameID]] = [:]

  /// Whether no library's type is extended.
  var isEmpty: Bool { paths.isEmpty }

  /// Creates a table for names below `count`.
  init(count: Int) { simple = [TypeID](repeating: -1, count: count) }

  /// The type of a path, if it is extended.
  subscript(path: [NameID]) -> TypeID? {
    get { path.count == 1 ? self[path[0]] : nested[path] }
    set {
      if let newValue { paths[newValue] = path }
      guard path.count == 1, Int(path[0]) < simple.count else {
        nested[path] = newValue
        return
      }
      simple[Int(path[0])] = newValue ?? -1
    }
  }

  /// The type of a path of one name, if it is extended.
  subscript(name: NameID) -> TypeID? {
    guard Int(name) < simple.count, simple[Int(name)] >= 0 else { return nil }
    return simple[Int(name)]
  }
}
