import QatlamBlueprints
import QatlamCommandLine
import QatlamScanner
import QatlamTemplates
import QatlamWorkspace

/// The composition root: builds the object graph, nothing else.
@main
enum Main {
  /// Runs the command line and ends the process with its status.
  static func main() async {
    CurrentProcess.beginShortLife()
    let application = Application(
      blueprints: BuiltInBlueprints(),
      source: SourceTree(),
      files: ProjectFiles(),
      configurations: ConfigurationReader(),
      baselines: BaselineReader(),
      manifests: [
        XcodeGenReader(), TuistManifestReader(), PackageManifestReader(), XcodeProjectReader(),
      ],
      changes: GitChanges(),
      templates: Templates(),
      pieces: Pieces(),
      scanner: ParallelScanner(workerCount: CurrentProcess.processorCount),
      rememberingScanner: ParallelScanner(
        workerCount: CurrentProcess.processorCount,
        caches: UserCaches.ofUser()
      ),
      terminal: Terminal()
    )
    let status = await application.run(Array(CommandLine.arguments.dropFirst()))
    withExtendedLifetime(application) { CurrentProcess.end(with: status.rawValue) }
  }
}
