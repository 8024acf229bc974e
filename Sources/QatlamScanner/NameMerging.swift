import QatlamDomain

/// One table of names out of those that the workers filled.
///
/// The numbers do not depend on which worker read which file: keywords and standard operators come
/// first, in their fixed order, then all other names by hash, so that two runs are equal.
struct NameMerging: Sendable {
  /// For each list of names, the new number of each of them.
  let maps: [[NameID]]
  private let all: Interner.Snapshot
  /// The names of `all` that are not the same everywhere, in their new order.
  private let order: [Int]

  /// Merges lists of names; of a list with a choice beside it only the names that are chosen.
  init(_ lists: [(names: Interner.Snapshot, isWanted: [Bool]?)]) {
    var all = Interner()
    let local: [[NameID]] = lists.map { list in
      list.names.adopted(by: &all, where: list.isWanted)
    }
    let fixed = min(Interner.fixedCount, all.count)
    let order = Self.sorted(fixed..<all.count, of: all)
    var final = [NameID](0..<NameID(all.count))
    for (place, id) in order.enumerated() {
      final[id] = NameID(truncatingIfNeeded: fixed + place)
    }
    maps = local.map { map in map.map { final[Int($0)] } }
    self.order = order
    self.all = all.finish()
  }

  /// All names in their new order.
  ///
  /// They may be asked for while facts are renumbered.
  func names() -> Interner.Snapshot {
    all.reordered(Array(0..<all.count - order.count) + order)
  }

  /// Sorts names by hash, then by length, then by their letters.
  ///
  /// Hashes are spread evenly, so that their first bits bring every name near its place.
  private static func sorted(_ ids: Range<Int>, of names: borrowing Interner) -> [Int] {
    let bits = max(1, Int.bitWidth - ids.count.leadingZeroBitCount)
    func bucket(_ id: Int) -> Int { Int(names.key(of: id).hash >> UInt64(64 - bits)) }
    var ends = [Int](repeating: 0, count: 1 << bits)
    for id in ids { ends[bucket(id)] += 1 }
    for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
    var sorted = [Int](repeating: 0, count: ids.count)
    for id in ids.reversed() {
      ends[bucket(id)] -= 1
      sorted[ends[bucket(id)]] = id
    }
    func precedes(_ left: Int, _ right: Int) -> Bool {
      let (one, other) = (names.key(of: left), names.key(of: right))
      if one.hash != other.hash { return one.hash < other.hash }
      if one.length != other.length { return one.length < other.length }
      return names.name(of: left) < names.name(of: right)
    }
    for start in ends.indices {
      let end = start + 1 < ends.count ? ends[start + 1] : sorted.count
      // Nearly all hold one name or two; those of ill will are no slower to sort than any list.
      switch end - ends[start] {
      case ...1: break
      case 2: if precedes(sorted[end - 1], sorted[end - 2]) { sorted.swapAt(end - 1, end - 2) }
      default: sorted[ends[start]..<end].sort(by: precedes)
      }
    }
    return sorted
  }
}
