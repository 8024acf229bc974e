package import QatlamDomain

/// Says which file of a project belongs where.
package struct ListLayers: Sendable {
  /// A file, and what it declares.
  package struct File: Hashable, Sendable {
    package let path: String
    /// Why it is not judged; `nil` for those that are.
    package let exemption: SourceKinds.Exemption?
    package let declarations: [PlacedDeclaration]
  }

  /// The files of a root, in order.
  package struct Root: Hashable, Sendable {
    /// The folder, relative to the project's; `.` for itself.
    package let path: String
    package let style: String
    /// Every part of the style, in its order.
    package let parts: [String]
    package let files: [File]
  }

  private let readProject: ReadProject

  /// Creates the use case on what reads projects.
  package init(_ readProject: ReadProject) { self.readProject = readProject }

  /// Returns the files that were asked about, root by root.
  ///
  /// `type`: A type's name; `nil` for every file.
  package func callAsFunction(
    _ request: ProjectRequest,
    of type: String?
  ) async throws(CheckFailure) -> [Root] {
    let sources = try await readProject(request)
    let roots = sources.roots.map { Self.root($0, of: sources.project) }
    guard let type else { return roots }
    let names = roots.flatMap(\.files).flatMap(\.declarations).map(\.name)
    guard names.contains(type) else { throw .unknownType(type, known: names) }
    return roots.map { root in
      Root(
        path: root.path,
        style: root.style,
        parts: root.parts,
        files: root.files.compactMap { file in
          let found = file.declarations.filter { $0.name == type }
          return found.isEmpty
            ? nil : File(path: file.path, exemption: file.exemption, declarations: found)
        }
      )
    }.filter { !$0.files.isEmpty }
  }

  static func root(_ root: ProjectSources.Root, of project: Project) -> Root {
    let reader = PlacementReader(root.judge)
    let files = root.resolved.index.codebase.files
    return Root(
      path: root.path,
      style: root.judge.blueprint.name,
      parts: root.judge.blueprint.parts.map(\.name),
      files: files.indices.filter { project.covers(files[$0].path) }.map { index in
        File(
          path: files[index].path,
          exemption: root.resolved.kinds.exemptions[index],
          declarations: reader.declarations(in: index)
        )
      }
    )
  }
}
