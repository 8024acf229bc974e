import QatlamDomain
import QatlamScanner

/// Scans whatever libFuzzer makes up: a trap, a hang or a stray memory access ends the run.
///
/// - Returns: Zero, which is all that libFuzzer knows.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  // libFuzzer's buffer lives as long as the call; the copy is the scanner's own.
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: data, count: size))
  var scanner = FileScanner()
  // Bytes that are no text are refused, with a reason: that is no fault.
  guard let facts = try? scanner.scan(bytes, path: "fuzz.swift") else { return 0 }
  precondition(facts.declarations.first?.kind == .file)
  precondition(facts.chains.allSatisfy { facts.declarations.indices.contains(Int($0.scope)) })
  return 0
}
