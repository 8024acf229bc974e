import QatlamDomain
package import QatlamUseCases

/// What every reference means, as JSON, one object a line, in the order of the source.
///
/// A reference has a target in the codebase, or `"external"` where a library declares it, or `"unresolved"`
/// with the reason. Names of libraries that begin with a small letter are counted, not listed.
package struct ReferencesDump: Sendable {
  private struct Line {
    let offset: UInt32
    let name: NameID
    let kind: String
    let role: String
    let meaning: Meaning
  }

  private enum Meaning {
    case declared(SymbolID, isThroughAlias: Bool)
    case external
    /// Where all that it may mean stands in one file, that file is known.
    case unresolved(Coverage.Unresolved, file: Int32?)
  }

  private let codebase: ResolvedCodebase
  private let onlyUnresolved: Bool
  private var files: [FileFacts] { codebase.index.codebase.files }
  private var names: NameTable { codebase.index.codebase.names }

  /// Creates a dump of a codebase; `onlyUnresolved` leaves out what could be decided.
  package init(_ codebase: ResolvedCodebase, onlyUnresolved: Bool = false) {
    self.codebase = codebase
    self.onlyUnresolved = onlyUnresolved
  }

  /// The files that can be dumped, by index, in order of their paths.
  package var indices: Range<Int> { files.indices }

  /// Returns the lines of one file as UTF-8.
  package func bytes(of file: Int) -> [UInt8] {
    var writer = JSONWriter()
    for line in lines(of: file) { write(line, in: files[file], to: &writer) }
    return writer.bytes
  }

  private func lines(of file: Int) -> [Line] {
    let references = codebase.references[file]
    var lines: [Line] = onlyUnresolved ? [] : decided(references)
    lines += references.references.filter { $0.certainty == .oneOfSeveral }.map {
      Line(
        offset: $0.offset,
        name: codebase.index.declaration($0.target).name,
        kind: "unknown",
        role: $0.role.word,
        meaning: .unresolved(.overload, file: $0.target.file)
      )
    }
    lines += references.unresolved.map {
      Line(
        offset: $0.offset,
        name: $0.name,
        kind: "unknown",
        role: $0.role.word,
        meaning: .unresolved($0.reason, file: nil)
      )
    }
    // A stable order: what stands at one place stays in the order of the resolver.
    return lines.enumerated()
      .sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
      .map(\.element)
  }

  private func decided(_ references: FileReferences) -> [Line] {
    (references.references + references.passed).filter { $0.certainty != .oneOfSeveral }
      .map { reference in
        Line(
          offset: reference.offset,
          name: codebase.index.declaration(reference.target).name,
          kind: reference.kind.word,
          role: reference.role.word,
          meaning: .declared(reference.target, isThroughAlias: reference.isThroughAlias)
        )
      }
      + references.libraryUses.map {
        Line(offset: $0.offset, name: $0.name, kind: "type", role: "", meaning: .external)
      }
  }

  private func write(_ line: Line, in file: FileFacts, to writer: inout JSONWriter) {
    let place = file.position(of: line.offset)
    writer.beginObject()
    writer.member("column", place.column)
    if case .external = line.meaning { writer.member("external", "library") }
    writer.member("file", file.path)
    writer.member("kind", line.kind)
    writer.member("line", place.line)
    writer.member("name", names[line.name])
    if !line.role.isEmpty { writer.member("role", line.role) }
    switch line.meaning {
    case .declared(let symbol, let isThroughAlias):
      let target = files[Int(symbol.file)]
      writer.member("target", path(of: symbol))
      writer.member("targetFile", target.path)
      let declaration = codebase.index.declaration(symbol)
      writer.member("targetKind", declaration.kind.word)
      writer.member("targetLine", target.position(of: declaration.nameOffset).line)
      if isThroughAlias { writer.member("through", "alias") }
    case .external: break
    case .unresolved(let reason, let target):
      if let target { writer.member("targetFile", files[Int(target)].path) }
      writer.member("unresolved", reason.rawValue)
    }
    writer.endObject()
    writer.endLine()
  }

  /// The path of a declaration's name: types by nesting, members behind the type they belong to.
  private func path(of symbol: SymbolID) -> String {
    let index = codebase.index
    let declaration = index.declaration(symbol)
    guard !declaration.kind.isNominal else { return path(ofType: index.type(of: symbol)) }
    let name = names[declaration.name]
    guard declaration.parent > 0 else { return name }
    let type = index.type(of: SymbolID(file: symbol.file, index: declaration.parent))
    return type < 0 ? name : "\(path(ofType: type)).\(name)"
  }

  private func path(ofType type: TypeID) -> String {
    var path: [String] = []
    var next = type
    while next >= 0 {
      let entry = codebase.index.types[Int(next)]
      path.append(names[entry.name])
      next = entry.outer
    }
    return path.reversed().joined(separator: ".")
  }
}

extension ResolvedReference.Kind {
  /// The word of dumps.
  fileprivate var word: String {
    switch self {
    case .type: "type"
    case .construction: "construction"
    case .member: "member"
    case .function: "function"
    case .global: "global"
    case .operator: "operator"
    case .alias: "alias"
    case .macro: "macro"
    }
  }
}
