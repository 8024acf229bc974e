/// Who knows whom, and by how many references.
struct KnowledgeGraph: Sendable {
  /// The knowledge of one node of another.
  struct Link: Hashable, Sendable {
    let source: Int
    let target: Int
    /// How dear it is to cut; at least 1.
    let weight: Int
  }

  /// The links, in the order in which they were given.
  let links: [Link]
  /// For each node, the indices of the links that lead away from it, in order.
  let outgoing: [[Int]]

  /// Creates a graph of the nodes `0..<count`.
  init(count: Int, links: [Link]) {
    self.links = links
    var outgoing = [[Int]](repeating: [], count: count)
    for (index, link) in links.enumerated() { outgoing[link.source].append(index) }
    self.outgoing = outgoing
  }

  /// Returns the sets of nodes that all reach each other, each sorted, of at least two nodes, sorted.
  ///
  /// - Complexity: Linear in nodes and links (Tarjan's algorithm, with a stack of its own).
  func knots() -> [[Int]] {
    var search = KnotSearch(count: outgoing.count)
    for node in outgoing.indices where !search.hasSeen(node) { search.visit(node, of: self) }
    return search.found.filter { $0.count > 1 }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }
}

/// Tarjan's search for strongly connected components, without recursion.
private struct KnotSearch {
  private var order: [Int]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var next = 0
  private(set) var found: [[Int]] = []

  init(count: Int) {
    order = Array(repeating: -1, count: count)
    lowest = order
    isOpen = Array(repeating: false, count: count)
  }

  func hasSeen(_ node: Int) -> Bool { order[node] >= 0 }

  mutating func visit(_ start: Int, of graph: KnowledgeGraph) {
    var path: [(node: Int, link: Int)] = []
    enter(start)
    path.append((start, 0))
    while let (node, link) = path.last {
      guard link < graph.outgoing[node].count else {
        path.removeLast()
        if let (before, _) = path.last { lowest[before] = min(lowest[before], lowest[node]) }
        if lowest[node] == order[node] { close(node) }
        continue
      }
      path[path.count - 1].link += 1
      let target = graph.links[graph.outgoing[node][link]].target
      if !hasSeen(target) {
        enter(target)
        path.append((target, 0))
      } else if isOpen[target] {
        lowest[node] = min(lowest[node], order[target])
      }
    }
  }

  private mutating func enter(_ node: Int) {
    order[node] = next
    lowest[node] = next
    next += 1
    open.append(node)
    isOpen[node] = true
  }

  private mutating func close(_ root: Int) {
    var knot: [Int] = []
    while let node = open.popLast() {
      isOpen[node] = false
      knot.append(node)
      if node == root { break }
    }
    found.append(knot)
  }
}
