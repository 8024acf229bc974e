import QatlamWorkspace

/// Tells a waiting person that something goes on.
struct Progress: Sendable {
  /// Where it is told.
  let terminal: Terminal

  /// Runs an operation; where a person waits at a terminal for more than a second, says so until it ends.
  func shown<Value: Sendable>(
    _ message: String,
    while operation: @Sendable () async throws -> Value
  ) async throws -> Value {
    guard terminal.isInteractive(.error) else { return try await operation() }
    return try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        // A sleep that is cut short is the usual end: the work was done before.
        try? await Task.sleep(for: .seconds(1))
        guard !Task.isCancelled else { return false }
        return try terminal.write(Array("qatlam: \(message) …".utf8), to: .error)
      }
      let result: Result<Value, any Error>
      do {
        result = .success(try await operation())
      } catch {
        result = .failure(error)
      }
      group.cancelAll()
      while let wasShown = try await group.next() {
        // Back to the line's beginning, and clear it.
        if wasShown { try terminal.write(Array("\r\u{1B}[K".utf8), to: .error) }
      }
      return try result.get()
    }
  }
}
