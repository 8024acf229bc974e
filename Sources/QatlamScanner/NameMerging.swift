import QatlamDomain

/// One table of names out of those that the workers filled.
///
/// The numbers do not depend on which worker read which file: keywords and standard operators come
/// first, in their fixed order, then all other names by hash, so that two runs are equal.
struct NameMerging {
  let table: NameTable
  /// For each worker, the new number of each of its names.
  let maps: [[NameID]]

  init(_ interners: [Interner.Snapshot]) {
    var all = Interner()
    let local: [[NameID]] = interners.map { interner in
      interner.adopted(by: &all)
    }
    let fixed = Interner.fixedCount
    var order: [(hash: UInt64, length: UInt32, id: Int)] = []
    order.reserveCapacity(all.count)
    for id in fixed..<max(all.count, fixed) {
      let key = all.key(of: id)
      order.append((key.hash, key.length, id))
    }
    order.sort { left, right in
      if left.hash != right.hash { return left.hash < right.hash }
      if left.length != right.length { return left.length < right.length }
      return all.name(of: left.id) < all.name(of: right.id)
    }
    var strings: [String] = []
    strings.reserveCapacity(all.count)
    var final = [NameID](repeating: 0, count: all.count)
    for id in 0..<min(fixed, all.count) {
      strings.append(all.name(of: id))
      final[id] = NameID(id)
    }
    for entry in order {
      final[entry.id] = NameID(truncatingIfNeeded: strings.count)
      strings.append(all.name(of: entry.id))
    }
    table = NameTable(strings: strings)
    maps = local.map { map in map.map { final[Int($0)] } }
  }
}
