import Testing

/// Lets a test wait for a condition that another task will make true.
@MainActor
final class Waiting {
  private var waiting: (condition: () -> Bool, CheckedContinuation<Bool, Never>)?

  /// Waits until the condition holds; a test that runs out of time gives up with an issue.
  func wait(
    until condition: @escaping () -> Bool,
    at location: SourceLocation
  ) async {
    guard !condition() else { return }
    let isTrue = await withTaskCancellationHandler {
      await withCheckedContinuation { waiting = (condition, $0) }
    } onCancel: {
      Task { @MainActor in self.end(false) }
    }
    if !isTrue { Issue.record("what was waited for never came", sourceLocation: location) }
  }

  /// Looks at the condition anew; to be called after every change.
  func look() {
    guard let waiting, waiting.condition() else { return }
    end(true)
  }

  private func end(_ isTrue: Bool) {
    let continuation = waiting?.1
    waiting = nil
    continuation?.resume(returning: isTrue)
  }
}
