/// What one pass over a file's bytes finds before it is read: line starts and what is no text.
struct TextSurvey {
  /// Offsets at which lines begin; the first is 0.
  var lineStarts: [UInt32] = [0]
  var nulCount = 0
  var hasNonASCII = false

  /// Surveys a file's bytes, eight at a time.
  init(of bytes: borrowing SourceBytes) {
    lineStarts.reserveCapacity(bytes.count / 24 + 2)
    var offset = 0
    let end = bytes.count
    while offset < end {
      let word = bytes.word(at: offset)
      let feeds = Self.zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A)
      let returns = Self.zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D)
      if word & 0x8080_8080_8080_8080 != 0 { hasNonASCII = true }
      let nuls = Self.zeros(word)
      if nuls != 0 {
        // The zeros behind the end are none of the file's.
        let inside = min(8, end - offset)
        nulCount += (inside == 8 ? nuls : nuls & ((1 << UInt64(inside * 8)) - 1)).nonzeroBitCount
      }
      if returns == 0 {
        var bits = feeds
        while bits != 0 {
          lineStarts.append(
            UInt32(truncatingIfNeeded: offset + bits.trailingZeroBitCount / 8 + 1)
          )
          bits &= bits - 1
        }
      } else {
        addLines(in: bytes, from: offset, feeds: feeds | returns)
      }
      offset += 8
    }
  }

  /// Adds the lines that end in a word that holds a carriage return.
  private mutating func addLines(
    in bytes: borrowing SourceBytes,
    from offset: Int,
    feeds: UInt64
  ) {
    var bits = feeds
    while bits != 0 {
      let at = offset + bits.trailingZeroBitCount / 8
      bits &= bits - 1
      // CRLF ends one line, at its second byte.
      if bytes[at] == 0x0D, bytes[at + 1] == 0x0A { continue }
      lineStarts.append(UInt32(truncatingIfNeeded: at + 1))
    }
  }

  /// Marks the highest bit of every byte that is zero.
  @inline(__always)
  private static func zeros(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((word & low) &+ low) | word | low)
  }
}
