internal import QatlamBlueprints
internal import QatlamScanner
package import QatlamUseCases

/// Adds to apps as a person would, without a disk.
package struct Newcomer: Sendable {
  private let pieces: any PieceSupplying
  private let style: String?

  /// Creates a person who names a style, or lets the app be looked at.
  package init(with pieces: any PieceSupplying, following style: String? = nil) {
    self.pieces = pieces
    self.style = style
  }

  /// Returns what would be written into an app.
  package func plan(
    _ subject: NewRequest.Subject,
    _ name: String,
    entity: String? = nil,
    fields: String? = nil,
    gateway: String? = nil,
    into: String? = nil,
    in app: MarkedApp
  ) async throws -> MakingPlan {
    let source = SourcesInMemory(app.files)
    let extendApp = ExtendApp(
      pieces: pieces,
      files: FilesInMemory(app.files, in: "App"),
      source: source,
      readProject: ReadProject(
        blueprints: BuiltInBlueprints(),
        source: source,
        scanner: ParallelScanner(workerCount: 2)
      )
    )
    return try await extendApp(
      NewRequest(
        subject,
        name: name,
        project: ProjectRequest(path: "App", style: style),
        entity: entity,
        fields: fields,
        gateway: gateway,
        into: into
      )
    )
  }
}
