import QatlamDomain

/// One table of names out of those that the workers filled.
///
/// The numbers do not depend on which worker read which file: keywords and standard operators come
/// first, in their fixed order, then all other names by hash, so that two runs are equal.
struct NameMerging: Sendable {
  /// For each worker, the new number of each of its names.
  let maps: [[NameID]]
  private let names: Interner.Snapshot
  /// The names of `names` that are not the same everywhere, in their new order.
  private let order: [Int]

  init(_ interners: [Interner.Snapshot]) {
    var all = Interner()
    let local: [[NameID]] = interners.map { interner in
      interner.adopted(by: &all)
    }
    let fixed = min(Interner.fixedCount, all.count)
    var order: [(hash: UInt64, length: UInt32, id: Int)] = []
    order.reserveCapacity(all.count)
    for id in fixed..<all.count {
      let key = all.key(of: id)
      order.append((key.hash, key.length, id))
    }
    order.sort { left, right in
      if left.hash != right.hash { return left.hash < right.hash }
      if left.length != right.length { return left.length < right.length }
      return all.name(of: left.id) < all.name(of: right.id)
    }
    var final = [NameID](0..<NameID(all.count))
    for (place, entry) in order.enumerated() {
      final[entry.id] = NameID(truncatingIfNeeded: fixed + place)
    }
    maps = local.map { map in map.map { final[Int($0)] } }
    self.order = order.map(\.id)
    names = all.finish()
  }

  /// Makes the table; facts may be renumbered meanwhile.
  func table() -> NameTable {
    NameTable(strings: names.strings(of: Array(0..<names.count - order.count) + order))
  }
}
