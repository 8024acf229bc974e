import QatlamDomain
import QatlamScanner

/// Returns the outline of a source text's facts.
func outline(_ source: String) throws -> String {
  try FactsOutline(source).text
}

/// Returns the chains of a source text, in its order.
func chains(_ source: String) throws -> [String] {
  try FactsOutline(source).chains
}

extension FactsOutline {
  /// Scans a source text.
  init(_ source: String) throws {
    try self.init(bytes: Array(source.utf8))
  }

  /// Scans bytes that need not be text.
  init(bytes: [UInt8]) throws {
    var scanner = FileScanner()
    facts = try scanner.scan(bytes, path: "Test.swift")
    names = scanner.nameTable
  }
}
