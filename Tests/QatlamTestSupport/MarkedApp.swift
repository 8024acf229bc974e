/// An app written in one text, with the findings it should have marked in it.
///
/// A line `== path` begins a file. A comment `// ✗ rule Target` at the end of a line says that
/// the line has a finding of that rule about that target; several marks may follow each other.
package struct MarkedApp: Sendable {
  /// The texts of the files, by path, marks included.
  package let files: [String: String]
  /// The findings that are marked, sorted.
  package let marks: [String]

  /// Takes files that have no marks.
  package init(files: [String: String]) {
    self.files = files
    marks = []
  }

  /// Takes a text apart.
  package init(_ text: String) {
    var files: [String: String] = [:]
    var marks: [String] = []
    var path = ""
    var lines: [Substring] = []
    func close() {
      if !path.isEmpty { files[path] = lines.joined(separator: "\n") + "\n" }
      lines = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("== ") {
        close()
        path = String(line.dropFirst(3))
        continue
      }
      lines.append(line)
      for mark in line.split(separator: "✗").dropFirst() {
        let words = mark.split(separator: " ")
        marks.append("\(path):\(lines.count) \(words[0]) \(words[1])")
      }
    }
    close()
    self.files = files
    self.marks = marks.sorted()
  }
}
