import QatlamDomain

/// Says what has to be told to a project that lists its files one by one.
struct ProjectMembership {
  let files: any FileFinding

  /// Returns sentences for the person; empty where membership is by folder.
  func steps(in folder: String) -> [String] {
    var steps: [String] = []
    let projects = files.names(in: folder).filter { $0.hasSuffix(".xcodeproj") }
    for project in projects {
      // A project that cannot be read is one that cannot be said to follow its folders.
      let bytes = try? files.bytes(at: "\(folder)/\(project)/project.pbxproj")
      let text = String(decoding: bytes ?? [], as: UTF8.self)
      guard !text.contains("PBXFileSystemSynchronizedRootGroup") else { continue }
      if files.exists("\(folder)/project.yml") {
        steps.append(
          "xcodegen   # \(project) is made from project.yml and has to see the new files"
        )
      } else if files.exists("\(folder)/Project.swift") {
        steps.append("tuist generate   # \(project) has to see the new files")
      } else {
        steps.append(
          "add the new files to the app's target in Xcode: \(project) lists its files one by one"
        )
      }
    }
    return steps
  }
}
