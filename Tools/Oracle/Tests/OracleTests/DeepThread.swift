import Foundation

/// A thread with a stack as large as the oracle wants.
enum DeepThread {
  /// Returns what the work returns.
  static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 64 << 20
      thread.start()
    }
  }
}
