import Foundation

/// A thread with a stack as large as the readers want.
package enum DeepThread {
  /// The parser and the readers recurse as deep as the source nests.
  private static let stackSize = 256 << 20

  /// Returns what the work returns.
  package static func run<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = stackSize
      thread.start()
    }
  }
}
