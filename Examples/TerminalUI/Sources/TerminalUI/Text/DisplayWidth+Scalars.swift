extension DisplayWidth {
  /// The columns that one scalar adds to its character.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format where scalar != "\u{AD}": return 0
    default: break
    }
    if joinsHangul(scalar) { return 0 }
    if scalar.properties.isEmojiPresentation && !isRegionalIndicator(scalar) { return 2 }
    return isWide(scalar) ? 2 : 1
  }

  /// Whether a scalar is one half of a flag; a pair of them takes two columns.
  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }

  /// Whether a scalar is a vowel or final consonant that melts into the Hangul syllable before it.
  private static func joinsHangul(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value)
  }

  /// Whether Unicode calls a scalar wide or fullwidth, found by halving the sorted ranges.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      let range = wideRanges[middle]
      if scalar.value < range.lowerBound {
        high = middle
      } else if scalar.value > range.upperBound {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }

  /// The ranges with the property East Asian Width W or F (Unicode 16), sorted.
  ///
  /// Emoji are left out: the standard library knows them. Unassigned code points of the blocks
  /// for ideographs are wide, as Unicode asks.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x2E99,
    0x2E9B...0x2EF3, 0x2F00...0x2FD5, 0x2FF0...0x303E, 0x3041...0x3096, 0x3099...0x30FF,
    0x3105...0x312F, 0x3131...0x318E, 0x3190...0x31E5, 0x31EF...0x321E, 0x3220...0x3247,
    0x3250...0xA48C, 0xA490...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE52, 0xFE54...0xFE66, 0xFE68...0xFE6B, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x16FE0...0x16FE4, 0x16FF0...0x16FF1, 0x17000...0x187F7,
    0x18800...0x18CD5, 0x18CFF...0x18D08, 0x1AFF0...0x1AFF3, 0x1AFF5...0x1AFFB,
    0x1AFFD...0x1AFFE, 0x1B000...0x1B122, 0x1B132...0x1B132, 0x1B150...0x1B152,
    0x1B155...0x1B155, 0x1B164...0x1B167, 0x1B170...0x1B2FB, 0x1D300...0x1D356,
    0x1D360...0x1D376, 0x1F200...0x1F202, 0x1F210...0x1F23B, 0x1F240...0x1F248,
    0x1F250...0x1F251, 0x1F260...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
