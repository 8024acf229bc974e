/// References between nodes, counted, with the first of each pair.
struct RingTally {
  /// A reference, and the file that it stands in.
  struct Reference {
    let file: Int
    let reference: ResolvedReference

    /// Whether what it refers to stands in another file.
    var leavesItsFile: Bool { reference.target.file != Int32(file) }
  }

  /// What is known of a pair of nodes.
  struct Entry {
    let source: Int
    let target: Int
    private(set) var count = 0
    private(set) var first: Reference

    init(from source: Int, to target: Int, _ first: Reference) {
      self.source = source
      self.target = target
      self.first = first
    }

    /// References come file by file, but within a file in no order; what leaves its file comes first.
    mutating func add(_ other: Reference) {
      count += 1
      let isFirst = other.file == first.file && other.reference.offset < first.reference.offset
      let (leaves, left) = (other.leavesItsFile, first.leavesItsFile)
      if leaves == left ? isFirst : leaves { first = other }
    }
  }

  private var places: [UInt64: Int] = [:]
  private(set) var entries: [Entry] = []

  mutating func add(_ reference: Reference, from source: Int, to target: Int) {
    let key = UInt64(UInt32(source)) << 32 | UInt64(UInt32(target))
    let place: Int
    if let known = places[key] {
      place = known
    } else {
      place = entries.count
      places[key] = place
      entries.append(Entry(from: source, to: target, reference))
    }
    entries[place].add(reference)
  }
}
