/// What stands for the bytes of a file: two files that differ have two marks, but for a chance of less than one in 2^100.
///
/// Every two words are multiplied to twice their width and folded, once in each half of the mark, in the manner of wyhash. The
/// key is drawn when a tree is kept first, so that nobody can write a file that is taken for another.
struct ContentMark: BitwiseCopyable, Hashable, Sendable {
  /// What marks depend on beside the bytes.
  struct Key: BitwiseCopyable, Hashable, Sendable {
    let first: UInt64
    let second: UInt64

    /// Draws a key.
    static func random() -> Key {
      Key(first: .random(in: 0 ... .max), second: .random(in: 0 ... .max))
    }
  }

  let first: UInt64
  let second: UInt64

  /// The mark of a part of some bytes, which must hold it.
  init(of bytes: [UInt8], in range: Range<Int>? = nil, key: Key) {
    var state = State(key)
    let range = range ?? 0..<bytes.count
    // The list outlives the call, and taking a part of a list checks that it has one.
    unsafe bytes[range].withUnsafeBytes { unsafe state.add($0) }
    first = Self.fold(state.a ^ UInt64(range.count), state.b ^ key.second)
    second = Self.fold(state.c ^ key.first, state.d ^ UInt64(range.count))
  }

  @inline(__always)
  private static func fold(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  /// Each word of the text goes into one of the first two and into one of the others.
  private struct State {
    private let keys: (UInt64, UInt64, UInt64, UInt64)
    var a: UInt64
    var b: UInt64
    var c: UInt64
    var d: UInt64

    init(_ key: Key) {
      keys = (
        key.first, key.second, key.first ^ 0xA076_1D64_78BD_642F,
        key.second ^ 0xE703_7ED1_A0B4_28DB
      )
      (a, b) = (key.second, key.first)
      (c, d) = (~key.first, ~key.second)
    }

    mutating func add(_ bytes: UnsafeRawBufferPointer) {
      let whole = bytes.count & ~31
      var offset = 0
      while offset < whole {
        // `offset + 32` is at most `whole`, which is at most the count.
        unsafe add(
          bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self),
          bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self),
          bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self),
          bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self)
        )
        offset += 32
      }
      guard offset < bytes.count else { return }
      /// A word of what is left, with zeros behind the end.
      func rest(_ number: Int) -> UInt64 {
        var word: UInt64 = 0
        let start = offset + number * 8
        for index in start..<max(start, min(start + 8, bytes.count)) {
          word |= unsafe UInt64(bytes[index]) << UInt64((index - start) * 8)
        }
        return word
      }
      add(rest(0), rest(1), rest(2), rest(3))
    }

    @inline(__always)
    private mutating func add(_ one: UInt64, _ two: UInt64, _ three: UInt64, _ four: UInt64) {
      a = fold(one ^ keys.0, two ^ a)
      b = fold(three ^ keys.1, four ^ b)
      c = fold(one ^ keys.2, three ^ c)
      d = fold(two ^ keys.3, four ^ d)
    }
  }
}
