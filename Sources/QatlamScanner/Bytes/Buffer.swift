#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A growing list of plain values in memory of its own.
///
/// The scanner appends to several lists for nearly every token. An `Array` pays for a uniqueness
/// check and a bounds check each time; this type has one owner and checks bounds in debug builds
/// only. Every index that reaches it comes from the list's own `count`. It grows and shrinks where it
/// stands, as far as the system can, so that a long list is never held twice.
@safe
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    // What comes back is owned by this value.
    unsafe base = .allocate(capacity: self.capacity)
  }

  deinit {
    // The memory belongs to this value alone, and its elements need no clean-up.
    unsafe free(base)
  }

  var isEmpty: Bool { @inline(__always) get { count == 0 } }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      assert(index >= 0 && index < count)
      // In bounds, see above; checked in debug builds.
      return unsafe base[index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count)
      // In bounds, see above; checked in debug builds.
      yield unsafe &base[index]
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    // `count < capacity` after the line above.
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  /// Takes the last element away; the list must not be empty.
  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    // `count` was positive, so the element exists.
    return unsafe base[count]
  }

  /// Forgets all elements from `newCount` on.
  @inline(__always)
  mutating func truncate(to newCount: Int) {
    assert(newCount >= 0 && newCount <= count)
    count = newCount
  }

  /// Appends `length` elements that the closure writes.
  mutating func append(count length: Int, writing write: (UnsafeMutablePointer<Element>) -> Void) {
    if count + length > capacity { grow(to: count + length) }
    // There is room for `length` elements behind `count`; the closure writes all of them.
    unsafe write(base + count)
    count += length
  }

  /// Calls a closure with the elements in place.
  @inline(__always)
  func withElements<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
    // The pointer lives as long as `self`, which is borrowed for the call.
    unsafe body(UnsafeBufferPointer(start: base, count: count))
  }

  /// How many bytes a list may hold that is kept for the next file, and is handed over in one go.
  private static var keptBytes: Int { 1 << 17 }

  /// Returns the elements as an array, each converted, and forgets them.
  ///
  /// A long list gives its memory back piece by piece, from its end, while the array is filled.
  @inline(__always)
  mutating func drain<Value>(_ convert: (Element) -> Value) -> [Value] {
    let kept = Self.keptBytes / MemoryLayout<Element>.stride
    let total = count
    let values = unsafe [Value](unsafeUninitializedCapacity: total) { target, initialized in
      while count > 0 {
        let first = count > kept ? max(count - kept / 2, 0) : 0
        for index in first..<count {
          // Exactly `total` elements are initialised, each once, the last ones first.
          unsafe (target.baseAddress.unsafelyUnwrapped + index)
            .initialize(to: convert(base[index]))
        }
        count = first
        if capacity > kept { resize(to: max(first, kept)) }
      }
      initialized = total
    }
    return values
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    resize(to: max(needed, capacity * 2))
  }

  /// Makes room for `newCapacity` elements, which must not be fewer than there are.
  private mutating func resize(to newCapacity: Int) {
    assert(newCapacity >= count)
    // Plain values move as bytes, and the allocator, which `allocate` and `free` are one with for values that are not aligned
    // to more than 16 bytes, aligns for every one of them. The old memory came from there and is not used again.
    if let memory = unsafe realloc(base, newCapacity * MemoryLayout<Element>.stride) {
      unsafe base = memory.assumingMemoryBound(to: Element.self)
    } else {
      // Without memory to move to, the standard library ends the program in its own way.
      let memory = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
      unsafe memory.update(from: base, count: count)
      unsafe free(base)
      unsafe base = memory
    }
    capacity = newCapacity
  }
}
