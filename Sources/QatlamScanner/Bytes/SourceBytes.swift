/// The bytes of one file, followed by zeros.
///
/// The zeros let the lexer look a few bytes ahead without asking for the end each time: it stops at
/// a zero and asks then.
@safe
struct SourceBytes: ~Copyable {
  /// How many zeros follow the text.
  static let padding = 64

  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 1 << 16
    unsafe base = .allocate(capacity: capacity)
    unsafe base.initialize(repeating: 0, count: capacity)
  }

  deinit {
    // The memory belongs to this value alone.
    unsafe base.deallocate()
  }

  /// Returns the byte at an offset; offsets up to `count + padding` are allowed.
  subscript(offset: Int) -> UInt8 {
    @inline(__always) get {
      assert(offset >= 0 && offset < count + Self.padding)
      // The lexer stops at the first zero that is the end, so it stays within the padding.
      return unsafe base[offset]
    }
  }

  /// Returns eight bytes from an offset, first byte lowest.
  @inline(__always)
  func word(at offset: Int) -> UInt64 {
    assert(offset >= 0 && offset + 8 <= count + Self.padding)
    // Within the padding, as above.
    return unsafe UInt64(
      littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
    )
  }

  /// Replaces the contents by a copy of `source`.
  mutating func load(_ source: UnsafeBufferPointer<UInt8>) {
    let length = source.count
    if length + Self.padding > capacity {
      unsafe base.deallocate()
      capacity = length + Self.padding
      unsafe base = .allocate(capacity: capacity)
    }
    // `capacity` holds the text and the padding; both are written in full.
    if let start = source.baseAddress {
      unsafe base.initialize(from: start, count: length)
    }
    unsafe (base + length).initialize(repeating: 0, count: Self.padding)
    count = length
  }

  /// Replaces the contents by a copy of an array.
  mutating func load(_ source: [UInt8]) {
    // The array outlives the call that copies it.
    unsafe source.withUnsafeBufferPointer { unsafe load($0) }
  }

  /// Returns the text of a range, with invalid UTF-8 replaced.
  func text(from start: Int, to end: Int) -> String {
    guard start < end, start >= 0, end <= count else { return "" }
    // The range was checked in the line above.
    return unsafe String(
      decoding: UnsafeBufferPointer(start: base + start, count: end - start),
      as: UTF8.self
    )
  }

  /// Returns whether `text` stands at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset + length <= count else { return false }
    for index in 0..<length where unsafe base[offset + index] != text.utf8Start[index] {
      return false
    }
    return true
  }
}
