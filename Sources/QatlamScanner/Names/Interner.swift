package import QatlamDomain

/// Where an interner keeps a name's bytes.
struct InternedName: BitwiseCopyable {
  var hash: UInt64
  /// Index of its first word.
  var start: UInt32
  /// Length in bytes.
  var length: UInt32
}

/// Gives every distinct name of the files that one worker scans a number.
///
/// The keywords have fixed numbers (their raw values), then come the standard operators. A name's
/// bytes are stored once; a `String` is made only when the table is handed over.
package struct Interner: ~Copyable {
  private var entries = Buffer<InternedName>(capacity: 1 << 12)
  /// Each name's bytes, padded with zeros to whole words.
  private var words = Buffer<UInt64>(capacity: 1 << 13)
  /// Open addressing: the upper half of the hash, and the number plus one; zero is free.
  private var slots = Buffer<UInt64>(capacity: 1 << 13)
  private var mask = (1 << 13) - 1

  /// Creates an interner that knows the keywords and the standard operators.
  package init() {
    for _ in 0...mask { slots.append(0) }
    for keyword in Keyword.allCases { _ = intern(keyword.text) }
    for name in StandardOperator.all { _ = intern(name.description) }
  }

  /// How many names there are.
  package var count: Int { entries.count }

  /// How many of them are the same in every interner: keywords and standard operators.
  static var fixedCount: Int { Int(Keyword.firstOperator + StandardOperator.count) }

  /// Returns the number of the name in a range of a file's bytes.
  @inline(__always)
  mutating func intern(_ bytes: borrowing SourceBytes, from start: Int, to end: Int) -> NameID {
    let length = end - start
    if length <= 8 {
      let word = bytes.word(at: start) & Self.lowMask(length)
      return internShort(word, length: length)
    }
    return internLong(bytes, from: start, length: length)
  }

  @inline(__always)
  private static func lowMask(_ length: Int) -> UInt64 {
    length >= 8 ? ~0 : (1 << (UInt64(truncatingIfNeeded: length) &* 8)) &- 1
  }

  @inline(__always)
  private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  @inline(__always)
  private mutating func internShort(_ word: UInt64, length: Int) -> NameID {
    let hash = Self.mix(0xA076_1D64_78BD_642F ^ UInt64(truncatingIfNeeded: length), word)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let value = slots[slot]
      if value == 0 { break }
      if (value ^ hash) >> 32 == 0 {
        let id = Int(value & 0xFFFF_FFFF) - 1
        let entry = entries[id]
        if entry.hash == hash, entry.length == length, words[Int(entry.start)] == word {
          return NameID(truncatingIfNeeded: id)
        }
      }
      slot = (slot + 1) & mask
    }
    let first = words.count
    words.append(word)
    return insert(hash: hash, start: first, length: length)
  }

  @inline(never)
  private mutating func internLong(
    _ bytes: borrowing SourceBytes,
    from start: Int,
    length: Int
  ) -> NameID {
    let wordCount = (length + 7) / 8
    let lastMask = Self.lowMask(length - (wordCount - 1) * 8)
    var hash: UInt64 = 0xA076_1D64_78BD_642F ^ UInt64(truncatingIfNeeded: length)
    for index in 0..<wordCount {
      let word = bytes.word(at: start + index * 8)
      hash = Self.mix(hash, index == wordCount - 1 ? word & lastMask : word)
    }
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let value = slots[slot]
      if value == 0 { break }
      if (value ^ hash) >> 32 == 0 {
        let id = Int(value & 0xFFFF_FFFF) - 1
        let entry = entries[id]
        if entry.hash == hash, entry.length == length {
          var isEqual = true
          for index in 0..<wordCount where isEqual {
            let word = bytes.word(at: start + index * 8)
            isEqual =
              words[Int(entry.start) + index] == (index == wordCount - 1 ? word & lastMask : word)
          }
          if isEqual { return NameID(truncatingIfNeeded: id) }
        }
      }
      slot = (slot + 1) & mask
    }
    let first = words.count
    for index in 0..<wordCount {
      let word = bytes.word(at: start + index * 8)
      words.append(index == wordCount - 1 ? word & lastMask : word)
    }
    return insert(hash: hash, start: first, length: length)
  }

  @inline(never)
  private mutating func insert(hash: UInt64, start: Int, length: Int) -> NameID {
    let id = entries.count
    entries.append(
      InternedName(
        hash: hash,
        start: UInt32(truncatingIfNeeded: start),
        length: UInt32(truncatingIfNeeded: length)
      )
    )
    if (id + 1) * 2 > mask {
      growSlots()
    } else {
      place(hash: hash, id: id)
    }
    return NameID(truncatingIfNeeded: id)
  }

  private mutating func place(hash: UInt64, id: Int) {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = (hash & 0xFFFF_FFFF_0000_0000) | UInt64(truncatingIfNeeded: id + 1)
  }

  private mutating func growSlots() {
    let size = (mask + 1) * 2
    mask = size - 1
    slots = Buffer(capacity: size)
    for _ in 0..<size { slots.append(0) }
    for id in 0..<entries.count { place(hash: entries[id].hash, id: id) }
  }

  /// Returns the number of a name given as text.
  package mutating func intern(_ name: String) -> NameID {
    var bytes = SourceBytes()
    let utf8 = Array(name.utf8)
    // The array outlives the call that copies it.
    unsafe utf8.withUnsafeBufferPointer { unsafe bytes.load($0) }
    return intern(bytes, from: 0, to: utf8.count)
  }

  /// The contents of an interner as a value that may be handed to another task.
  struct Snapshot: Sendable {
    let names: [InternedName]
    let words: [UInt64]

    /// How many names there are.
    var count: Int { names.count }

    /// Returns the names as texts, in their order.
    var strings: [String] {
      unsafe words.withUnsafeBytes { bytes in
        names.map { name in
          // The name's words were appended when it was entered, `length` bytes of them are the name.
          let start = Int(name.start) * 8
          let text = unsafe UnsafeRawBufferPointer(
            rebasing: bytes[start..<start + Int(name.length)]
          )
          return unsafe String(decoding: text, as: UTF8.self)
        }
      }
    }

    /// Returns some of the names, in another order.
    func reordered(_ ids: [Int]) -> Snapshot {
      Snapshot(names: ids.map { names[$0] }, words: words)
    }

    /// Returns the numbers that the names have in another interner, after adding those it lacks.
    ///
    /// Names that are not wanted are not added, and have the number zero.
    func adopted(by interner: inout Interner, where isWanted: [Bool]? = nil) -> [NameID] {
      names.indices.map { index in
        guard isWanted?[index] ?? true else { return 0 }
        let name = names[index]
        return interner.adopt(hash: name.hash, length: Int(name.length)) {
          words[Int(name.start) + $0]
        }
      }
    }
  }

  /// Ends the interner and returns its contents.
  consuming func finish() -> Snapshot {
    Snapshot(names: entries.drain { $0 }, words: words.drain { $0 })
  }

  /// Returns the number of a name of another interner, given its hash, length and words.
  private mutating func adopt(
    hash: UInt64,
    length: Int,
    word: (Int) -> UInt64
  ) -> NameID {
    let wordCount = max((length + 7) / 8, 1)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while true {
      let value = slots[slot]
      if value == 0 { break }
      if (value ^ hash) >> 32 == 0 {
        let id = Int(value & 0xFFFF_FFFF) - 1
        let entry = entries[id]
        if entry.hash == hash, entry.length == length {
          var isEqual = true
          for index in 0..<wordCount where isEqual {
            isEqual = words[Int(entry.start) + index] == word(index)
          }
          if isEqual { return NameID(truncatingIfNeeded: id) }
        }
      }
      slot = (slot + 1) & mask
    }
    let first = words.count
    for index in 0..<wordCount { words.append(word(index)) }
    return insert(hash: hash, start: first, length: length)
  }

  /// Returns a key by which names can be sorted, the same in every run: hash, then length.
  func key(of id: Int) -> (hash: UInt64, length: UInt32) {
    (entries[id].hash, entries[id].length)
  }

  /// Returns a name as text.
  package func name(of id: Int) -> String {
    let entry = entries[id]
    let length = Int(entry.length)
    return unsafe words.withElements { words in
      guard length > 0 else { return "" }
      // The entry's words were appended when it was made, `length` bytes of them are the name.
      let start = unsafe UnsafeRawPointer(words.baseAddress.unsafelyUnwrapped + Int(entry.start))
      return unsafe String(
        decoding: UnsafeRawBufferPointer(start: start, count: length),
        as: UTF8.self
      )
    }
  }
}
