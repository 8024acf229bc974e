extension KnownBreak {
  /// A name for the break that stays the same when lines move: 16 hexadecimal digits.
  package var fingerprint: String {
    var hash = FowlerNollVo()
    hash.take(rule)
    hash.take(file)
    hash.take(source)
    hash.take(target)
    return hash.text
  }
}

/// The 64-bit hash FNV-1a: stable across machines and versions, which `Hasher` is not.
private struct FowlerNollVo {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Takes in a text and a separator.
  mutating func take(_ text: String) {
    for byte in text.utf8 { take(byte) }
    take(0)
  }

  /// The hash in hexadecimal, with leading zeros.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func take(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
