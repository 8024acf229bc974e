import QatlamDomain
package import QatlamUseCases

/// A check as GitHub's workflows read it: one command a finding, shown beside the changed line.
package struct GitHubReport: Sendable {
  /// Where the checked folder lies in the repository; empty for its root.
  private let prefix: String

  /// Creates a report writer.
  ///
  /// - Parameter prefix: What makes a report's paths relative to the repository, without a slash at its end.
  package init(prefix: String = "") { self.prefix = prefix.isEmpty ? "" : prefix + "/" }

  /// Returns the commands; findings of level info are notices.
  package func text(of report: CheckReport) -> String {
    report.findings.map { finding in
      var properties = ["file=\(property(prefix + finding.place.file))"]
      if finding.place.line > 0 { properties.append("line=\(finding.place.line)") }
      if finding.place.column > 0 { properties.append("col=\(finding.place.column)") }
      properties.append("title=\(property("qatlam: \(finding.rule.rawValue)"))")
      var message = Wording.message(for: finding)
      let remedy = Wording.words(of: finding.remedy)
      if !remedy.isEmpty { message += "\n\(remedy)" }
      return
        "::\(command(finding.severity)) \(properties.joined(separator: ","))::\(data(message))\n"
    }
    .joined()
  }

  private func command(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private func escaped(_ text: String, _ table: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = table[scalar] {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
