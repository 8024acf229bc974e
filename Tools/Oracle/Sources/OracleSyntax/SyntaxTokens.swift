import SwiftSyntax

/// Cuts files into the tokens of the toolchain's parser.
package enum SyntaxTokens {
  /// Returns the tokens of a file's bytes, each with the blanks and comments around it.
  ///
  /// Joined, they are the file again. An end of the file without anything before it is left out.
  package static func tokens(of bytes: [UInt8]) -> [[UInt8]] {
    ToolchainParser.tree(of: bytes).tokens(viewMode: .sourceAccurate)
      .map { $0.syntaxTextBytes }
      .filter { !$0.isEmpty }
  }
}
