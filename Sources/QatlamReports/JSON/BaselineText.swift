import QatlamDomain
package import QatlamUseCases

/// A baseline as JSON, version 1: one break a line, sorted, so that versions of it merge line by line.
package enum BaselineText {
  /// Returns a baseline as UTF-8, with a line feed at its end.
  package static func bytes(of baseline: Baseline) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.lineBreak(1)
    writer.lines("breaks", baseline.breaks, indent: 2) { writer, entry in
      writer.beginObject()
      writer.member("file", entry.file)
      writer.member("rule", entry.rule)
      writer.member("source", entry.source)
      writer.member("target", entry.target)
      writer.endObject()
    }
    writer.lineBreak(1)
    writer.member("version", 1)
    writer.newLine()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  /// Returns what is said of a baseline that was written.
  package static func summary(of result: FreezeFindings.Result) -> String {
    let total = result.baseline.lines.count
    var text =
      "\(PlainText.escaped(result.name)): \(total) known break\(total == 1 ? "" : "s"),"
      + " \(result.added) added, \(result.removed) removed\n"
    if !result.isNamed {
      text += "  read by: --baseline FILE, or 'baseline: FILE' in qatlam.yml\n"
    }
    return text
  }
}
