/// Finds the feature or scene that a file belongs to.
struct FeatureFinder {
  /// Names of folders that serve all features and are none.
  private static let sharedFolders: Set<String> = [
    "common", "shared", "core", "base", "helpers", "utils", "utilities", "extensions", "components",
  ]

  /// For each folder, the feature or scene that it belongs to.
  private let features: [SourceFolder?]

  init(blueprint: Blueprint, paths: SourcePaths, roles: (Int) -> Set<String>) {
    let inner = Set(blueprint.featureInnerFolders)
    let needsRoles = !blueprint.sceneRoles.isEmpty
    let count = paths.folders.count
    var rolesOfFolder = [Set<String>](repeating: [], count: count)
    // Folders that hold a scene role somewhere inside.
    var isInhabited = [Bool](repeating: false, count: count)
    var hasContracts = [Bool](repeating: false, count: count)
    if needsRoles {
      for (index, path) in paths.files.enumerated() {
        let home = Self.home(of: path.home, inner: inner)
        if Self.holdsContracts(path, blueprint) { hasContracts[home] = true }
        let found = roles(index)
        guard !found.isEmpty else { continue }
        rolesOfFolder[home].formUnion(found)
        guard !found.isDisjoint(with: blueprint.sceneRoles) else { continue }
        for folder in path.home.lineage { isInhabited[folder] = true }
      }
    }
    // Folders that are scenes because of the roles they hold.
    let isScene = paths.folders.map { folder in
      let roles = rolesOfFolder[folder.number]
      return folder.number > 0 && roles.count > 1 && !roles.isDisjoint(with: blueprint.sceneRoles)
        && (!roles.isDisjoint(with: blueprint.sceneFaces) || hasContracts[folder.number])
        && !Self.isShared(folder.path, outside: blueprint.featureFolders)
    }
    // Folders that hold a scene somewhere inside.
    var isGroup = [Bool](repeating: false, count: count)
    for folder in paths.folders where isScene[folder.number] {
      for outer in folder.lineage.dropLast() { isGroup[outer] = true }
    }
    let roots = Set(blueprint.featureFolders)
    features = paths.folders.map { folder in
      if let scene = folder.lineage.last(where: { isScene[$0] }) { return paths.folders[scene] }
      guard let root = folder.normalised.firstIndex(where: roots.contains),
        root + 1 < folder.depth, !Self.sharedFolders.contains(folder.normalised[root + 1])
      else { return nil }
      let child = folder.lineage[root + 1]
      return !needsRoles || isInhabited[child] && !isGroup[child] ? paths.folders[child] : nil
    }
  }

  /// Returns the feature's folder, or `nil` for what stands in none; the path is one of those that the finder was made for.
  func feature(of path: PathNames) -> SourceFolder? { features[path.home.number] }

  /// Whether a file is named as one that holds a scene's contracts.
  private static func holdsContracts(_ path: PathNames, _ blueprint: Blueprint) -> Bool {
    blueprint.contractFiles.contains { TypeName.ends(String(path.stem), with: $0) }
  }

  /// A folder for everybody, unless it is one feature's own.
  private static func isShared(_ folder: String, outside featureFolders: [String]) -> Bool {
    let names = folder.split(separator: "/").map(FolderName.normalised)
    guard let last = names.last, sharedFolders.contains(last) else { return false }
    return names.dropLast(2).allSatisfy { !featureFolders.contains($0) }
  }

  /// The number of the folder without the role folders at its end.
  private static func home(of folder: SourceFolder, inner: Set<String>) -> Int {
    var count = folder.depth
    while count > 1, inner.contains(folder.normalised[count - 1]) { count -= 1 }
    return count == 0 ? 0 : folder.lineage[count - 1]
  }
}
