/// Where the lines of a file begin: LF, CR and CRLF end a line.
package struct LineTable: Sendable {
  private let starts: [Int]

  /// Finds the lines of a file's bytes.
  package init(_ bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        starts.append(offset + 1)
      } else if byte == UInt8(ascii: "\r"),
        offset + 1 >= bytes.count || bytes[offset + 1] != UInt8(ascii: "\n")
      {
        starts.append(offset + 1)
      }
    }
    self.starts = starts
  }

  /// How many lines there are.
  package var count: Int { starts.count }

  /// Returns the line and the column of a byte, both from 1.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
