import Foundation
import Synchronization

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One request in a session that can be waited for and cancelled.
///
/// Foundation's own `data(for:)` can stop for ever on Linux when it is cancelled just as its answer
/// arrives: cancelling waits for the session's queue while that queue, about to deliver the answer,
/// waits for the task that is being cancelled. Here cancelling never waits, and takes its turn on
/// the queue that delivers answers.
final class URLLoad: Sendable {
  private enum State {
    case new
    case running(URLSessionDataTask)
    case cancelled
  }

  private let session: URLSession
  private let request: URLRequest
  private let state = Mutex(State.new)

  /// Creates a load that has not begun.
  init(_ request: URLRequest, in session: URLSession) {
    self.request = request
    self.session = session
  }

  /// Sends the request and returns the answer, whatever its status.
  ///
  /// - Throws: What the session reports; that it was cancelled, when the caller's task is.
  func answer() async throws -> (body: Data, response: URLResponse) {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = session.dataTask(with: request) { body, response, error in
          guard let body, let response, error == nil else {
            continuation.resume(throwing: error ?? URLError(.unknown))
            return
          }
          continuation.resume(returning: (body, response))
        }
        begin(task)
      }
    } onCancel: {
      cancel()
    }
  }

  private func begin(_ task: URLSessionDataTask) {
    let isWanted = state.withLock { state in
      guard case .new = state else { return false }
      state = .running(task)
      return true
    }
    task.resume()
    if !isWanted { task.cancel() }
  }

  private func cancel() {
    let running = state.withLock { state in
      defer { state = .cancelled }
      guard case .running(let task) = state else { return nil as URLSessionDataTask? }
      return task
    }
    guard let running else { return }
    session.delegateQueue.addOperation { running.cancel() }
  }
}
