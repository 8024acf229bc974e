/// Which file is built into what, as the projects of a tree say.
package struct Membership: Hashable, Sendable {
  /// Where a file belongs.
  package enum Home: Hashable, Sendable {
    /// A module, by the path of its project and its name: `Apps/Shop/Domain`.
    case module(String)
    /// Tests alone are built of it; their module.
    case tests(String)
    /// The project that stands around it builds nothing of it.
    case nowhere
  }

  /// The home of each file, by its path; a file of which no project speaks is not in it.
  package let homes: [String: Home]

  /// Nothing is known of any file.
  package static var unknown: Self { Self(homes: [:]) }

  private init(homes: [String: Home]) { self.homes = homes }

  /// Holds the files of a tree against its projects.
  ///
  /// - Parameters:
  ///   - paths: Every Swift file, relative to the tree's root.
  ///   - manifests: Every project of the tree.
  package init(of paths: [String], in manifests: [ProjectManifest]) {
    let targets = manifests.flatMap(\.targets)
    guard !targets.isEmpty else {
      self = .unknown
      return
    }
    let finder = OwnerFinder(targets)
    let packages = Set(
      paths.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
        .map { String($0.dropLast("/Package.swift".count)) }
    )
    let owners = paths.map { path in
      finder.owners(of: path).filter {
        !Self.isGuest(path, in: targets[$0].project, among: packages)
      }
    }
    let names = ModuleNames(targets, owners)
    var homes: [String: Home] = [:]
    for (path, owners) in zip(paths, owners) {
      guard let first = owners.first else { continue }
      let built = owners.first { targets[$0].kind != .test }
      homes[path] = built.map { .module(names[$0]) } ?? .tests(names[first])
    }
    for path in Self.unbuilt(paths, owners, manifests) { homes[path] = .nowhere }
    self.homes = homes
  }

  /// Whether a project that is kept inside a package reaches for a file of the package.
  ///
  /// What the package builds of it goes by other names, which is what sources import.
  private static func isGuest(
    _ path: String,
    in project: String,
    among packages: Set<String>
  ) -> Bool {
    guard !project.isEmpty, !path.hasPrefix(project + "/"),
      let package = nearest(to: path, among: packages)
    else { return false }
    return project != package && (package.isEmpty || project.hasPrefix(package + "/"))
  }

  /// Files that stand in a project which names its files, and not them.
  ///
  /// A project that names less than half of the files around it is no measure of them.
  private static func unbuilt(
    _ paths: [String],
    _ owners: [[Int]],
    _ manifests: [ProjectManifest]
  ) -> [String] {
    let folders = Set(manifests.map(\.folder))
    let complete = folders.filter { folder in
      manifests.allSatisfy { $0.folder != folder || $0.isComplete }
    }
    guard !complete.isEmpty else { return [] }
    var counts: [String: Int] = [:]
    var strays: [String: [String]] = [:]
    // Paths are sorted, so that most lie beside the one before.
    var (home, nearest): (Substring?, String?)
    for (path, owners) in zip(paths, owners) {
      let own = SourcePaths.home(of: path)
      if own != home { (home, nearest) = (own, Self.nearest(to: path, among: folders)) }
      guard let folder = nearest, complete.contains(folder) else { continue }
      counts[folder, default: 0] += 1
      if owners.isEmpty { strays[folder, default: []].append(path) }
    }
    return strays.flatMap { folder, strays in
      strays.count * 2 <= counts[folder] ?? 0 ? strays : []
    }
  }

  private static func nearest(to path: String, among folders: Set<String>) -> String? {
    var place = path[...]
    while let slash = place.utf8.lastIndex(of: UInt8(ascii: "/")) {
      place = place[..<slash]
      if folders.contains(String(place)) { return String(place) }
    }
    return folders.contains("") ? "" : nil
  }
}
