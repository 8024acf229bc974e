package import QatlamDomain
internal import QatlamScanner
internal import QatlamUseCases

/// Sources written in one text whose references have been resolved.
///
/// A line `== path` begins a file. What a line refers to may be stated behind `// →`.
package struct ResolvedSources: Sendable {
  /// The declarations.
  package let index: SymbolIndex
  private let references: [FileReferences]
  /// What is stated, by file and line.
  package let stated: [String: String]

  /// Scans and resolves a text.
  package init(_ text: String) async throws {
    let files = MarkedApp(text).files
    let source = SourcesInMemory(files)
    let listing = try await source.listing(of: ".", excluding: [])
    let scanned = await ParallelScanner(workerCount: 1).scan(listing, reading: source)
    let resolved = await ResolveCodebase()(scanned.codebase)
    index = resolved.index
    references = resolved.references
    var stated: [String: String] = [:]
    for (path, text) in files {
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        guard let mark = line.firstRange(of: "// → ") else { continue }
        stated["\(path):\(number + 1)"] = line[mark.upperBound...].split(separator: ", ").sorted()
          .joined(separator: ", ")
      }
    }
    self.stated = stated
  }

  /// What the lines with a statement refer to, by file and line: paths of declarations, sorted; `?name reason` is undecided.
  ///
  /// What only an alias or one of several overloads leads to is left out.
  package var found: [String: String] {
    var found: [String: Set<String>] = [:]
    for (number, file) in index.codebase.files.enumerated() {
      let own = references[number]
      for reference in own.references + own.passed where reference.certainty == .exact {
        found[place(reference.offset, file), default: []].insert(path(of: reference.target))
      }
      for reference in own.unresolved {
        let name = index.codebase.names[reference.name]
        found[place(reference.offset, file), default: []].insert(
          "?\(name) \(reference.reason.rawValue)"
        )
      }
    }
    return stated.keys.reduce(into: [:]) { result, place in
      result[place] = found[place]?.sorted().joined(separator: ", ") ?? "nothing"
    }
  }

  private func place(_ offset: UInt32, _ file: FileFacts) -> String {
    "\(file.path):\(file.position(of: offset).line)"
  }

  /// The path of a declaration: types by nesting, members behind their type, initialisers and functions with labels.
  package func path(of symbol: SymbolID) -> String {
    let declaration = index.declaration(symbol)
    if declaration.kind.isNominal { return path(ofType: index.type(of: symbol)) }
    let name = index.codebase.names[declaration.name] + labels(of: symbol)
    guard declaration.parent > 0 else { return name }
    let type = index.type(of: SymbolID(file: symbol.file, index: declaration.parent))
    return type < 0 ? name : "\(path(ofType: type)).\(name)"
  }

  private func labels(of symbol: SymbolID) -> String {
    let facts = index.codebase.files[Int(symbol.file)]
    guard [.function, .initializer].contains(facts.declarations[Int(symbol.index)].kind) else {
      return ""
    }
    let parameters = facts.declarations.filter {
      $0.kind == .parameter && $0.parent == symbol.index
    }
    let labels = parameters.map { parameter in
      if parameter.flags.contains(.hasNoLabel) { return "_:" }
      return index.codebase.names[parameter.label == 0 ? parameter.name : parameter.label] + ":"
    }
    return "(\(labels.joined()))"
  }

  private func path(ofType type: TypeID) -> String {
    var names: [String] = []
    var place = type
    while place >= 0 {
      names.append(index.codebase.names[index.types[Int(place)].name])
      place = index.types[Int(place)].outer
    }
    return names.reversed().joined(separator: ".")
  }

  /// What a file refers to; nothing where there is no such file.
  package func references(of path: String) -> FileReferences {
    index.codebase.files.firstIndex { $0.path == path }.map { references[$0] } ?? FileReferences()
  }

  /// Returns the declaration of a path; the first where there are several.
  package func symbol(_ path: String) -> SymbolID? {
    for (number, file) in index.codebase.files.enumerated() {
      for place in file.declarations.indices where file.declarations[place].name != 0 {
        let symbol = SymbolID(file: Int32(number), index: Int32(place))
        guard file.declarations[place].kind != .extension, self.path(of: symbol) == path else {
          continue
        }
        return symbol
      }
    }
    return nil
  }
}
