import QatlamCommandLine
import QatlamReports
import QatlamUseCases
import QatlamWorkspace

/// The commands, put together from their parts.
struct Application: Sendable {
  /// The version that reports and `--version` name.
  static let version = "0.1.0"

  /// The architectures that can be checked.
  let blueprints: any BlueprintSupplying
  /// What finds and reads files.
  let source: any SourceReading
  /// What finds and reads settings.
  let files: any FileFinding
  /// What understands settings.
  let configurations: any ConfigurationReading
  /// What understands baselines.
  let baselines: any BaselineReading
  /// What understands projects; the first kind in a folder is the one that others are made from.
  let manifests: [any ManifestReading]
  /// The same, but that they remember from run to run what they have understood.
  let rememberingManifests: [any ManifestReading]
  /// What knows which files changed.
  let changes: any ChangeReading
  /// What apps are made from.
  let templates: any TemplateSupplying
  /// What is added to apps.
  let pieces: any PieceSupplying
  /// What turns bytes into facts.
  let scanner: any SourceScanning
  /// What turns bytes into facts, and remembers from run to run what it has read in them.
  let rememberingScanner: any SourceScanning
  /// Where results and complaints go.
  let terminal: Terminal
  /// What need not be taken apart before the program ends.
  let kept = KeptSources()

  /// Runs a command line, without the program's own name.
  func run(_ arguments: [String]) async -> ExitStatus {
    do {
      return try await run(Command(arguments, styles: blueprints.styles))
    } catch let fault as UsageFault {
      return complain(fault.text, .misused)
    } catch CheckFailure.configuration(let fault) {
      return complainPlainly(ConfigurationFaultText.text(for: fault), .misused)
    } catch NewFailure.check(.configuration(let fault)) {
      return complainPlainly(ConfigurationFaultText.text(for: fault), .misused)
    } catch let failure as NewFailure {
      return complain(FailureText.text(for: failure), status(of: failure))
    } catch let failure as CheckFailure {
      return complain(FailureText.text(for: failure), status(of: failure))
    } catch let failure as SourceFailure {
      return complain(FailureText.text(for: failure), status(of: .source(failure)))
    } catch let failure as ExplainFailure {
      return complain(FailureText.text(for: failure), .misused)
    } catch let failure as WriteFailure {
      return complain("cannot write '\(failure.path)': \(failure.reason)", .failed)
    } catch {
      return complain("\(error)", .failed)
    }
  }

  private func run(_ command: Command) async throws -> ExitStatus {
    // What a killed program has left must not be taken for the project's own.
    if let path = command.projectPath { recover(around: path) }
    switch command {
    case .check(let arguments): return try await check(arguments)
    case .new(let arguments): try await make(arguments)
    case .start(let arguments): return try await write(arguments)
    case .baseline(let arguments): return try await write(arguments)
    case .layers(let arguments): try await list(arguments)
    case .why(let arguments): try await explain(arguments)
    case .rules(let arguments): try list(arguments)
    case .explain(let arguments): try explain(arguments)
    case .dump(let arguments): return try await dump(arguments)
    case .completions(let arguments):
      try print(CompletionText.script(for: arguments.shell, styles: blueprints.styles))
    case .help(let command): try print(HelpText.text(for: command))
    case .version: try print("qatlam \(Self.version)\n")
    }
    return .clean
  }

  /// Prints text to standard output.
  func print(_ text: String) throws(WriteFailure) {
    try terminal.write(Array(text.utf8), to: .output)
  }

  /// Reads projects with their settings.
  var readProject: ReadProject { readProject(timedBy: nil) }

  /// Reads projects with their settings, and tells a stopwatch how long that takes.
  ///
  /// `remembers`: Whether facts of earlier runs are used, and kept for the next.
  func readProject(
    timedBy stopwatch: (any StageTiming)?,
    remembers: Bool = true
  ) -> ReadProject {
    ReadProject(
      blueprints: blueprints,
      source: stopwatch.map {
        TimedReading(source, workerCount: CurrentProcess.processorCount, $0)
      } ?? source,
      scanner: remembers ? rememberingScanner : scanner,
      findProject: FindProject(files: files, configurations: configurations),
      readMembership: ReadMembership(
        files: files,
        readers: remembers ? rememberingManifests : manifests
      ),
      stopwatch: stopwatch,
      keep: kept.keep
    )
  }

  /// Reads what projects build.
  var readMembership: ReadMembership { ReadMembership(files: files, readers: manifests) }

  /// Prints a sentence to standard error.
  func complain(_ text: String, _ status: ExitStatus) -> ExitStatus {
    complainPlainly("qatlam: error: \(text)", status)
  }

  /// Prints a line to standard error that names its own place.
  private func complainPlainly(_ line: String, _ status: ExitStatus) -> ExitStatus {
    // Where even standard error is closed, the status is all that is left to say.
    _ = try? terminal.write(Array("\(line)\n".utf8), to: .error)
    return status
  }

  private func status(of failure: NewFailure) -> ExitStatus {
    if case .check(let failure) = failure { status(of: failure) } else { .misused }
  }

  private func status(of failure: CheckFailure) -> ExitStatus {
    switch failure {
    case .source(.invalidPattern), .source(.apart), .source(.unknownReference), .unknownStyle,
      .configuration, .unsure,
      .settingsExist,
      .severalApps, .unknownType, .baselineExists:
      .misused
    case .source(.notFound), .source(.unreadable), .source(.noSwiftFiles), .blueprint: .failed
    }
  }
}
