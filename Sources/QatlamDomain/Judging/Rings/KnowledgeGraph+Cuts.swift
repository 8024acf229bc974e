extension KnowledgeGraph {
  /// A link without which a ring is open, and that ring.
  struct Cut: Hashable, Sendable {
    /// The index of the link to cut.
    let link: Int
    /// The shortest way back from its target to its source, as indices of links; no other cut lies on it.
    let wayBack: [Int]
  }

  /// Returns links whose cutting leaves no ring, none of them in vain, as cheap as a good guess makes them; sorted.
  ///
  /// The cheapest set of all is too dear to find. The nodes are put in a row so that much weight points
  /// forward (Eades, Lin and Smyth); of what points back, the dearest that closes no ring is kept.
  func cuts() -> [Cut] {
    var row = [Int](repeating: -1, count: outgoing.count)
    var knotOfNode = row
    let knots = knots()
    for (index, knot) in knots.enumerated() {
      for node in knot { knotOfNode[node] = index }
      for (place, node) in NodeRow(knot, of: self).nodes.enumerated() { row[node] = place }
    }
    var kept = [[Int]](repeating: [], count: outgoing.count)
    var back: [Int] = []
    for (index, link) in links.enumerated() where knotOfNode[link.source] >= 0 {
      guard knotOfNode[link.source] == knotOfNode[link.target] else { continue }
      if row[link.source] < row[link.target] {
        kept[link.source].append(index)
      } else {
        back.append(index)
      }
    }
    var cuts: [Cut] = []
    for index in back.sorted(by: { (links[$1].weight, $0) < (links[$0].weight, $1) }) {
      if let way = way(from: links[index].target, to: links[index].source, along: kept) {
        cuts.append(Cut(link: index, wayBack: way))
      } else {
        kept[links[index].source].append(index)
      }
    }
    return cuts.sorted { $0.link < $1.link }
  }

  /// The shortest way along some links; `nil` where there is none.
  private func way(from start: Int, to end: Int, along kept: [[Int]]) -> [Int]? {
    var cameBy: [Int: Int] = [:]
    var open = [start]
    var next = 0
    while next < open.count {
      let node = open[next]
      next += 1
      for link in kept[node]
      where cameBy[links[link].target] == nil && links[link].target != start {
        cameBy[links[link].target] = link
        open.append(links[link].target)
      }
      if cameBy[end] != nil { break }
    }
    var way: [Int] = []
    var place = end
    while place != start {
      guard let link = cameBy[place] else { return nil }
      way.append(link)
      place = links[link].source
    }
    return way.reversed()
  }
}

/// The nodes of a knot in a row in which little weight points back.
private struct NodeRow {
  private(set) var nodes: [Int] = []
  private var outward: [Int: Int] = [:]
  private var inward: [Int: Int] = [:]
  private var waiting: Heap

  /// Places first what nobody left knows, last what knows nobody left, else what is known least for what it knows.
  init(_ knot: [Int], of graph: KnowledgeGraph) {
    let members = Set(knot)
    var incoming: [Int: [Int]] = [:]
    waiting = Heap()
    for node in knot {
      for index in graph.outgoing[node] where members.contains(graph.links[index].target) {
        let link = graph.links[index]
        outward[node, default: 0] += link.weight
        inward[link.target, default: 0] += link.weight
        incoming[link.target, default: []].append(index)
      }
    }
    for node in knot { waiting.push(key(of: node)) }
    var left = members
    var end: [Int] = []
    while let next = waiting.pop() {
      guard left.contains(next.node), next == key(of: next.node) else { continue }
      left.remove(next.node)
      if next.rank == .last { end.append(next.node) } else { nodes.append(next.node) }
      for index in graph.outgoing[next.node] where left.contains(graph.links[index].target) {
        let link = graph.links[index]
        inward[link.target, default: 0] -= link.weight
        waiting.push(key(of: link.target))
      }
      for index in incoming[next.node] ?? [] where left.contains(graph.links[index].source) {
        let link = graph.links[index]
        outward[link.source, default: 0] -= link.weight
        waiting.push(key(of: link.source))
      }
    }
    nodes += end.reversed()
  }

  private func key(of node: Int) -> Heap.Key {
    let (known, knows) = (inward[node] ?? 0, outward[node] ?? 0)
    let rank: Heap.Rank = knows == 0 ? .last : known == 0 ? .first : .between
    return Heap.Key(rank: rank, surplus: knows - known, node: node)
  }
}

/// Nodes by how soon they are to be placed; a node may wait under several keys, of which the newest is true.
private struct Heap {
  enum Rank: Int {
    case last, first, between
  }

  struct Key: Comparable {
    let rank: Rank
    let surplus: Int
    let node: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.rank.rawValue, right.surplus, left.node)
        < (right.rank.rawValue, left.surplus, right.node)
    }
  }

  private var keys: [Key] = []

  mutating func push(_ key: Key) {
    keys.append(key)
    var place = keys.count - 1
    while place > 0, keys[place] < keys[(place - 1) / 2] {
      keys.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func pop() -> Key? {
    guard let first = keys.first, let last = keys.popLast() else { return nil }
    guard !keys.isEmpty else { return first }
    keys[0] = last
    var place = 0
    while true {
      let children = [2 * place + 1, 2 * place + 2].filter { $0 < keys.count }
      guard let least = children.min(by: { keys[$0] < keys[$1] }), keys[least] < keys[place] else {
        return first
      }
      keys.swapAt(place, least)
      place = least
    }
  }
}
