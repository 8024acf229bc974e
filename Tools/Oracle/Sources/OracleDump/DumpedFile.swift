package import OracleFacts

/// What `qatlam dump facts` printed about one file.
package struct DumpedFile: Sendable {
  /// The path, relative to the folder that was dumped.
  package let path: String
  /// The lines, the one about the file itself first.
  private let lines: [[UInt8]]

  /// Creates a file from its lines.
  package init(path: String, lines: [[UInt8]]) {
    self.path = path
    self.lines = lines
  }

  /// Returns the facts in words.
  ///
  /// - Throws: `DumpError.malformed` where a line is no JSON.
  package func reading() throws(DumpError) -> FileReading {
    var values: [JSONValue] = []
    for line in lines { values.append(try JSONReader.value(of: line[...])) }
    let names = DumpedNames(values)
    return FileReading(facts: values.compactMap { DumpedFact(value: $0, names: names).fact })
  }
}
