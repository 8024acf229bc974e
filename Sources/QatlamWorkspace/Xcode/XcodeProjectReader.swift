package import QatlamDomain
package import QatlamUseCases

/// Understands Xcode projects: files that are named one by one, and synchronized folders.
package struct XcodeProjectReader: ManifestReading {
  /// Creates a reader.
  package init() {}

  package var makesProjects: Bool { false }

  package func understands(_ path: String) -> Bool {
    path.utf8.suffix(10).elementsEqual(".xcodeproj".utf8)
  }

  package func manifest(
    at path: String,
    in tree: ManifestTree
  ) throws(ManifestFault) -> ProjectManifest? {
    guard let text = text(of: path, in: tree) else { return nil }
    return try manifest(of: text, at: path)
  }

  /// Returns the text of a project; a folder of that name without a project in it says nothing.
  func text(of path: String, in tree: ManifestTree) -> [UInt8]? {
    tree.bytes(of: "\(path)/project.pbxproj")
  }

  /// Understands the text of a project that stands at a path.
  func manifest(of text: [UInt8], at path: String) throws(ManifestFault) -> ProjectManifest {
    let list: PropertyList
    do throws(PropertyListFault) {
      list = try PropertyListReader.value(of: text)
    } catch {
      throw ManifestFault("line \(error.line) of project.pbxproj: \(error.problem.rawValue)")
    }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let targets = XcodeProject(list, in: folder).targets
    guard !targets.isEmpty else { throw ManifestFault("project.pbxproj names no target") }
    return ProjectManifest(folder: folder, targets: targets, isComplete: true)
  }
}
