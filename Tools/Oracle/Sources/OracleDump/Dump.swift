package import Foundation

/// A running `qatlam dump facts`, whose output is read file by file.
package struct Dump: ~Copyable {
  private let process = Process()
  private let output = Pipe()
  private var buffer: [UInt8] = []
  /// Where the bytes begin in `buffer` that were not handed out.
  private var start = 0
  private var isAtEnd = false
  private var pending: (path: String, lines: [[UInt8]])?

  /// Starts a dump of a folder or file.
  ///
  /// - Throws: `DumpError.noBinary` where the binary cannot be started.
  package init(of path: String, binary: URL) throws(DumpError) {
    process.executableURL = binary
    process.arguments = ["dump", "facts", path, "--format", "json"]
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw .noBinary(path: binary.path)
    }
  }

  /// Returns the next file's lines, or `nil` behind the last.
  ///
  /// - Throws: `DumpError` where a line is no JSON or the binary failed.
  package mutating func next() throws(DumpError) -> DumpedFile? {
    while let line = nextLine() {
      guard line.starts(with: #"{"declarations":"#.utf8) else {
        pending?.lines.append(line)
        continue
      }
      let path = try JSONReader.value(of: line[...])["file"].text
      defer { pending = (path, [line]) }
      if let pending { return DumpedFile(path: pending.path, lines: pending.lines) }
    }
    defer { pending = nil }
    if pending == nil { try finish() }
    return pending.map { DumpedFile(path: $0.path, lines: $0.lines) }
  }

  private func finish() throws(DumpError) {
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw .failed(status: Int(process.terminationStatus))
    }
  }

  private mutating func nextLine() -> [UInt8]? {
    var from = start
    while true {
      if let end = buffer[from...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Array(buffer[start..<end])
      }
      guard !isAtEnd else { return nil }
      from = buffer.count - start
      buffer.removeFirst(start)
      start = 0
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { isAtEnd = true } else { buffer.append(contentsOf: data) }
    }
  }
}
