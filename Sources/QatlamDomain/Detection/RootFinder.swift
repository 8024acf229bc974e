/// Tells the apps of a tree apart, so that each is judged on its own.
///
/// An app is a project that has an entry point. Where there is at most one, everything belongs together: its
/// frameworks and local packages are its layers.
package struct RootFinder: Sendable {
  /// For each file, the folder of its app; empty for what stands outside every one, or where there is only one.
  package let rootOfFile: [String]

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
    var folders = Set(projects)
    var joined = Set(workspaces)
    for file in codebase.files {
      let (folder, name) = Self.split(file.path)
      if Self.manifests.contains(name) { folders.insert(folder) }
      if name == "Workspace.swift" { joined.insert(folder) }
    }
    folders.formUnion(joined)
    var apps: Set<String> = []
    for (index, file) in codebase.files.enumerated() where kinds.exemptions[index] == nil {
      guard Self.isEntry(file, codebase.names) else { continue }
      guard let project = Self.nearest(to: file.path, among: folders) else { continue }
      apps.insert(Self.outermost(around: project, among: joined) ?? project)
    }
    guard apps.count > 1 else {
      rootOfFile = codebase.files.map { _ in "" }
      return
    }
    rootOfFile = codebase.files.map { Self.nearest(to: $0.path, among: apps) ?? "" }
  }

  private static func isEntry(_ file: FileFacts, _ names: NameTable) -> Bool {
    if split(file.path).name == "main.swift" { return true }
    return file.chains.contains { chain in
      chain.role == .attribute
        && entryAttributes.contains(names[file.components[Int(chain.first)].name])
    }
  }

  private static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  /// The innermost of some folders that holds a path.
  private static func nearest(to path: String, among folders: Set<String>) -> String? {
    var folder = split(path).folder
    while true {
      if folders.contains(folder) { return folder }
      guard !folder.isEmpty else { return nil }
      folder = split(folder).folder
    }
  }

  /// The outermost of some folders that holds a folder, or is it.
  private static func outermost(around folder: String, among folders: Set<String>) -> String? {
    var found: String?
    var place = folder
    while true {
      if folders.contains(place) { found = place }
      guard !place.isEmpty else { return found }
      place = split(place).folder
    }
  }
}
