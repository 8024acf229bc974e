package import QatlamDomain

/// Finds how one type reaches another.
package struct FindChain: Sendable {
  private let readProject: ReadProject

  /// Creates the use case on what reads projects.
  package init(_ readProject: ReadProject) { self.readProject = readProject }

  /// Returns the shortest chain of references; `nil` where there is none.
  package func callAsFunction(
    _ request: ProjectRequest,
    from source: String,
    to target: String
  ) async throws(CheckFailure) -> [ReferenceGraph.Step]? {
    let sources = try await readProject(request)
    let graphs = sources.roots.map { root in
      ReferenceGraph(index: root.resolved.index, references: root.resolved.references)
    }
    for name in [source, target] where !graphs.contains(where: { $0.knows(name) }) {
      throw .unknownType(name, known: graphs.flatMap(\.names))
    }
    return graphs.lazy.compactMap { $0.chain(from: source, to: target) }
      .min { $0.count < $1.count }
  }
}
