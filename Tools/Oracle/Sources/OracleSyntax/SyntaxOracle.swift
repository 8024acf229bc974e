package import OracleFacts

/// Reads files with the toolchain's own parser.
package enum SyntaxOracle {
  /// Returns the facts of a file's bytes, or `nil` where the toolchain's parser cannot read it in time.
  ///
  /// It recurses with the nesting of the source: call it on a thread with a large stack.
  package static func reading(of bytes: [UInt8]) -> FileReading? {
    guard !ToolchainParser.takesTooLong(for: bytes) else { return nil }
    let tree = ToolchainParser.tree(of: bytes)
    let lines = LineTable(bytes)
    let reader = TreeReader(byteCount: bytes.count)
    reader.read(tree)
    let comments = CommentReader(tree, bytes: bytes)
    let writer = FactWriter(lines: lines)
    var facts = [writer.file(isGenerated: comments.marksGenerated)]
    facts += reader.imports.map { writer.fact($0) }
    facts += reader.declarations.map { writer.fact($0) }
    // A missing name leaves a reference without any.
    facts += reader.references.filter { !$0.components.isEmpty }.map { writer.fact($0) }
    facts += comments.comments.map { writer.fact($0) }
    facts += writer.brokenLines(of: bytes)
    let error = ToolchainParser.firstError(in: tree).map { lines.position(of: $0).line }
    return FileReading(facts: facts, firstErrorLine: error)
  }
}
