import QatlamCommandLine
import QatlamReports
import QatlamUseCases
import QatlamWorkspace

extension Application {
  /// Reads baselines.
  var findBaseline: FindBaseline { FindBaseline(files: files, baselines: baselines) }

  /// Writes settings, and a baseline where one is wished for: both or none.
  func write(_ arguments: InitArguments) async throws -> ExitStatus {
    let writeSettings = WriteSettings(
      files: files,
      readProject: ReadProject(
        blueprints: blueprints,
        source: source,
        scanner: scanner,
        readMembership: readMembership
      )
    )
    let result = try await Progress(terminal: terminal).shown("reading the sources") {
      try await writeSettings(arguments.project, freezes: arguments.freezes)
    }
    var staged = StagedFiles()
    try staged.stage(Array(SettingsText.text(of: result).utf8), for: result.path)
    if let baseline = result.baseline {
      guard !terminal.isAutomated else { return refuseToFreeze() }
      try staged.stage(BaselineText.bytes(of: baseline), for: result.baselinePath)
    }
    try staged.commit()
    try print(SettingsText.summary(of: result))
    return .clean
  }

  /// Writes a baseline; never where no person is at work.
  func write(_ arguments: BaselineArguments) async throws -> ExitStatus {
    guard !terminal.isAutomated else { return refuseToFreeze() }
    let freeze = FreezeFindings(readProject, findBaseline)
    let result = try await Progress(terminal: terminal).shown("reading the sources") {
      try await freeze(arguments.project, file: arguments.file, arguments.change)
    }
    var staged = StagedFiles()
    try staged.stage(BaselineText.bytes(of: result.baseline), for: result.path)
    try staged.commit()
    try print(BaselineText.summary(of: result))
    return .clean
  }

  /// Prints which file belongs where.
  func list(_ arguments: LayersArguments) async throws {
    let roots = try await ListLayers(readProject)(arguments.project, of: arguments.type)
    try print(LayersText.text(of: roots))
  }

  /// Prints how one type reaches another.
  func explain(_ arguments: WhyArguments) async throws {
    if arguments.isHere, files.exists(arguments.to) { throw UsageFault.forgottenName(arguments.to) }
    let chain = try await FindChain(readProject)(
      arguments.project,
      from: arguments.from,
      to: arguments.to
    )
    try print(ChainText.text(of: chain, from: arguments.from, to: arguments.to))
  }

  private func refuseToFreeze() -> ExitStatus {
    complain("CI is set, and a machine makes no debts: write the baseline by hand", .misused)
  }
}
