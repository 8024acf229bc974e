import QatlamCommandLine
import QatlamDomain
import QatlamReports
import QatlamUseCases
import QatlamWorkspace

extension Application {
  /// Checks a codebase and reports what was found.
  ///
  /// Reports for files are written together, and before anything is printed.
  func check(_ arguments: CheckArguments) async throws -> ExitStatus {
    let stopwatch = arguments.tellsTimings ? Stopwatch() : nil
    let checkArchitecture = CheckArchitecture(
      readProject(timedBy: stopwatch, remembers: arguments.usesCache),
      findBaseline,
      changes,
      stopwatch: stopwatch
    )
    let report = try await Progress(terminal: terminal).shown("reading the sources") {
      try await checkArchitecture(arguments.request)
    }
    let begin = ContinuousClock.now
    var files = StagedFiles()
    for output in arguments.outputs {
      guard let file = output.file else { continue }
      let bytes = try bytes(of: report, as: output.format, usesColor: false)
      try files.stage(bytes, for: file)
    }
    try files.commit()
    for output in arguments.outputs where output.file == nil {
      let usesColor = arguments.color.usesColor(whereWelcome: terminal.welcomesColor(.output))
      try terminal.write(
        try bytes(of: report, as: output.format, usesColor: usesColor),
        to: .output
      )
    }
    if let stopwatch {
      stopwatch.add(.report, since: begin)
      try terminal.write(Array(TimingsText.text(of: stopwatch).utf8), to: .error)
    }
    guard report.coverage.files > 0 else {
      return complain("no file could be read, so nothing was judged", .failed)
    }
    return ExitStatus(report.verdict, isStrict: arguments.isStrict)
  }

  /// Where the report's folder lies in the current one; workflows run in the repository's root.
  private func prefix(of report: CheckReport) -> String {
    let here = CurrentProcess.folder + "/"
    return report.folder.hasPrefix(here) ? String(report.folder.dropFirst(here.count)) : ""
  }

  private func bytes(
    of report: CheckReport,
    as format: CheckArguments.Format,
    usesColor: Bool
  ) throws -> [UInt8] {
    switch format {
    case .text: Array(TextReport(usesColor: usesColor).text(of: report).utf8)
    case .json: JSONReport(toolVersion: Self.version).bytes(of: report)
    case .xcode: Array(XcodeReport().text(of: report).utf8)
    case .github: Array(GitHubReport(prefix: prefix(of: report)).text(of: report).utf8)
    case .sarif:
      SARIFReport(toolVersion: Self.version, columns: try MeasureColumns(files: files)(report))
        .bytes(of: report)
    }
  }
}
