import QatlamDomain
import QatlamUseCases

/// The facts of an earlier run, for a listing of today.
///
/// A file's facts are given out only for a mark of its bytes, so that they are those that a scan would give: what a
/// file is called, how old it is and when it was written are of no account. Everything that was written has a mark of its
/// own, and what does not bear it is not there.
struct FactCache: Sendable {
  /// What stands at the end of a cache.
  struct Trailer: BitwiseCopyable {
    /// What the marks of this cache depend on.
    var key: ContentMark.Key
    /// Where the tables begin.
    var tables: Int
    /// The mark of the tables.
    var mark: ContentMark
  }

  /// How long the tables are; it stands before them.
  struct Counts: BitwiseCopyable {
    var files: Int
    var names: Int
    var words: Int
  }

  /// A file, in the first of the tables; the others are the names, their words and the files' paths.
  struct Entry: BitwiseCopyable {
    /// The mark of the file's bytes.
    var content: ContentMark
    /// The mark of its facts.
    var facts: ContentMark
    /// Where its facts begin.
    var start: Int
    var length: UInt32
    var pathLength: UInt32
  }

  let key: ContentMark.Key
  /// The names of all facts, in the order in which a scan numbers them.
  let names: Interner.Snapshot
  private let source: any CacheReading
  private let entries: [Entry]
  /// For each file of the listing, its entry, or -1.
  private let places: [Int32]

  /// How many files have facts here.
  var count: Int { entries.count }

  /// Reads the tables; `nil` where they are not whole.
  init?(_ source: any CacheReading, for listing: SourceListing) {
    let end = source.count - MemoryLayout<Trailer>.stride
    guard end >= 0, let last = source.bytes(in: end..<source.count) else { return nil }
    var reader = PlainBytesReader(last, in: last.indices)
    guard let trailer: Trailer = reader.value(), (0...end).contains(trailer.tables),
      let tables = source.bytes(in: trailer.tables..<end),
      ContentMark(of: tables, key: trailer.key) == trailer.mark
    else { return nil }
    reader = PlainBytesReader(tables, in: tables.indices)
    guard let counts: Counts = reader.value(),
      let entries: [Entry] = reader.values(counts.files),
      let names: [InternedName] = reader.values(counts.names),
      let words: [UInt64] = reader.values(counts.words),
      entries.reduce(0, { $0 + Int($1.pathLength) }) == tables.count - reader.position,
      names.allSatisfy({ Int($0.start) + max(1, (Int($0.length) + 7) / 8) <= words.count })
    else { return nil }
    key = trailer.key
    self.names = Interner.Snapshot(names: names, words: words)
    self.source = source
    self.entries = entries
    places = Self.places(of: listing, in: entries, called: tables[reader.position...])
  }

  /// Finds the files of a listing; both are sorted, and what is not is not found.
  private static func places(
    of listing: SourceListing,
    in entries: [Entry],
    called names: ArraySlice<UInt8>
  ) -> [Int32] {
    var place = 0
    var start = names.startIndex
    return listing.files.map { file in
      guard file.rawPath == nil else { return -1 }
      while place < entries.count {
        let end = start + Int(entries[place].pathLength)
        guard end <= names.endIndex else { return -1 }
        let path = names[start..<end]
        let isFound = file.path.utf8.elementsEqual(path)
        guard isFound || path.lexicographicallyPrecedes(file.path.utf8) else { return -1 }
        (place, start) = (place + 1, end)
        if isFound { return Int32(truncatingIfNeeded: place - 1) }
      }
      return -1
    }
  }

  /// About how many bytes the file at an index of the listing had: facts take twice the room; `nil` for a file without facts.
  func size(of file: Int) -> Int? {
    places[file] < 0 ? nil : Int(entries[Int(places[file])].length) / 2
  }

  /// The facts of some files that stand side by side in the listing; `nil` where none has any.
  func facts(of files: Range<Int>) -> Part? {
    let entries = places[files].lazy.filter { $0 >= 0 }.map { self.entries[Int($0)] }
    guard let first = entries.first, let last = entries.last else { return nil }
    let (end, isTooFar) = last.start.addingReportingOverflow(Int(last.length))
    guard !isTooFar, first.start >= 0, first.start <= end, end <= source.count,
      let bytes = source.bytes(in: first.start..<end)
    else { return nil }
    return Part(cache: self, bytes: bytes, start: first.start)
  }

  /// The facts of some files, in memory.
  struct Part {
    fileprivate let cache: FactCache
    fileprivate let bytes: [UInt8]
    fileprivate let start: Int

    /// Returns the facts of the file at an index of the listing whose bytes have a mark; `nil` where they are not known.
    func facts(of file: Int, path: String, content: ContentMark) -> FileFactsDraft? {
      let place = cache.places[file]
      guard place >= 0 else { return nil }
      let entry = cache.entries[Int(place)]
      guard entry.content == content, entry.start >= start else { return nil }
      let first = entry.start - start
      guard first <= bytes.count, Int(entry.length) <= bytes.count - first else { return nil }
      let range = first..<first + Int(entry.length)
      guard ContentMark(of: bytes, in: range, key: cache.key) == entry.facts else { return nil }
      var reader = PlainBytesReader(bytes, in: range)
      return FileFactsDraft(path: path, from: &reader)
    }
  }
}
