import QatlamDomain

/// Works out the settings with which a project can begin.
package struct WriteSettings: Sendable {
  /// Settings that are ready to be written.
  package struct Result: Hashable, Sendable {
    /// The file, for the file system.
    package var path: String
    package var style: String
    /// What the style rests on; empty where it was named.
    package var signs: [String]
    /// Parts that were found, with how many files and the folder that holds most of them.
    package var parts: [Part]
    /// Folders with files that belong to no part, sorted.
    package var strays: [String]
    /// What is broken today; `nil` where it is not to be written.
    package var baseline: Baseline?
    /// The baseline's file, for the file system.
    package var baselinePath: String
  }

  /// A part of the style, as it was found.
  package struct Part: Hashable, Sendable {
    package var name: String
    package var files: Int
    package var folder: String
  }

  private let files: any FileFinding
  private let readProject: ReadProject

  /// Creates the use case; `readProject` should look for no settings.
  package init(files: any FileFinding, readProject: ReadProject) {
    self.files = files
    self.readProject = readProject
  }

  /// Reads a project and returns its settings.
  package func callAsFunction(
    _ request: ProjectRequest,
    freezes: Bool
  ) async throws(CheckFailure) -> Result {
    let path = "\(request.path)/\(FindProject.fileName)"
    guard !files.exists(path) else { throw .settingsExist(path) }
    let baselinePath = "\(request.path)/\(FindBaseline.fileName)"
    if freezes, files.exists(baselinePath) { throw .baselineExists(baselinePath) }
    let sources = try await readProject(request)
    guard sources.roots.count == 1, let root = sources.roots.first else {
      throw .severalApps(sources.roots.map(\.path))
    }
    var found: Set<KnownBreak> = []
    if freezes {
      let findings = await CheckArchitecture(readProject).findings(in: sources, .standard)
      found = Set(findings.lazy.filter { $0.severity > .info }.map(KnownBreak.init))
    }
    let listed = ListLayers.root(root, of: sources.project)
    return Result(
      path: path,
      style: listed.style,
      signs: root.signs,
      parts: Self.parts(of: listed),
      strays: Self.strays(of: listed),
      baseline: freezes ? Baseline(found) : nil,
      baselinePath: baselinePath
    )
  }

  private static func parts(of root: ListLayers.Root) -> [Part] {
    var folders: [String: [String: Int]] = [:]
    for file in root.files where file.exemption == nil {
      guard let part = file.declarations.first?.placement?.part else { continue }
      folders[part, default: [:]][folder(of: file.path), default: 0] += 1
    }
    return root.parts.compactMap { name in
      guard let counts = folders[name] else { return nil }
      let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "."
      return Part(name: name, files: counts.values.reduce(0, +), folder: most)
    }
  }

  private static func strays(of root: ListLayers.Root) -> [String] {
    let files = root.files.filter { file in
      file.exemption == nil && file.declarations.allSatisfy { $0.placement == nil }
    }
    return Set(files.map { folder(of: $0.path) }).sorted()
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
