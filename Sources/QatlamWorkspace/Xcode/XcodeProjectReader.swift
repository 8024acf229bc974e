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
    // A folder of that name without a project in it says nothing.
    guard let bytes = tree.bytes(of: "\(path)/project.pbxproj") else { return nil }
    let list: PropertyList
    do throws(PropertyListFault) {
      list = try PropertyListReader.value(of: bytes)
    } catch {
      throw ManifestFault("line \(error.line) of project.pbxproj: \(error.problem.rawValue)")
    }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let targets = XcodeProject(list, in: folder).targets
    guard !targets.isEmpty else { throw ManifestFault("project.pbxproj names no target") }
    return ProjectManifest(folder: folder, targets: targets, isComplete: true)
  }
}
