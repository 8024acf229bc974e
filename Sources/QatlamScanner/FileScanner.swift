package import QatlamDomain

/// Scans one file after another: Swift source bytes in, facts out.
///
/// It is total: any bytes give facts or a reason to skip the file, and it keeps its memory from file
/// to file. The names in the facts are numbers of `names`, which grows with every file.
package struct FileScanner: ~Copyable {
  /// Offsets and indices are 32 bits wide; a file up to this size cannot overflow them.
  private static let sizeLimit = 1 << 30

  private var parser = Parser()

  /// Creates a scanner with an interner of its own.
  package init() {}

  /// The names of all facts so far, by number.
  package var nameTable: NameTable {
    NameTable(strings: (0..<parser.lexer.names.count).map { parser.lexer.names.name(of: $0) })
  }

  /// Ends the scanner and returns its names.
  consuming func finish() -> Interner.Snapshot {
    parser.finish()
  }

  /// Scans a file.
  ///
  /// - Parameters:
  ///   - bytes: The file's contents.
  ///   - path: The path that the facts bear.
  /// - Returns: The facts, with names as numbers of this scanner's table.
  /// - Throws: A reason to skip the file: it is no UTF-8 text.
  package mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>,
    path: String
  ) throws(SkipReason) -> FileFacts {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
    // The caller vouches for the buffer; it is copied before anything else happens.
    unsafe parser.lexer.bytes.load(bytes)
    return FileFacts(try scanLoaded(path: path))
  }

  /// Scans a file's contents given as an array.
  package mutating func scan(_ bytes: [UInt8], path: String) throws(SkipReason) -> FileFacts {
    FileFacts(try draft(of: bytes, path: path))
  }

  /// Scans a file's contents into facts that can still be changed.
  mutating func draft(
    of bytes: [UInt8],
    path: String
  ) throws(SkipReason) -> FileFactsDraft {
    guard bytes.count <= Self.sizeLimit else { throw .tooLarge }
    parser.lexer.bytes.load(bytes)
    return try scanLoaded(path: path)
  }

  private mutating func scanLoaded(path: String) throws(SkipReason) -> FileFactsDraft {
    try refuseWideText()
    let survey = TextSurvey(of: parser.lexer.bytes)
    guard !Self.isBinary(survey, count: parser.lexer.bytes.count) else { throw .binary }
    parser.parse(from: textStart())
    var facts = parser.facts.facts(path: path)
    facts.lineStarts = survey.lineStarts
    facts.comments = parser.lexer.notes.comments
    facts.hasGeneratedMarker = parser.lexer.notes.hasGeneratedMarker
    if survey.hasNonASCII { noteInvalidUTF8(lineStarts: survey.lineStarts) }
    facts.partialReads = partialReads(in: facts)
    return facts
  }

  /// Whether the bytes are no text: one or two NULs may be an accident, many are none.
  private static func isBinary(_ survey: TextSurvey, count: Int) -> Bool {
    survey.nulCount >= 16 || survey.nulCount >= 4 && survey.nulCount * 1_024 > count
  }

  /// Skips a byte order mark and a shebang line.
  private func textStart() -> Int {
    var start = parser.lexer.bytes.has("\u{FEFF}", at: 0) ? 3 : 0
    if parser.lexer.bytes.has("#!", at: start) {
      while start < parser.lexer.bytes.count, !parser.lexer.has(ByteClass.newline, at: start) {
        start += 1
      }
    }
    return start
  }

  /// Refuses UTF-16 and UTF-32, by their marks or by zeros at every other place.
  private func refuseWideText() throws(SkipReason) {
    let count = parser.lexer.bytes.count
    func byte(_ index: Int) -> UInt8 { parser.lexer.bytes[index] }
    guard count >= 2 else { return }
    if count >= 4 {
      if byte(0) == 0xFF, byte(1) == 0xFE, byte(2) == 0, byte(3) == 0 { throw .utf32 }
      if byte(0) == 0, byte(1) == 0, byte(2) == 0xFE, byte(3) == 0xFF { throw .utf32 }
    }
    if byte(0) == 0xFF && byte(1) == 0xFE || byte(0) == 0xFE && byte(1) == 0xFF { throw .utf16 }
    guard count >= 16 else { return }
    var zeros = [0, 0, 0, 0]
    let sample = min(count, 1024) & ~3
    for index in 0..<sample where byte(index) == 0 { zeros[index & 3] += 1 }
    let total = zeros.reduce(0, +)
    guard total * 3 >= sample else { return }
    if total * 8 >= sample * 5 {
      if zeros.max() ?? 0 > sample / 5, zeros.filter({ $0 * 5 > sample }).count == 3 {
        throw .utf32
      }
    } else if zeros[0] + zeros[2] < sample / 16 || zeros[1] + zeros[3] < sample / 16 {
      throw .utf16
    }
  }

  /// Notes every line that holds bytes which are not UTF-8.
  private mutating func noteInvalidUTF8(lineStarts: [UInt32]) {
    var offset = 0
    let count = parser.lexer.bytes.count
    while offset < count {
      if parser.lexer.bytes[offset] < 0x80 {
        // Eight ASCII bytes at a time.
        if parser.lexer.bytes.word(at: offset) & 0x8080_8080_8080_8080 == 0 {
          offset += 8
        } else {
          offset += 1
        }
        continue
      }
      let length = parser.lexer.scalar(at: offset).length
      if length == 0 {
        parser.lexer.note(.invalidUTF8, at: offset)
        while offset < count, parser.lexer.bytes[offset] != 0x0A { offset += 1 }
      } else {
        offset += length
      }
    }
  }

  /// The notes as facts: by line, each reason once a line, in order.
  private func partialReads(in facts: FileFactsDraft) -> [PartialRead] {
    var reads = parser.lexer.notes.doubts.map { doubt in
      PartialRead(
        line: UInt32(truncatingIfNeeded: facts.position(of: doubt.offset).line),
        reason: doubt.reason
      )
    }
    reads.sort { ($0.line, $0.reason.rawValue) < ($1.line, $1.reason.rawValue) }
    var kept = 0
    for index in reads.indices where kept == 0 || reads[index] != reads[kept - 1] {
      reads[kept] = reads[index]
      kept += 1
    }
    reads.removeSubrange(kept...)
    return reads
  }
}
