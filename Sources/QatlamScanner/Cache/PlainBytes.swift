/// Plain values as they lie in memory, one list behind the other.
///
/// It is read by the program that wrote it and by no other, so that neither the order of a value's parts nor that of
/// their bytes has to be agreed upon.
struct PlainBytesWriter {
  private(set) var bytes: [UInt8] = []

  /// Appends the bytes of some values.
  mutating func append<Value: BitwiseCopyable>(_ values: [Value]) {
    // The list outlives the call, and a plain value is nothing but its bytes.
    unsafe values.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
  }

  /// Forgets everything.
  mutating func reset() { bytes.removeAll(keepingCapacity: true) }
}

/// Reads what a `PlainBytesWriter` wrote.
struct PlainBytesReader {
  private let bytes: [UInt8]
  private(set) var position: Int
  private let end: Int

  /// Creates a reader of a part of some bytes, which must hold it.
  init(_ bytes: [UInt8], in range: Range<Int>) {
    self.bytes = bytes
    position = range.lowerBound
    end = min(range.upperBound, bytes.count)
  }

  /// Whether everything was read.
  var isAtEnd: Bool { position == end }

  /// Returns the next values; `nil` where there are not so many.
  mutating func values<Value: BitwiseCopyable>(_ count: Int) -> [Value]? {
    let (length, isTooLong) = count.multipliedReportingOverflow(by: MemoryLayout<Value>.stride)
    guard count >= 0, !isTooLong, length <= end - position else { return nil }
    guard count > 0 else { return [] }
    let start = position
    position += length
    return unsafe bytes.withUnsafeBytes { source in
      unsafe [Value](unsafeUninitializedCapacity: count) { target, initialized in
        // `length` bytes stand behind `start`, as was asked above, and make `count` values of the kind that was written.
        unsafe UnsafeMutableRawBufferPointer(target)
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[start..<start + length]))
        initialized = count
      }
    }
  }

  /// Returns the next value; `nil` where there is none.
  mutating func value<Value: BitwiseCopyable>() -> Value? {
    let one: [Value]? = values(1)
    return one?.first
  }
}
