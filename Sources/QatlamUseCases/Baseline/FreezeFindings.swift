import QatlamDomain

/// Works out what a project's baseline should hold.
package struct FreezeFindings: Sendable {
  /// What is to become of a baseline.
  package enum Change: Hashable, Sendable {
    /// Written where there is none.
    case create
    /// Written anew: what is found now, no more and no less.
    case update
    /// What is gone leaves; nothing is added.
    case prune
  }

  /// A baseline that is ready to be written.
  package struct Result: Hashable, Sendable {
    /// The file, as messages name it.
    package var name: String
    /// The file, for the file system.
    package var path: String
    package var baseline: Baseline
    /// Breaks that were not in it before.
    package var added: Int
    /// Breaks that were in it before.
    package var removed: Int
    /// Whether a check reads it without being told to.
    package var isNamed: Bool
  }

  private let check: CheckArchitecture
  private let readProject: ReadProject
  private let findBaseline: FindBaseline

  /// Creates the use case on those it is made of.
  package init(_ readProject: ReadProject, _ findBaseline: FindBaseline) {
    check = CheckArchitecture(readProject)
    self.readProject = readProject
    self.findBaseline = findBaseline
  }

  /// Reads a project and returns its baseline.
  ///
  /// `file`: The baseline's file; `nil` for the one that the settings name, or the usual one.
  package func callAsFunction(
    _ request: ProjectRequest,
    file: String?,
    _ change: Change
  ) async throws(CheckFailure) -> Result {
    let sources = try await readProject(request, resolving: .judged)
    let configuration = sources.project.configuration
    let place = try findBaseline.place(option: file, configuration, in: sources.folder)
    switch (change, place.baseline) {
    case (.create, .some): throw .baselineExists(place.name)
    case (.prune, nil): throw .source(.notFound(path: place.name))
    default: break
    }
    let findings = await check.findings(in: sources, .standard)
    // An app with a baseline of its own keeps its own books.
    let others = sources.roots.filter { $0.ownBaseline != nil }.map { "\($0.path)/" }
    let found = Set(
      findings.lazy
        .filter { finding in !others.contains { finding.place.file.hasPrefix($0) } }
        .filter { $0.severity > .info && $0.rule != .staleSuppression && $0.rule != .emptyRule }
        .map(KnownBreak.init)
    )
    let before = Set(place.baseline?.breaks ?? [])
    // What was not asked about is neither found nor gone.
    let elsewhere = before.filter { !sources.project.covers($0.file) }
    let after = (change == .prune ? found.intersection(before) : found).union(elsewhere)
    return Result(
      name: place.name,
      path: place.path,
      baseline: Baseline(after),
      added: after.subtracting(before).count,
      removed: before.subtracting(after).count,
      isNamed: configuration?.baseline != nil && file == nil
    )
  }
}
