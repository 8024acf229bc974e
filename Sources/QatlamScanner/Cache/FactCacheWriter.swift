import QatlamDomain

/// Writes what `FactCache` reads, piece by piece, so that a large codebase's facts are never in memory twice.
struct FactCacheWriter {
  /// A file's facts, and the mark of the bytes that they were read from.
  struct File: Sendable {
    let facts: FileFacts
    let content: ContentMark
  }

  /// Bytes that make a piece.
  private static let pieceSize = 1 << 20

  private let files: [File]
  private let names: Interner.Snapshot
  private let key: ContentMark.Key
  private var entries: [FactCache.Entry] = []
  private var written = 0
  private var isDone = false

  /// Creates a writer of files in the order of their listing.
  init(_ files: [File], names: Interner.Snapshot, key: ContentMark.Key) {
    self.files = files
    self.names = names
    self.key = key
    entries.reserveCapacity(files.count)
  }

  /// Returns the next bytes; `nil` behind the last.
  mutating func next() -> [UInt8]? {
    guard !isDone else { return nil }
    var writer = PlainBytesWriter()
    while entries.count < files.count, writer.bytes.count < Self.pieceSize {
      let file = files[entries.count]
      let start = writer.bytes.count
      file.facts.append(to: &writer)
      let range = start..<writer.bytes.count
      entries.append(
        FactCache.Entry(
          content: file.content,
          facts: ContentMark(of: writer.bytes, in: range, key: key),
          start: written + start,
          length: UInt32(truncatingIfNeeded: range.count),
          pathLength: UInt32(truncatingIfNeeded: file.facts.path.utf8.count)
        )
      )
    }
    if writer.bytes.isEmpty {
      isDone = true
      return tables()
    }
    written += writer.bytes.count
    return writer.bytes
  }

  private func tables() -> [UInt8] {
    var tables = PlainBytesWriter()
    tables.append([
      FactCache.Counts(files: entries.count, names: names.count, words: names.words.count)
    ])
    tables.append(entries)
    tables.append(names.names)
    tables.append(names.words)
    for file in files { tables.append(Array(file.facts.path.utf8)) }
    let mark = ContentMark(of: tables.bytes, key: key)
    tables.append([
      FactCache.Trailer(key: key, tables: written, mark: mark)
    ])
    return tables.bytes
  }
}
