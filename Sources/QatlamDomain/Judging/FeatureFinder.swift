/// Finds the feature or scene that a file belongs to.
struct FeatureFinder {
  /// Names of folders that serve all features and are none.
  private static let sharedFolders: Set<String> = [
    "common", "shared", "core", "base", "helpers", "utils", "utilities", "extensions", "components",
  ]

  private let roots: Set<String>
  private let inner: Set<String>
  /// Whether scenes are told by the roles they hold.
  private let needsRoles: Bool
  /// Folders that are scenes because of the roles they hold, by path.
  private let scenes: Set<String>
  /// Folders that hold a scene role somewhere inside, by path.
  private let inhabited: Set<String>
  /// Folders that hold a scene somewhere inside, by path.
  private let groups: Set<String>

  init(blueprint: Blueprint, paths: [PathNames], roles: (Int) -> Set<String>) {
    roots = Set(blueprint.featureFolders)
    inner = Set(blueprint.featureInnerFolders)
    needsRoles = !blueprint.sceneRoles.isEmpty
    var rolesOfFolder: [String: Set<String>] = [:]
    var inhabited: Set<String> = []
    var withContracts: Set<String> = []
    if needsRoles {
      for (index, path) in paths.enumerated() {
        if Self.holdsContracts(path, blueprint) {
          withContracts.insert(Self.home(of: path, inner: inner))
        }
        let found = roles(index)
        guard !found.isEmpty else { continue }
        let home = Self.home(of: path, inner: inner)
        rolesOfFolder[home, default: []].formUnion(found)
        guard !found.isDisjoint(with: blueprint.sceneRoles) else { continue }
        inhabited.formUnion(Self.prefixes(of: path))
      }
    }
    let scenes = rolesOfFolder.filter { folder, roles in
      !folder.isEmpty && roles.count > 1 && !roles.isDisjoint(with: blueprint.sceneRoles)
        && (!roles.isDisjoint(with: blueprint.sceneFaces) || withContracts.contains(folder))
        && !Self.isShared(folder, outside: blueprint.featureFolders)
    }
    self.scenes = Set(scenes.keys)
    self.inhabited = inhabited
    var groups: Set<String> = []
    for scene in scenes.keys {
      groups.formUnion(Self.prefixes(of: PathNames(scene + "/x")).dropLast())
    }
    self.groups = groups
  }

  /// Returns the path of the feature's folder, or `nil` for what stands in none.
  func feature(of path: PathNames) -> String? {
    let prefixes = Self.prefixes(of: path)
    if let scene = prefixes.last(where: scenes.contains) { return scene }
    for (depth, name) in path.normalised.enumerated() where roots.contains(name) {
      guard depth + 1 < prefixes.count else { return nil }
      let child = prefixes[depth + 1]
      if Self.sharedFolders.contains(path.normalised[depth + 1]) { return nil }
      guard needsRoles else { return child }
      return inhabited.contains(child) && !groups.contains(child) ? child : nil
    }
    return nil
  }

  /// Whether a file is named as one that holds a scene's contracts.
  private static func holdsContracts(_ path: PathNames, _ blueprint: Blueprint) -> Bool {
    blueprint.contractFiles.contains { TypeName.ends(String(path.stem), with: $0) }
  }

  /// A folder for everybody, unless it is one feature's own.
  private static func isShared(_ folder: String, outside featureFolders: [String]) -> Bool {
    let names = folder.split(separator: "/").map(PathNames.normalised)
    guard let last = names.last, sharedFolders.contains(last) else { return false }
    return names.dropLast(2).allSatisfy { !featureFolders.contains($0) }
  }

  /// The paths of the folders around a file, outermost first.
  private static func prefixes(of path: PathNames) -> [String] {
    var prefixes: [String] = []
    for folder in path.folders {
      prefixes.append((prefixes.last.map { $0 + "/" } ?? "") + folder)
    }
    return prefixes
  }

  /// The folder without the role folders at its end.
  private static func home(of path: PathNames, inner: Set<String>) -> String {
    var count = path.folders.count
    while count > 1, inner.contains(path.normalised[count - 1]) { count -= 1 }
    return path.folders.prefix(count).joined(separator: "/")
  }
}
