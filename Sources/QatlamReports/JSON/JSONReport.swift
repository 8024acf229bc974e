import QatlamDomain
package import QatlamUseCases

/// A check as JSON, schema version 1.
///
/// Keys are sorted and each finding stands on a line of its own, so that two reports can be compared line by line.
package struct JSONReport: Sendable {
  private let toolVersion: String

  /// Creates a report writer for a version of the tool.
  package init(toolVersion: String) { self.toolVersion = toolVersion }

  /// Returns a report as UTF-8, with a line feed at its end.
  package func bytes(of report: CheckReport) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.lineBreak(1)
    if let debt = report.debt {
      writer.key("baseline")
      writer.beginObject()
      writer.member("file", debt.file)
      writer.member("known", debt.known)
      writer.member("recorded", debt.recorded)
      writer.endObject()
      writer.lineBreak(1)
    }
    writer.key("coverage")
    write(report.coverage, to: &writer)
    writer.lineBreak(1)
    writer.lines("findings", report.findings, indent: 2) { write($1, to: &$0) }
    writer.lineBreak(1)
    writer.lines("roots", report.roots, indent: 2) { writer, root in
      writer.beginObject()
      writer.member("path", root.path)
      writer.member("style", root.style)
      writer.member("styleFrom", root.styleFrom)
      writer.endObject()
    }
    writer.lineBreak(1)
    writer.key("style")
    if report.roots.count == 1 { writer.value(report.roots[0].style) } else { writer.null() }
    writer.lineBreak(1)
    writer.key("tool")
    writer.beginObject()
    writer.member("name", "qatlam")
    writer.member("version", toolVersion)
    writer.endObject()
    writer.lineBreak(1)
    writer.member("verdict", report.verdict.rawValue)
    writer.lineBreak(1)
    writer.member("version", 1)
    writer.newLine()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  private func write(_ finding: Finding, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("alsoBreaks", finding.alsoBreaks.map(\.rawValue))
    writer.member("column", finding.place.column)
    writer.member("file", finding.place.file)
    writer.member("fingerprint", KnownBreak(finding).fingerprint)
    writer.member("from", finding.from)
    writer.member("line", finding.place.line)
    writer.member("message", Wording.message(for: finding))
    writer.member("reason", Wording.words(of: finding.reason))
    writer.member("remedy", Wording.words(of: finding.remedy))
    writer.member("rule", finding.rule.rawValue)
    writer.member("serves", finding.serves)
    writer.member("severity", finding.severity.name)
    writer.member("source", finding.source)
    writer.member("target", finding.target)
    writer.key("targetFile")
    if let place = finding.targetPlace { writer.value(place.file) } else { writer.null() }
    writer.key("targetLine")
    if let place = finding.targetPlace { writer.value(place.line) } else { writer.null() }
    writer.member("to", finding.to)
    writer.endObject()
  }

  private func write(_ coverage: Coverage, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.lineBreak(2)
    writer.member("files", coverage.files)
    writer.lineBreak(2)
    writer.lines("partial", coverage.partial, indent: 3) { write($1, to: &$0) }
    writer.lineBreak(2)
    writer.key("references")
    writer.beginObject()
    writer.member("external", coverage.external)
    writer.member("resolved", coverage.resolved)
    writer.key("unresolved")
    writer.beginObject()
    writer.key("byReason")
    writer.beginObject()
    for (reason, count) in coverage.unresolvedByReason { writer.keyed(reason, count) }
    writer.endObject()
    writer.member("total", coverage.unresolvedTotal)
    writer.endObject()
    writer.endObject()
    writer.lineBreak(2)
    writer.lines("skipped", coverage.skipped, indent: 3) { write($1, to: &$0) }
    writer.lineBreak(2)
    writer.lines("unlayered", coverage.unlayered, indent: 3) { $0.value($1) }
    writer.newLine(1)
    writer.endObject()
  }

  private func write(_ gap: Coverage.Gap, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("file", gap.file)
    writer.member("line", gap.line)
    writer.member("reason", gap.reason)
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes a member whose key is not known before.
  fileprivate mutating func keyed(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }
}
