package import QatlamDomain

/// Finds the columns of places in UTF-16 code units, as editors count them.
package struct MeasureColumns: Sendable {
  private let files: any FileFinding

  /// Creates the use case on its port.
  package init(files: any FileFinding) { self.files = files }

  /// Returns the columns of a report's places whose lines hold more than ASCII before them.
  package func callAsFunction(_ report: CheckReport) throws(SourceFailure) -> [Place: Int] {
    let places = report.findings.flatMap { [$0.place] + ($0.targetPlace.map { [$0] } ?? []) }
    var columns: [Place: Int] = [:]
    let located = places.filter { $0.line > 0 && $0.column > 1 }
    for (file, places) in Dictionary(grouping: located, by: \.file) {
      guard let bytes = try files.bytes(at: "\(report.folder)/\(file)") else { continue }
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      for place in places where place.line <= lines.count {
        let before = lines[place.line - 1].prefix(place.column - 1)
        guard before.contains(where: { $0 >= 0x80 }) else { continue }
        columns[place] = String(decoding: before, as: UTF8.self).utf16.count + 1
      }
    }
    return columns
  }
}
