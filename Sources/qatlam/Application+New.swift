import QatlamCommandLine
import QatlamReports
import QatlamUseCases
import QatlamWorkspace

extension Application {
  /// Makes an app, or adds to one; or shows what would be written.
  func make(_ arguments: NewArguments) async throws {
    let plan = try await plan(arguments.request)
    if !arguments.isDry, !plan.files.isEmpty { try write(plan) }
    try print(NewText.text(of: plan, isDry: arguments.isDry))
  }

  private func plan(_ request: NewRequest) async throws -> MakingPlan {
    guard request.subject != .app else {
      return try MakeApp(templates: templates, files: files)(request)
    }
    // What a killed program has left must not be taken for the app's own.
    try StagedTree.recover(in: request.project.path)
    let extendApp = ExtendApp(
      pieces: pieces,
      files: files,
      source: source,
      readProject: readProject
    )
    return try await Progress(terminal: terminal).shown("reading the sources") {
      try await extendApp(request)
    }
  }

  private func write(_ plan: MakingPlan) throws(WriteFailure) {
    let tree = plan.files.map {
      TreeFile(path: $0.path, bytes: $0.bytes, previous: $0.previous)
    }
    if files.exists(plan.folder) {
      try StagedTree(tree, in: plan.folder).commit()
    } else {
      try StagedFolder(tree, at: plan.folder).commit()
    }
  }
}
