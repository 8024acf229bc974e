/// The 64-bit hash FNV-1a: stable across machines and versions, which `Hasher` is not.
package struct FowlerNollVo {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the hash of nothing.
  package init() {}

  /// Takes in a text and a separator.
  package mutating func take(_ text: String) {
    for byte in text.utf8 { take(byte) }
    take(0)
  }

  /// Takes in bytes.
  package mutating func take(_ bytes: [UInt8]) {
    for byte in bytes { take(byte) }
  }

  /// The hash in hexadecimal, with leading zeros: 16 digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func take(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
