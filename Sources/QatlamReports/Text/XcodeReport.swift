import QatlamDomain
package import QatlamUseCases

/// A check as Xcode reads it in a build log: absolute paths, one line a finding.
package struct XcodeReport: Sendable {
  /// Creates a report writer.
  package init() {}

  /// Returns errors and warnings; what is below would clutter the issue navigator.
  package func text(of report: CheckReport) -> String {
    report.findings.filter { $0.severity > .info }
      .map { finding in
        let place = finding.place
        var path = PlainText.escaped("\(report.folder)/\(place.file)")
        // Xcode jumps to a line only where there is one.
        path += ":\(max(1, place.line)):\(max(1, place.column))"
        let message = PlainText.escaped(Wording.message(for: finding))
        return "\(path): \(finding.severity.name): \(message) [\(finding.rule.rawValue)]\n"
      }
      .joined()
  }
}
