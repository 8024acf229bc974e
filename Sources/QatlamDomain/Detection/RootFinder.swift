/// Tells the apps of a tree apart, so that each is judged on its own.
///
/// An app is a project that has an entry point. Where there is at most one, everything belongs together: its
/// frameworks and local packages are its layers.
package struct RootFinder: Sendable {
  /// For each file, the folder of its app; empty for what stands outside every one, or where there is only one.
  package let rootOfFile: [String]
  /// Whether everything belongs together.
  package let hasOneRoot: Bool

  private static let entryAttributes: Set<String> = [
    "main", "UIApplicationMain", "NSApplicationMain",
  ]
  private static let manifests: Set<String> = ["Package.swift", "Project.swift"]

  /// Looks at the files of a codebase.
  ///
  /// `kinds` tells which are tests: those have entry points of their own. `projects` are folders that hold
  /// a project of another kind than a Swift manifest, `workspaces` those whose projects belong together.
  package init(
    _ codebase: Codebase,
    kinds: SourceKinds,
    projects: [String],
    workspaces: [String]
  ) {
    let paths = codebase.paths
    var folders = Set(projects)
    var joined = Set(workspaces)
    for path in paths.files {
      let name = path.fileName
      if Self.manifests.contains(where: { name == $0 }) { folders.insert(path.home.path) }
      if name == "Workspace.swift" { joined.insert(path.home.path) }
    }
    folders.formUnion(joined)
    let attributes = Set(Self.entryAttributes.compactMap(codebase.names.id(of:)))
    var apps: Set<String> = []
    for (index, file) in codebase.files.enumerated() where kinds.exemptions[index] == nil {
      let path = paths.files[index]
      guard path.fileName == "main.swift" || Self.isEntry(file, attributes) else { continue }
      guard let project = Self.nearest(to: path.home, among: folders) else { continue }
      apps.insert(Self.outermost(around: project, among: joined) ?? project)
    }
    hasOneRoot = apps.count < 2
    guard apps.count > 1 else {
      rootOfFile = [String](repeating: "", count: codebase.files.count)
      return
    }
    let rootOfFolder = paths.folders.map { Self.nearest(to: $0, among: apps) ?? "" }
    rootOfFile = paths.files.map { rootOfFolder[$0.home.number] }
  }

  private static func isEntry(_ file: FileFacts, _ attributes: Set<NameID>) -> Bool {
    guard !attributes.isEmpty else { return false }
    return file.outline.attributes.contains { index in
      attributes.contains(file.components[Int(file.chains[Int(index)].first)].name)
    }
  }

  /// The innermost of some folders that is a folder or holds it.
  private static func nearest(to folder: SourceFolder, among folders: Set<String>) -> String? {
    var place: SourceFolder? = folder
    while let next = place {
      if folders.contains(next.path) { return next.path }
      place = next.parent
    }
    return nil
  }

  /// The outermost of some folders that holds a folder, or is it.
  private static func outermost(around folder: String, among folders: Set<String>) -> String? {
    var found: String?
    var place = folder
    while true {
      if folders.contains(place) { found = place }
      guard !place.isEmpty else { return found }
      place = place.lastIndex(of: "/").map { String(place[..<$0]) } ?? ""
    }
  }
}
