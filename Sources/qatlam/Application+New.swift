import QatlamCommandLine
import QatlamReports
import QatlamUseCases
import QatlamWorkspace

extension Application {
  /// Makes an app, or adds to one; or shows what would be written.
  func make(_ arguments: NewArguments) async throws {
    let plan = try await plan(arguments.request)
    if !arguments.isDry {
      if !arguments.request.overwrites { try plan.refuseFaults() }
      if !plan.files.isEmpty { try write(plan) }
    }
    try print(NewText.text(of: plan, isDry: arguments.isDry))
  }

  private func plan(_ request: NewRequest) async throws -> MakingPlan {
    guard request.subject != .app else {
      return try await MakeApp(templates: templates, files: files, readProject: readProject)(
        request
      )
    }
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
    guard files.exists(plan.folder) else {
      return try StagedFolder(tree, at: plan.folder).commit()
    }
    if let folder = plan.newFolder, !files.exists("\(plan.folder)/\(folder)") {
      let inside = tree.map {
        TreeFile(path: String($0.path.dropFirst(folder.count + 1)), bytes: $0.bytes)
      }
      return try StagedFolder(inside, at: "\(plan.folder)/\(folder)", in: plan.folder).commit()
    }
    try StagedTree(tree, in: plan.folder).commit()
  }

  /// Takes back what a killed `new` has left where a command is about to look, and says so.
  func recover(around path: String) {
    for folder in StagedTree.recover(around: path) {
      // Where even standard error is closed, there is nobody to be told.
      _ = try? terminal.write(Array(NewText.note(ofRecovered: folder).utf8), to: .error)
    }
  }
}
