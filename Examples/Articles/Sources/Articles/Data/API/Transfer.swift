import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request under way, which a cancelled task leaves at once.
///
/// Where URLSession is Foundation's own, the request is stopped, too. The one on Linux must not be
/// asked to: a request that is stopped while its answer arrives ends the process ("a task that is
/// not in the registry") or waits for ever (`data(for:)` stops it under the task's lock). There it
/// runs out by itself, at the latest when its time is over, and its answer is dropped.
final class Transfer: Sendable {
  private typealias Continuation = CheckedContinuation<(Data, URLResponse), any Error>

  private enum State {
    case waiting
    case running(Continuation, URLSessionTask)
    case over
  }

  private let state = Mutex(State.waiting)

  /// Returns the answer to a request.
  ///
  /// - Throws: A `URLError`, or a `CancellationError` where the task was cancelled.
  func data(
    for request: URLRequest,
    in session: URLSession
  ) async throws -> (Data, URLResponse) {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        start(request, in: session, continuation)
      }
    } onCancel: {
      stop()
    }
  }

  private func start(
    _ request: URLRequest,
    in session: URLSession,
    _ continuation: Continuation
  ) {
    let task = session.dataTask(with: request) { data, response, error in
      if let data, let response, error == nil {
        self.end()?.resume(returning: (data, response))
      } else {
        self.end()?.resume(throwing: error ?? URLError(.badServerResponse))
      }
    }
    let isWanted = state.withLock { state in
      if case .over = state { return false }
      state = .running(continuation, task)
      return true
    }
    if isWanted {
      task.resume()
    } else {
      continuation.resume(throwing: CancellationError())
    }
  }

  private func stop() {
    #if !canImport(FoundationNetworking)
    state.withLock { state in
      if case .running(_, let task) = state { task.cancel() }
    }
    #endif
    end()?.resume(throwing: CancellationError())
  }

  /// Returns who waits for the answer, the first time only.
  private func end() -> Continuation? {
    state.withLock { state in
      defer { state = .over }
      guard case .running(let continuation, _) = state else { return nil }
      return continuation
    }
  }
}
