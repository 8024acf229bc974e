package import QatlamDomain
package import QatlamUseCases

/// Understands `project.yml`, from which XcodeGen makes Xcode projects.
package struct XcodeGenReader: ManifestReading {
  /// Files include each other; so many are more than any project has.
  private static let includeLimit = 200
  /// In bytes; more than any project's description has.
  private static let sizeLimit = 4 << 20

  /// Creates a reader.
  package init() {}

  package var makesProjects: Bool { true }

  package func understands(_ path: String) -> Bool {
    path == "project.yml" || path.hasSuffix("/project.yml")
  }

  package func manifest(
    at path: String,
    in tree: ManifestTree
  ) throws(ManifestFault) -> ProjectManifest? {
    let folder = Self.folder(of: path)
    let documents = try documents(from: path, tree)
    guard documents.contains(where: { $0.root["targets"] != nil }) else { return nil }
    var templates: [String: (node: YAMLNode, folder: String)] = [:]
    for document in documents {
      for template in document.root["targetTemplates"]?.members ?? [] {
        templates[template.name] = (template.value, document.folder)
      }
    }
    var targets: [BuildTarget] = []
    for document in documents {
      for member in document.root["targets"]?.members ?? [] {
        let target = XcodeGenTarget(member.value, document.folder, templates)
        targets.append(target.target(named: member.name, of: folder, tree))
      }
    }
    return ProjectManifest(folder: folder, targets: targets, isComplete: true)
  }

  private struct Document {
    let root: YAMLNode
    /// The folder that its paths are relative to.
    let folder: String
  }

  /// The file, and those that it includes, each once.
  private func documents(
    from path: String,
    _ tree: ManifestTree
  ) throws(ManifestFault) -> [Document] {
    var documents: [Document] = []
    var open = [(path: path, folder: Self.folder(of: path))]
    var read: Set<String> = []
    while let (path, folder) = open.popLast() {
      guard read.insert(path).inserted, read.count <= Self.includeLimit else { continue }
      guard let bytes = tree.bytes(of: path) else {
        throw ManifestFault("'\(path)' cannot be read")
      }
      guard bytes.count <= Self.sizeLimit else { throw ManifestFault("'\(path)' is too large") }
      let found: YAMLNode?
      do throws(ConfigurationFault) {
        found = try YAMLTree.root(of: bytes, in: path, notation: .full)
      } catch {
        throw ManifestFault("line \(error.line) of '\(path)' is written in a way not read here")
      }
      guard let root = found else { continue }
      documents.append(Document(root: root, folder: folder))
      for include in root["include"]?.elements ?? [] {
        let written = include.text ?? include["path"]?.text ?? ""
        // Where paths are not relative to the file itself, they stay relative to the one that includes it.
        let staysPut = include["relativePaths"]?.text == "false"
        guard let place = ManifestTree.path(written, from: folder) else { continue }
        // What a person keeps for himself is not in the repository, and XcodeGen may do without it too.
        guard tree.bytes(of: place) != nil else { continue }
        open.append((place, staysPut ? folder : Self.folder(of: place)))
      }
    }
    return documents
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
