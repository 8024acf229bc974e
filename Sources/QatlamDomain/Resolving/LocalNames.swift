/// The declarations of one file, findable by name.
///
/// It is reused from file to file, so that its large table is made once. A class, because it is passed
/// along with every lookup and a struct of three arrays would be retained three times for each.
final class LocalNames {
  private var heads: [Int32]
  private var next: [Int32] = []
  private var touched: [NameID] = []
  /// The file it holds, or -1.
  private(set) var file: Int32 = -1

  /// Creates a table for names below `count`.
  init(count: Int) {
    heads = Array(repeating: -1, count: count)
  }

  /// Forgets the file it holds and takes another.
  func load(_ declarations: [DeclarationFact], of file: Int32) {
    for name in touched { heads[Int(name)] = -1 }
    touched.removeAll(keepingCapacity: true)
    next.removeAll(keepingCapacity: true)
    self.file = file
    for (index, declaration) in declarations.enumerated() {
      let name = declaration.name
      guard name != 0 else {
        next.append(-1)
        continue
      }
      let head = heads[Int(name)]
      if head < 0 { touched.append(name) }
      next.append(head)
      heads[Int(name)] = Int32(index)
    }
  }

  /// The last declaration of a name, or -1.
  func head(of name: NameID) -> Int32 { heads[Int(name)] }

  /// The declaration of the same name before another, or -1.
  func declaration(before index: Int32) -> Int32 { next[Int(index)] }
}
