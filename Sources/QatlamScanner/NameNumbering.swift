import QatlamDomain

/// The numbers that names have in the facts of all workers together.
///
/// Their order is that of a run without a cache. Where everything comes from one that holds nothing else, they are what they
/// were; where a part of it is left behind, names that stand in no fact (such as conditions of `#if`) may be missing.
struct NameNumbering: Sendable {
  /// For each worker, the new number of each of the names that it scanned; `nil` where nothing was scanned.
  let maps: [[NameID]]?
  /// The new number of each name of the cache; `nil` where it is the old one.
  let cachedMap: [NameID]?
  private let numbered: Numbered

  private enum Numbered {
    case anew(NameMerging)
    case asBefore(Interner.Snapshot)
  }

  init(of harvests: [Harvest], cache: FactCache?) async {
    guard let cache else {
      let merging = NameMerging(harvests.map { ($0.names, nil) })
      (maps, cachedMap, numbered) = (merging.maps, nil, .anew(merging))
      return
    }
    let cachedCount = harvests.reduce(0) { $0 + $1.cachedCount }
    if cachedCount == cache.count, harvests.allSatisfy({ $0.scannedCount == 0 }) {
      (maps, cachedMap, numbered) = (nil, nil, .asBefore(cache.names))
      return
    }
    let isNeeded =
      cachedCount < cache.count ? await Self.neededNames(of: cache, in: harvests) : nil
    let merging = NameMerging([(cache.names, isNeeded)] + harvests.map { ($0.names, nil) })
    maps = Array(merging.maps.dropFirst())
    cachedMap = merging.maps.first
    numbered = .anew(merging)
  }

  /// All names, in the order of their numbers.
  func names() -> Interner.Snapshot {
    switch numbered {
    case .anew(let merging): merging.names()
    case .asBefore(let names): names
    }
  }

  /// Which names of a cache are in facts that were taken from it; the others are nowhere any more.
  private static func neededNames(of cache: FactCache, in harvests: [Harvest]) async -> [Bool] {
    await withTaskGroup(of: [Bool].self) { group in
      for harvest in harvests {
        group.addTask { harvest.cachedNames(of: cache.names.count) }
      }
      var isNeeded = [Bool](repeating: false, count: cache.names.count)
      for await part in group {
        for index in part.indices where part[index] { isNeeded[index] = true }
      }
      return isNeeded
    }
  }
}
