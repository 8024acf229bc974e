import Synchronization

private let execution = Mutex(Execution())

/// Scans whatever libFuzzer makes up: a trap, a hang, a stray memory access or a broken promise ends the run.
///
/// - Returns: Zero, which is all that libFuzzer knows.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  // libFuzzer's buffer lives as long as the call; the copy is the scanner's own.
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: data, count: size))
  let faults = execution.withLock { $0.faults(of: bytes) }
  precondition(faults.isEmpty, faults.joined(separator: "\n"))
  return 0
}
