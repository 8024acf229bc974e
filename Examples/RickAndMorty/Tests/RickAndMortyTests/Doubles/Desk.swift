import Synchronization
import Testing

@testable import RickAndMorty

/// Holds questions until a test answers them, so that a test decides what arrives when.
final class Desk<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  /// A question that waits for its answer.
  struct Ticket: Sendable {
    let question: Question
    fileprivate let number: Int
    fileprivate let desk: Desk

    /// Lets the asker go on with an answer.
    func answer(_ answer: Answer) { desk.settle(number, .success(answer)) }

    /// Lets the asker go on with a failure.
    func fail(_ failure: CharacterFailure) { desk.settle(number, .failure(failure)) }
  }

  private struct State {
    var questions: [Question] = []
    var cancelled: [Question] = []
    var unread: [Ticket] = []
    var reader: CheckedContinuation<Ticket?, Never>?
    var waiting: [Int: CheckedContinuation<Result<Answer, CharacterFailure>, Never>] = [:]
  }

  private let state = Mutex(State())
  private let heedsCancellation: Bool

  /// Creates a desk; one that heeds no cancellation keeps cancelled askers waiting.
  init(heedsCancellation: Bool = true) { self.heedsCancellation = heedsCancellation }

  /// Every question so far, in order.
  var questions: [Question] { state.withLock { $0.questions } }

  /// The questions whose askers were cancelled, in order.
  var cancelled: [Question] { state.withLock { $0.cancelled } }

  /// Asks, and waits for the test's answer.
  func ask(_ question: Question) async throws(CharacterFailure) -> Answer {
    let number = state.withLock { state in
      state.questions.append(question)
      return state.questions.count
    }
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let ticket = Ticket(question: question, number: number, desk: self)
        let reader = state.withLock { state -> CheckedContinuation<Ticket?, Never>? in
          state.waiting[number] = continuation
          defer { state.reader = nil }
          if state.reader == nil { state.unread.append(ticket) }
          return state.reader
        }
        reader?.resume(returning: ticket)
      }
    } onCancel: {
      state.withLock { $0.cancelled.append(question) }
      if heedsCancellation { settle(number, .failure(.cancelled)) }
    }.get()
  }

  /// Waits for the next question nobody has read yet.
  func next() async throws -> Ticket {
    let ticket = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let ticket = state.withLock { state -> Ticket? in
          guard state.unread.isEmpty else { return state.unread.removeFirst() }
          state.reader = continuation
          return nil
        }
        if let ticket { continuation.resume(returning: ticket) }
      }
    } onCancel: {
      let reader = state.withLock { state in
        defer { state.reader = nil }
        return state.reader
      }
      reader?.resume(returning: nil)
    }
    return try #require(ticket, "the question that was waited for never came")
  }

  private func settle(_ number: Int, _ result: Result<Answer, CharacterFailure>) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: result)
  }
}
