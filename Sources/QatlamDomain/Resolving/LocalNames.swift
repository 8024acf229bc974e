/// The declarations of one file that a name inside of its functions may mean, findable by name.
///
/// It is reused from file to file, so that its large table is made once. A class, because it is passed
/// along with every lookup and a struct of three arrays would be retained three times for each.
final class LocalNames {
  /// A local variable, function or type, a parameter or a generic parameter.
  struct Entry {
    /// The declaration's index in its file.
    let declaration: Int32
    let kind: DeclarationKind
    /// The scope it belongs to: from `parent`, before `end`.
    let parent: Int32
    let end: Int32
    /// The byte from which on it is seen.
    let visibleFrom: UInt32
    /// The outermost function or variable around it: from `root`, before `rootEnd`.
    let root: Int32
    let rootEnd: Int32
  }

  /// Where the entries of a name stand.
  private struct Span {
    var start: Int32 = 0
    var count: Int32 = 0
  }

  /// One for each name.
  private var spans: [Span]
  /// The entries, those of a name side by side in their order in the file.
  private var entries: [Entry] = []
  private var unsorted: [(name: NameID, entry: Entry)] = []
  private var touched: [NameID] = []
  /// The file it holds, or -1.
  private(set) var file: Int32 = -1

  /// Creates a table for names below `count`.
  init(count: Int) {
    spans = Array(repeating: Span(), count: count)
  }

  /// Forgets the file it holds and takes another.
  func load(_ declarations: [DeclarationFact], of file: Int32) {
    for name in touched { spans[Int(name)] = Span() }
    touched.removeAll(keepingCapacity: true)
    self.file = file
    collect(declarations)
    sort()
  }

  /// Lists what stands inside of functions and variables, and counts it by name.
  private func collect(_ declarations: [DeclarationFact]) {
    unsorted.removeAll(keepingCapacity: true)
    var (root, rootEnd): (Int32, Int32) = (0, 0)
    for (position, declaration) in declarations.enumerated() {
      let index = Int32(position)
      guard index < rootEnd else {
        // Type members and what stands at top level are found elsewhere.
        if declaration.kind != .file, !declaration.kind.holdsMembers {
          root = index
          rootEnd = declaration.subtreeEnd
        }
        continue
      }
      let parent = declarations[Int(declaration.parent)]
      guard declaration.name != 0,
        declaration.kind == .genericParameter || !parent.kind.holdsMembers
      else { continue }
      let name = declaration.name
      if spans[Int(name)].count == 0 { touched.append(name) }
      spans[Int(name)].count += 1
      let entry = Entry(
        declaration: index,
        kind: declaration.kind,
        parent: declaration.parent,
        end: parent.subtreeEnd,
        visibleFrom: declaration.visibleFrom,
        root: root,
        rootEnd: rootEnd
      )
      unsorted.append((name, entry))
    }
  }

  /// Brings the entries of each name together, in their order.
  private func sort() {
    entries.removeAll(keepingCapacity: true)
    guard let any = unsorted.first?.entry else { return }
    entries.append(contentsOf: repeatElement(any, count: unsorted.count))
    var place: Int32 = 0
    for name in touched {
      spans[Int(name)].start = place
      place += spans[Int(name)].count
      spans[Int(name)].count = 0
    }
    for (name, entry) in unsorted {
      let span = spans[Int(name)]
      entries[Int(span.start + span.count)] = entry
      spans[Int(name)].count += 1
    }
  }

  /// Visits the entries of a name that stand in the same function as a scope, the last first.
  func forEach(of name: NameID, around scope: Int32, _ visit: (Entry) -> Void) {
    let span = spans[Int(name)]
    guard span.count > 0 else { return }
    // Functions follow each other, so that those of one name are found by halves.
    var low = Int(span.start)
    var high = low + Int(span.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].root <= scope { low = middle + 1 } else { high = middle }
    }
    while low > Int(span.start) {
      low -= 1
      let entry = entries[low]
      guard scope < entry.rootEnd else { return }
      visit(entry)
    }
  }
}
