/// Where something can be added to a type that exists.
package struct InsertionPlace: Hashable, Sendable {
  /// The file, relative to the project's root.
  package let path: String
  /// The byte offset of the brace that closes the type.
  package let closing: Int
  /// The byte offset one past the last member; `nil` where there is none.
  package let lastEnd: Int?
  /// The column of members, from 0.
  package let column: Int
  /// The bytes of the property whose array gets an element; `nil` where members are added.
  package let array: Range<Int>?

  /// Why nothing can be added with certainty.
  package enum Doubt: Error, Hashable, Sendable {
    /// The app has no such type.
    case unknown
    /// It has several, or it is declared under conditions.
    case several
    /// The type's file could not be read to its end.
    case partlyRead
    /// The type does not put things together.
    case noComposition
    /// The type has a member of that name already.
    case taken(String)
    /// It has no property of that name that returns an array in brackets and nothing else.
    case noArray(String)
  }

  /// Finds the end of a type.
  ///
  /// - Throws: `Doubt` where it is not certain.
  package init(of insertion: Insertion, in judge: ArchitectureJudge) throws(Doubt) {
    let index = judge.index
    guard let id = index.codebase.names.id(of: insertion.type) else { throw .unknown }
    let types = index.types.indices.filter { type in
      let entry = index.types[type]
      return entry.name == id && entry.outer < 0 && entry.symbol != .none
        && !index.isTest[Int(entry.symbol.file)]
    }
    guard let type = types.first else { throw .unknown }
    let symbol = index.types[type].symbol
    let declaration = index.declaration(symbol)
    guard types.count == 1, !declaration.flags.contains(.isConditional) else { throw .several }
    let facts = index.codebase.files[Int(symbol.file)]
    guard facts.partialReads.isEmpty else { throw .partlyRead }
    let part = judge.parts[Int(symbol.file)][Int(symbol.index)]
    let isComposition = part >= 0 && judge.blueprint.parts[Int(part)].isComposition
    guard isComposition || insertion.isGround else { throw .noComposition }
    for place in [symbol] + index.types[type].extensions {
      let file = index.codebase.files[Int(place.file)]
      for member in file.declarations where member.parent == place.index {
        let name = index.codebase.names[member.name]
        if insertion.members.contains(name) { throw .taken(name) }
      }
    }
    let members = facts.declarations.filter { member in
      member.parent == symbol.index && member.kind != .genericParameter
        && member.kind != .block
    }
    array = try Self.array(insertion, symbol, facts, index.codebase.names)
    path = facts.path
    closing = Int(declaration.end) - 1
    lastEnd = members.map { Int($0.end) }.max()
    column = members.first.map { facts.position(of: $0.start).column - 1 } ?? 2
  }

  /// Returns the source with members before the type's closing brace, and everything else as it was.
  ///
  /// - Returns: `nil` where the brace or the array is not there.
  package func inserting(_ text: String, into source: [UInt8]) -> [UInt8]? {
    if let array {
      return ArrayLiteral(in: source, array)?.appending(
        text,
        into: source,
        Self.newline(of: source)
      )
    }
    guard source.indices.contains(closing), source[closing] == UInt8(ascii: "}") else { return nil }
    let newline = Self.newline(of: source)
    var start = closing
    while start > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(source[start - 1]) {
      start -= 1
    }
    let isAlone = start > 0 && (source[start - 1] == 0x0A || source[start - 1] == 0x0D)
    let margin = String(repeating: " ", count: column)
    let step = column > 0 ? margin : "  "
    let lines = SourceComposer.indented(text, by: step == "    " ? "    " : "  ")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : margin + $0 }
    var added = lines.joined(separator: newline) + newline
    if lastEnd != nil { added = newline + added }
    guard isAlone else {
      return Array(source[..<start]) + Array((newline + added).utf8) + Array(source[closing...])
    }
    return Array(source[..<start]) + Array(added.utf8) + Array(source[start...])
  }

  private static func array(
    _ insertion: Insertion,
    _ symbol: SymbolID,
    _ facts: FileFacts,
    _ names: NameTable
  ) throws(Doubt) -> Range<Int>? {
    guard let array = insertion.array else { return nil }
    let found = facts.declarations.filter {
      $0.parent == symbol.index && $0.kind == .variable && names[$0.name] == array
    }
    guard found.count == 1, let property = found.first else { throw .noArray(array) }
    return Int(property.start)..<Int(property.end)
  }

  private static func newline(of source: [UInt8]) -> String {
    guard let feed = source.firstIndex(of: 0x0A), feed > 0 else { return "\n" }
    return source[feed - 1] == 0x0D ? "\r\n" : "\n"
  }
}
