/// Where in a file's facts the declarations and chains stand that tell what a codebase is made of.
///
/// Most facts lie inside functions and are asked about once, when their references are resolved. These few are
/// asked about by everybody, so they are picked out once, while the file is being scanned.
struct FileOutline: Sendable {
  /// Nominal types, in order.
  let types: [Int32]
  /// Named declarations at top level or directly in a nominal type, in order.
  let members: [Int32]
  /// Extensions, in order.
  let extensions: [Int32]
  /// Chains of inheritance clauses, in order.
  let inheritance: [Int32]
  /// Chains of attributes, in order.
  let attributes: [Int32]
  /// Chains of what functions, closures and `do` blocks say they throw, in order.
  let thrown: [Int32]
  /// Names by which elements of tuples and of enum cases are reached, in no order, some more than once.
  let labels: [NameID]
  /// Names of generic parameters, some more than once.
  let genericParameters: [NameID]

  init(_ draft: FileFactsDraft) {
    var types: [Int32] = []
    var members: [Int32] = []
    var extensions: [Int32] = []
    for (index, declaration) in draft.declarations.enumerated() {
      if declaration.kind.isNominal { types.append(Int32(index)) }
      if declaration.kind == .extension { extensions.append(Int32(index)) }
      guard declaration.name != 0, declaration.parent >= 0 else { continue }
      let parent = draft.declarations[Int(declaration.parent)].kind
      if parent == .file || parent.isNominal { members.append(Int32(index)) }
    }
    self.types = types
    self.members = members
    self.extensions = extensions
    var inheritance: [Int32] = []
    var attributes: [Int32] = []
    var thrown: [Int32] = []
    for (index, chain) in draft.chains.enumerated() {
      if chain.role == .inheritance { inheritance.append(Int32(index)) }
      if chain.role == .attribute { attributes.append(Int32(index)) }
      if chain.role == .thrownType { thrown.append(Int32(index)) }
    }
    self.thrown = thrown
    self.inheritance = inheritance
    self.attributes = attributes
    labels = Self.labels(of: draft)
    genericParameters = draft.declarations.lazy.filter { $0.kind == .genericParameter }.map(\.name)
  }

  private static func labels(of draft: FileFactsDraft) -> [NameID] {
    var labels: [NameID] = []
    for node in draft.types where node.label != 0 { labels.append(node.label) }
    for expression in draft.expressions where expression.label != 0 {
      labels.append(expression.label)
    }
    for declaration in draft.declarations where declaration.kind == .parameter {
      guard draft.declarations[Int(declaration.parent)].kind == .enumCase else { continue }
      if declaration.label != 0 { labels.append(declaration.label) }
      if declaration.name != 0 { labels.append(declaration.name) }
    }
    return labels
  }
}
