/// What the declarations of a file inherit from and which attributes they carry, by simple names.
struct Clauses {
  private var inherited: [Entry] = []
  private var attributes: [Entry] = []

  private struct Entry {
    let scope: Int32
    let name: NameID
  }

  init(_ file: FileFacts) {
    inherited = file.outline.inheritance.map { index in
      let chain = file.chains[Int(index)]
      let last = file.components[Int(chain.first) + Int(chain.count) - 1]
      return Entry(scope: chain.scope, name: last.name)
    }
    attributes = file.outline.attributes.map { index in
      let chain = file.chains[Int(index)]
      return Entry(scope: chain.scope, name: file.components[Int(chain.first)].name)
    }
    inherited.sort { $0.scope < $1.scope }
    attributes.sort { $0.scope < $1.scope }
  }

  /// Whether a declaration inherits from one of these.
  func inherits(_ scope: Int32, from wanted: [String], _ names: NameTable) -> Bool {
    inherits(scope, names, where: wanted.contains)
  }

  /// Whether a declaration inherits from something with a fitting name.
  func inherits(_ scope: Int32, _ names: NameTable, where fits: (String) -> Bool) -> Bool {
    Self.holds(inherited, scope, names, where: fits)
  }

  /// Whether a declaration carries one of these attributes.
  func carries(_ scope: Int32, _ wanted: [String], _ names: NameTable) -> Bool {
    Self.holds(attributes, scope, names, where: wanted.contains)
  }

  private static func holds(
    _ entries: [Entry],
    _ scope: Int32,
    _ names: NameTable,
    where fits: (String) -> Bool
  ) -> Bool {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].scope < scope { low = middle + 1 } else { high = middle }
    }
    while low < entries.count, entries[low].scope == scope {
      if fits(names[entries[low].name]) { return true }
      low += 1
    }
    return false
  }
}
