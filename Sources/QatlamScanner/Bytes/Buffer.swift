/// A growing list of plain values in memory of its own.
///
/// The scanner appends to several lists for nearly every token. An `Array` pays for a uniqueness
/// check and a bounds check each time; this type has one owner and checks bounds in debug builds
/// only. Every index that reaches it comes from the list's own `count`.
@safe
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    unsafe base = .allocate(capacity: self.capacity)
  }

  deinit {
    // The memory belongs to this value alone, and its elements need no clean-up.
    unsafe base.deallocate()
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

  /// Returns the elements as an array, each converted.
  @inline(__always)
  func map<Value>(_ convert: (Element) -> Value) -> [Value] {
    let count = count
    // Exactly `count` elements are initialised, each once.
    return unsafe [Value](unsafeUninitializedCapacity: count) { target, initialized in
      for index in 0..<count {
        unsafe (target.baseAddress.unsafelyUnwrapped + index).initialize(to: convert(base[index]))
      }
      initialized = count
    }
  }

  @inline(never)
  private mutating func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    // The new memory is larger, so all `count` elements fit; the old one is not used again.
    unsafe moved.moveInitialize(from: base, count: count)
    unsafe base.deallocate()
    unsafe base = moved
    capacity = larger
  }
}
