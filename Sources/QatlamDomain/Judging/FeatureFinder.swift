/// Finds the feature or scene that a file belongs to.
struct FeatureFinder {
  private let roots: Set<String>
  private let inner: Set<String>
  /// Folders that hold several scene roles, by path.
  private let scenes: Set<String>

  init(blueprint: Blueprint, paths: [PathNames], roles: (Int) -> Set<String>) {
    roots = Set(blueprint.featureFolders)
    inner = Set(blueprint.featureInnerFolders)
    var rolesOfFolder: [String: Set<String>] = [:]
    if blueprint.findsScenesByRoles {
      for (index, path) in paths.enumerated() {
        let found = roles(index)
        guard !found.isEmpty else { continue }
        rolesOfFolder[Self.home(of: path, inner: inner), default: []].formUnion(found)
      }
    }
    scenes = Set(rolesOfFolder.filter { $0.value.count > 1 && !$0.key.isEmpty }.keys)
  }

  /// Returns the path of the feature's folder, or `nil` for what stands in none.
  func feature(of path: PathNames) -> String? {
    var prefixes: [String] = []
    for folder in path.folders {
      prefixes.append((prefixes.last.map { $0 + "/" } ?? "") + folder)
    }
    if let scene = prefixes.last(where: scenes.contains) { return scene }
    for (depth, name) in path.normalised.enumerated() where roots.contains(name) {
      return depth + 1 < prefixes.count ? prefixes[depth + 1] : nil
    }
    return nil
  }

  /// The folder without the role folders at its end.
  private static func home(of path: PathNames, inner: Set<String>) -> String {
    var count = path.folders.count
    while count > 1, inner.contains(path.normalised[count - 1]) { count -= 1 }
    return path.folders.prefix(count).joined(separator: "/")
  }
}
