/// The rings of one kind in a judged codebase.
///
/// What the blueprint forbids closes no ring: it is a finding already. Nor does what stands in tests,
/// previews and set-ups, nor an inheritance across features.
struct Rings {
  let kind: RingKind
  private let judge: ArchitectureJudge
  private var units: RingUnits
  private var tally = RingTally()

  /// Counts the references between declarations of some parts.
  init(_ kind: RingKind, among parts: [String], seenBy judge: ArchitectureJudge) {
    self.kind = kind
    self.judge = judge
    units = RingUnits(judge)
    let names = Set(parts)
    let counts = judge.blueprint.parts.map { names.contains($0.name) }
    for file in judge.index.codebase.files.indices where judge.kinds.exemptions[file] == nil {
      let exempt = judge.previews(in: file) + judge.setUps(in: file)
      for reference in judge.references[file].references {
        let target = reference.target
        let from = judge.parts[file][Int(reference.scope)]
        let to = judge.parts[Int(target.file)][Int(target.index)]
        guard from >= 0, to >= 0, counts[Int(from)], counts[Int(to)],
          judge.kinds.exemptions[Int(target.file)] == nil, reference.role != .extendedType,
          let (source, target) = ends(of: reference, in: file, from, to), source != target,
          !judge.isSameType(reference, in: file), !judge.isForbidden(reference, in: file),
          !exempt.contains(where: { $0.contains(reference.scope) })
        else { continue }
        tally.add(RingTally.Reference(file: file, reference: reference), from: source, to: target)
      }
    }
  }

  /// Returns one ring for each reference that has to go: its link first, then the way back.
  func all() -> [[RingTally.Entry]] {
    let order = numbers()
    let entries = tally.entries.sorted { left, right in
      (order[left.source], order[left.target]) < (order[right.source], order[right.target])
    }
    let graph = KnowledgeGraph(
      count: order.count,
      links: entries.map { entry in
        KnowledgeGraph.Link(
          source: order[entry.source],
          target: order[entry.target],
          weight: weight(of: entry)
        )
      }
    )
    let rings = graph.cuts().map { cut in ([cut.link] + cut.wayBack).map { entries[$0] } }
    return rings.filter { $0.count(where: leavesItsFile) > 1 && !isOneFile($0) }
  }

  /// Whether all that stands in a ring of files is named by one file.
  private func isOneFile(_ ring: [RingTally.Entry]) -> Bool {
    guard kind == .files else { return false }
    return Set(ring.map { units.homes[$0.source].file }).count == 1
  }

  /// Returns what a node is called in a finding.
  func name(of node: Int) -> String {
    switch kind {
    case .layers: judge.blueprint.parts[node].name
    case .features: judge.featureName(Int32(node))
    case .files: judge.index.codebase.files[Int(units.homes[node].file)].path.lastName
    }
  }

  /// The nodes at both ends of a reference.
  private mutating func ends(
    of reference: ResolvedReference,
    in file: Int,
    _ from: Int16,
    _ to: Int16
  ) -> (Int, Int)? {
    switch kind {
    case .layers: return (Int(from), Int(to))
    case .features:
      let own = judge.featureOfFile[file]
      let other = judge.featureOfFile[Int(reference.target.file)]
      guard own >= 0, other >= 0, own != other, !judge.isNested(own, other),
        reference.role != .inheritance, !judge.inheritsFrom(feature: other, reference, in: file)
      else { return nil }
      return (Int(own), Int(other))
    case .files:
      let source = SymbolID(file: Int32(file), index: reference.scope)
      guard let source = units.unit(of: source), let target = units.unit(of: reference.target)
      else { return nil }
      return (source, target)
    }
  }

  /// For each node its place in the graph, so that of two equal links the right one goes.
  ///
  /// Of layers the inner one should not know the outer; features and files go by their paths.
  private func numbers() -> [Int] {
    let sorted: [Int]
    switch kind {
    case .layers: sorted = judge.blueprint.parts.indices.reversed()
    case .features:
      sorted = judge.features.indices.sorted { judge.features[$0] < judge.features[$1] }
    case .files:
      sorted = units.homes.indices.sorted { units.homes[$0] < units.homes[$1] }
    }
    var numbers = [Int](repeating: 0, count: sorted.count)
    for (place, node) in sorted.enumerated() { numbers[node] = place }
    return numbers
  }

  /// What stands in one file is never the cheapest to cut.
  private func weight(of entry: RingTally.Entry) -> Int {
    leavesItsFile(entry) ? entry.count : entry.count + Self.dear
  }

  private static let dear = 1 << 32

  private func leavesItsFile(_ entry: RingTally.Entry) -> Bool {
    kind != .files || entry.first.leavesItsFile
  }
}

extension String {
  /// What stands behind the last slash.
  fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? self }
}
