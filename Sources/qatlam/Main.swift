import QatlamBlueprints
import QatlamCommandLine
import QatlamScanner
import QatlamTemplates
import QatlamUseCases
import QatlamWorkspace

/// The composition root: builds the object graph, nothing else.
@main
enum Main {
  /// Runs the command line and ends the process with its status.
  static func main() async {
    CurrentProcess.beginShortLife()
    let caches = UserCaches.ofUser()
    let described: [any ManifestReading] = [
      XcodeGenReader(), TuistManifestReader(), PackageManifestReader(),
    ]
    let application = Application(
      blueprints: BuiltInBlueprints(),
      source: SourceTree(),
      files: ProjectFiles(),
      configurations: ConfigurationReader(),
      baselines: BaselineReader(),
      manifests: described + [XcodeProjectReader()],
      rememberingManifests: described
        + [caches.map { RememberingProjectReader($0) } ?? XcodeProjectReader()],
      changes: GitChanges(),
      templates: Templates(),
      pieces: Pieces(),
      scanner: ParallelScanner(workerCount: CurrentProcess.processorCount),
      rememberingScanner: ParallelScanner(
        workerCount: CurrentProcess.processorCount,
        caches: caches
      ),
      terminal: Terminal()
    )
    let status = await application.run(Array(CommandLine.arguments.dropFirst()))
    withExtendedLifetime(application) { CurrentProcess.end(with: status.rawValue) }
  }
}
