package import QatlamDomain
package import QatlamUseCases

/// A check as SARIF 2.1.0, which code scanning services read.
package struct SARIFReport: Sendable {
  private let toolVersion: String
  /// For each place, its column in UTF-16 code units, from 1.
  private let columns: [Place: Int]

  /// Creates a report writer for a version of the tool.
  ///
  /// - Parameters:
  ///   - toolVersion: The version that the log names.
  ///   - columns: Columns in UTF-16 of the places whose lines are not ASCII; the others are as they stand.
  package init(toolVersion: String, columns: [Place: Int] = [:]) {
    self.toolVersion = toolVersion
    self.columns = columns
  }

  /// Returns a log with one run, in UTF-8.
  package func bytes(of report: CheckReport) -> [UInt8] {
    let rules = Set(report.findings.map(\.rule)).sorted()
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    writer.lineBreak(1)
    writer.key("runs")
    writer.beginArray()
    writer.beginObject()
    writer.member("columnKind", "utf16CodeUnits")
    writer.lineBreak(2)
    writer.key("originalUriBaseIds")
    writer.beginObject()
    writer.key("PROJECTROOT")
    writer.beginObject()
    writer.key("description")
    writer.beginObject()
    writer.member("text", "The folder of qatlam.yml, else the path that was checked.")
    writer.endObject()
    writer.endObject()
    writer.endObject()
    writer.lineBreak(2)
    writer.lines("results", report.findings, indent: 3) { writer, finding in
      write(finding, rules, to: &writer)
    }
    writer.lineBreak(2)
    writer.key("tool")
    writer.beginObject()
    writer.key("driver")
    writer.beginObject()
    writer.member("name", "qatlam")
    writer.lines("rules", rules, indent: 3) { write($1, to: &$0) }
    writer.member("version", toolVersion)
    writer.endObject()
    writer.endObject()
    writer.newLine(1)
    writer.endObject()
    writer.endArray()
    writer.lineBreak(1)
    writer.member("version", "2.1.0")
    writer.newLine()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  private func write(_ rule: RuleID, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("fullDescription")
    writer.beginObject()
    writer.member("text", RuleEntry.of(rule).reason)
    writer.endObject()
    writer.key("help")
    writer.beginObject()
    writer.member("text", "'qatlam explain \(rule.rawValue)' tells more.")
    writer.endObject()
    writer.member("id", rule.rawValue)
    writer.key("shortDescription")
    writer.beginObject()
    writer.member("text", RuleEntry.of(rule).meaning)
    writer.endObject()
    writer.endObject()
  }

  private func write(_ finding: Finding, _ rules: [RuleID], to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("level", level(finding.severity))
    writer.key("locations")
    writer.beginArray()
    writeLocation(finding.place, to: &writer)
    writer.endArray()
    writer.key("message")
    writer.beginObject()
    let text =
      [Wording.message(for: finding)]
      + [finding.reason, finding.remedy].map { Wording.words(of: $0) }
    writer.member("text", text.filter { !$0.isEmpty }.joined(separator: "\n"))
    writer.endObject()
    writer.key("partialFingerprints")
    writer.beginObject()
    writer.member("qatlam/v1", KnownBreak(finding).fingerprint)
    writer.endObject()
    if let place = finding.targetPlace {
      writer.key("relatedLocations")
      writer.beginArray()
      writeLocation(place, to: &writer)
      writer.endArray()
    }
    writer.member("ruleId", finding.rule.rawValue)
    writer.member("ruleIndex", rules.firstIndex(of: finding.rule) ?? 0)
    writer.endObject()
  }

  private func writeLocation(_ place: Place, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("physicalLocation")
    writer.beginObject()
    writer.key("artifactLocation")
    writer.beginObject()
    writer.member("uri", Self.uri(place.file))
    writer.member("uriBaseId", "PROJECTROOT")
    writer.endObject()
    // Services that show results ask for a line, also of what concerns a file or folder as a whole.
    writer.key("region")
    writer.beginObject()
    if place.line > 0, place.column > 0 {
      writer.member("startColumn", columns[place] ?? place.column)
    }
    writer.member("startLine", max(place.line, 1))
    writer.endObject()
    writer.endObject()
    writer.endObject()
  }

  private func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  /// A path as a relative reference of RFC 3986.
  private static func uri(_ path: String) -> String {
    var uri = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "+"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }
}
