import QatlamCommandLine
import QatlamDomain
import QatlamReports
import QatlamUseCases
import QatlamWorkspace

extension Application {
  /// Prints facts or references, file by file.
  ///
  /// Files that could not be read are named on standard error; the others are printed all the same.
  func dump(_ arguments: DumpArguments) async throws -> ExitStatus {
    var lines = BufferedOutput(terminal: terminal)
    switch arguments.subject {
    case .facts:
      let readFacts = ReadFacts(source: source, scanner: scanner)
      let scanned = try await readFacts(arguments.path, excluding: arguments.exclude)
      try name(scanned.skipped)
      let dump = FactsDump(names: scanned.codebase.names)
      for file in scanned.codebase.files {
        guard try lines.write(dump.bytes(of: file)) else { return .clean }
      }
    case .references:
      let readReferences = ReadReferences(
        source: source,
        scanner: scanner,
        readMembership: readMembership
      )
      let read = try await readReferences(arguments.path, excluding: arguments.exclude)
      try name(read.skipped)
      let dump = ReferencesDump(read.resolved, onlyUnresolved: arguments.onlyUnresolved)
      for file in dump.indices {
        guard try lines.write(dump.bytes(of: file)) else { return .clean }
      }
    }
    _ = try lines.flush()
    return .clean
  }

  private func name(_ skipped: [Coverage.Gap]) throws(WriteFailure) {
    for gap in skipped {
      try terminal.write(Array("qatlam: left out: \(GapText.text(for: gap))\n".utf8), to: .error)
    }
  }
}

/// Gathers output, so that many small files need few writes.
private struct BufferedOutput {
  private static let limit = 1 << 20

  private let terminal: Terminal
  private var bytes: [UInt8] = []

  init(terminal: Terminal) { self.terminal = terminal }

  /// Takes bytes; returns whether somebody still reads.
  mutating func write(_ more: [UInt8]) throws(WriteFailure) -> Bool {
    bytes += more
    guard bytes.count >= Self.limit else { return true }
    return try flush()
  }

  /// Writes what was gathered; returns whether somebody still reads.
  mutating func flush() throws(WriteFailure) -> Bool {
    defer { bytes.removeAll(keepingCapacity: true) }
    return try terminal.write(bytes, to: .output)
  }
}
