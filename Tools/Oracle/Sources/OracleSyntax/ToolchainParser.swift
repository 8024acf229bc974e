import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The toolchain's parser.
enum ToolchainParser {
  /// The parser gives up code that nests deeper than this.
  private static let nestingLimit = 256
  /// The parser's time doubles with every array literal that begins with another one.
  private static let bracketLimit = 16

  /// Whether the parser would need hours for a file: too many square brackets open in a row.
  static func takesTooLong(for bytes: [UInt8]) -> Bool {
    var row = 0
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "["):
        row += 1
        if row > bracketLimit { return true }
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
      default: row = 0
      }
    }
    return false
  }

  /// Returns the syntax tree of a file's bytes, which need not be UTF-8.
  static func tree(of bytes: [UInt8]) -> SourceFileSyntax {
    // The tree copies the buffer, which outlives the call.
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe Parser.parse(source: buffer, maximumNestingLevel: nestingLimit)
    }
  }

  /// Returns the byte offset of the first statement or member with a syntax error, or `nil` where
  /// there is none.
  static func firstError(in tree: SourceFileSyntax) -> Int? {
    guard tree.hasError else { return nil }
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
      $0.diagMessage.severity == .error
    }
    return errors.map { min($0.position.utf8Offset, itemStart(around: $0.node)) }.min() ?? 0
  }

  /// Where the innermost statement or member around a node begins.
  private static func itemStart(around node: Syntax) -> Int {
    var next = node.parent
    while let outer = next {
      if outer.is(CodeBlockItemSyntax.self) || outer.is(MemberBlockItemSyntax.self)
        || outer.is(SwitchCaseSyntax.self)
      {
        return outer.start
      }
      next = outer.parent
    }
    return 0
  }
}
