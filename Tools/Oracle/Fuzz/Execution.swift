import QatlamDomain
import QatlamScanner

/// One execution of the scanner after another, each held against what facts promise.
struct Execution: ~Copyable {
  /// The names of all inputs stay with a scanner: a new one is taken from time to time.
  private static let scannerLife = 4_096

  private var scanner = FileScanner()
  private var count = 0

  /// Scans bytes twice and returns the promises that are broken, in words.
  ///
  /// The facts must be whole and within the file, declarations must nest, and both scans must agree.
  mutating func faults(of bytes: [UInt8]) -> [String] {
    count += 1
    if count % Self.scannerLife == 0 { scanner = FileScanner() }
    // Bytes that are no text are refused, with a reason: that is no fault.
    let first = try? scanner.scan(bytes, path: "fuzz.swift")
    let second = try? scanner.scan(bytes, path: "fuzz.swift")
    guard let first, let second else {
      return first == nil && second == nil ? [] : ["one of two scans is refused"]
    }
    var faults = FactsAudit(facts: first, byteCount: bytes.count).faults
    if !Self.isEqual(first, second) { faults.append("two scans of equal bytes differ") }
    return faults
  }

  private static func isEqual(_ one: FileFacts, _ other: FileFacts) -> Bool {
    one.declarations == other.declarations && one.chains == other.chains
      && one.components == other.components && one.types == other.types
      && one.contexts == other.contexts && one.arguments == other.arguments
      && one.expressions == other.expressions && one.requirements == other.requirements
      && one.imports == other.imports && one.comments == other.comments
      && one.partialReads == other.partialReads && one.lineStarts == other.lineStarts
  }
}
