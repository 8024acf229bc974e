import QatlamDomain

/// How many values each list of a file's facts has; they stand before the lists.
private struct FactCounts: BitwiseCopyable {
  var declarations: UInt32
  var types: UInt32
  var chains: UInt32
  var components: UInt32
  var contexts: UInt32
  var arguments: UInt32
  var expressions: UInt32
  var requirements: UInt32
  var lineStarts: UInt32
  var imports: UInt32
  var importedNames: UInt32
  var comments: UInt32
  var commentBytes: UInt32
  var partialReads: UInt32
  var hasGeneratedMarker: UInt32
}

/// An import whose path stands elsewhere.
private struct PlainImport: BitwiseCopyable {
  var pathCount: UInt32
  var kind: NameID
  var offset: UInt32
  var isTestable: Bool
  var isConditional: Bool
}

/// A comment whose text stands elsewhere.
private struct PlainComment: BitwiseCopyable {
  var byteCount: UInt32
  var offset: UInt32
  var standsAlone: Bool
  var isAtTop: Bool
}

/// A partial read whose reason is told by its place among all.
private struct PlainPartialRead: BitwiseCopyable {
  var line: UInt32
  var reason: UInt32
}

extension FileFacts {
  /// Appends the facts, but for the path, in the form that a cache keeps.
  func append(to writer: inout PlainBytesWriter) {
    let texts = comments.map { Array($0.text.utf8) }
    let names = imports.flatMap(\.path)
    writer.append([
      FactCounts(
        declarations: Self.count(declarations),
        types: Self.count(types),
        chains: Self.count(chains),
        components: Self.count(components),
        contexts: Self.count(contexts),
        arguments: Self.count(arguments),
        expressions: Self.count(expressions),
        requirements: Self.count(requirements),
        lineStarts: Self.count(lineStarts),
        imports: Self.count(imports),
        importedNames: Self.count(names),
        comments: Self.count(comments),
        commentBytes: UInt32(truncatingIfNeeded: texts.reduce(0) { $0 + $1.count }),
        partialReads: Self.count(partialReads),
        hasGeneratedMarker: hasGeneratedMarker ? 1 : 0
      )
    ])
    writer.append(declarations)
    writer.append(types)
    writer.append(chains)
    writer.append(components)
    writer.append(contexts)
    writer.append(arguments)
    writer.append(expressions)
    writer.append(requirements)
    writer.append(lineStarts)
    writer.append(
      imports.map {
        PlainImport(
          pathCount: Self.count($0.path),
          kind: $0.kind,
          offset: $0.offset,
          isTestable: $0.isTestable,
          isConditional: $0.isConditional
        )
      }
    )
    writer.append(names)
    writer.append(
      zip(comments, texts).map { comment, text in
        PlainComment(
          byteCount: Self.count(text),
          offset: comment.offset,
          standsAlone: comment.standsAlone,
          isAtTop: comment.isAtTop
        )
      }
    )
    for text in texts { writer.append(text) }
    let reasons = PartialRead.Reason.allCases
    writer.append(
      partialReads.map { read in
        PlainPartialRead(
          line: read.line,
          reason: UInt32(reasons.firstIndex(of: read.reason) ?? reasons.endIndex)
        )
      }
    )
  }

  /// Files are too small for more; see `FileScanner`.
  private static func count<Value>(_ values: [Value]) -> UInt32 {
    UInt32(truncatingIfNeeded: values.count)
  }
}

extension FileFactsDraft {
  /// Reads facts that were written by `append(to:)`; `nil` where they are not whole.
  init?(path: String, from reader: inout PlainBytesReader) {
    self.init(path: path)
    guard let counts: FactCounts = reader.value(),
      let declarations: [DeclarationFact] = reader.values(Int(counts.declarations)),
      let types: [TypeNode] = reader.values(Int(counts.types)),
      let chains: [ChainFact] = reader.values(Int(counts.chains)),
      let components: [ComponentFact] = reader.values(Int(counts.components)),
      let contexts: [ContextFact] = reader.values(Int(counts.contexts)),
      let arguments: [ArgumentFact] = reader.values(Int(counts.arguments)),
      let expressions: [ExpressionFact] = reader.values(Int(counts.expressions)),
      let requirements: [RequirementFact] = reader.values(Int(counts.requirements)),
      let lineStarts: [UInt32] = reader.values(Int(counts.lineStarts)),
      let imports: [PlainImport] = reader.values(Int(counts.imports)),
      let importedNames: [NameID] = reader.values(Int(counts.importedNames)),
      let comments: [PlainComment] = reader.values(Int(counts.comments)),
      let commentBytes: [UInt8] = reader.values(Int(counts.commentBytes)),
      let partialReads: [PlainPartialRead] = reader.values(Int(counts.partialReads)),
      reader.isAtEnd,
      let whole = Self.imports(imports, named: importedNames),
      let spoken = Self.comments(comments, saying: commentBytes),
      let doubts = Self.partialReads(partialReads)
    else { return nil }
    self.declarations = declarations
    self.types = types
    self.chains = chains
    self.components = components
    self.contexts = contexts
    self.arguments = arguments
    self.expressions = expressions
    self.requirements = requirements
    self.lineStarts = lineStarts
    self.imports = whole
    self.comments = spoken
    self.partialReads = doubts
    hasGeneratedMarker = counts.hasGeneratedMarker != 0
  }

  private static func imports(_ plain: [PlainImport], named names: [NameID]) -> [ImportFact]? {
    var rest = names[...]
    var imports: [ImportFact] = []
    imports.reserveCapacity(plain.count)
    for one in plain {
      guard let path = take(Int(one.pathCount), from: &rest) else { return nil }
      imports.append(
        ImportFact(
          path: Array(path),
          kind: one.kind,
          offset: one.offset,
          isTestable: one.isTestable,
          isConditional: one.isConditional
        )
      )
    }
    return imports
  }

  private static func comments(
    _ plain: [PlainComment],
    saying bytes: [UInt8]
  ) -> [CommentFact]? {
    var rest = bytes[...]
    var comments: [CommentFact] = []
    for one in plain {
      guard let text = take(Int(one.byteCount), from: &rest) else { return nil }
      comments.append(
        CommentFact(
          text: String(decoding: text, as: UTF8.self),
          offset: one.offset,
          standsAlone: one.standsAlone,
          isAtTop: one.isAtTop
        )
      )
    }
    return comments
  }

  private static func partialReads(_ plain: [PlainPartialRead]) -> [PartialRead]? {
    let reasons = PartialRead.Reason.allCases
    var reads: [PartialRead] = []
    for one in plain {
      guard one.reason < reasons.count else { return nil }
      reads.append(PartialRead(line: one.line, reason: reasons[Int(one.reason)]))
    }
    return reads
  }

  private static func take<Value>(
    _ count: Int,
    from values: inout ArraySlice<Value>
  ) -> ArraySlice<Value>? {
    guard count <= values.count else { return nil }
    defer { values = values.dropFirst(count) }
    return values.prefix(count)
  }
}
