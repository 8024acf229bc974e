import QatlamWorkspace

/// Tells a waiting person that something goes on.
struct Progress: Sendable {
  let terminal: Terminal

  /// Runs an operation; where a person waits at a terminal for more than a second, says so until it ends.
  func shown<Value: Sendable>(
    _ message: String,
    while operation: @Sendable () async throws -> Value
  ) async throws -> Value {
    guard terminal.isInteractive(.error) else { return try await operation() }
    return try await withThrowingTaskGroup { group in
      group.addTask {
        try? await Task.sleep(for: .seconds(1))
        guard !Task.isCancelled else { return }
        try terminal.write(Array("qatlam: \(message) …".utf8), to: .error)
      }
      let value: Value
      do {
        value = try await operation()
      } catch {
        try await end(&group)
        throw error
      }
      try await end(&group)
      return value
    }
  }

  private func end(_ group: inout ThrowingTaskGroup<Void, any Error>) async throws {
    group.cancelAll()
    try await group.waitForAll()
    // Back to the line's beginning, and clear it.
    try terminal.write(Array("\r\u{1B}[K".utf8), to: .error)
  }
}
