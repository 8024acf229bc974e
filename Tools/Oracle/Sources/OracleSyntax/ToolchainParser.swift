import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// The toolchain's parser.
enum ToolchainParser {
  /// The parser gives up code that nests deeper than this; it looks ahead for ever in deeper code.
  private static let nestingLimit = 256

  /// Returns the syntax tree of a file's bytes, which need not be UTF-8.
  static func tree(of bytes: [UInt8]) -> SourceFileSyntax {
    // The tree copies the buffer, which outlives the call.
    unsafe bytes.withUnsafeBufferPointer { buffer in
      unsafe Parser.parse(source: buffer, maximumNestingLevel: nestingLimit)
    }
  }

  /// Returns the byte offset of the first syntax error, or `nil` where there is none.
  static func firstError(in tree: SourceFileSyntax) -> Int? {
    guard tree.hasError else { return nil }
    let errors = ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
      $0.diagMessage.severity == .error
    }
    return errors.map(\.position.utf8Offset).min() ?? 0
  }
}
