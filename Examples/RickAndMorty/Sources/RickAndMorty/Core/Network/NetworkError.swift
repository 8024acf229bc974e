import Foundation

/// Every way a request can fail, whatever client sends it (R6).
enum NetworkError: Error, Hashable, Sendable {
  /// The endpoint and the base address make no address.
  case invalidAddress(String)
  /// No connection came about; the text is the client's own reason.
  case unreachable(String)
  /// No answer came in time.
  case timedOut
  /// The connection broke before the answer was complete.
  case interrupted
  /// Nobody waits for the answer any more.
  case cancelled
  /// The server answered with a status outside 200–299.
  case status(code: Int, retryAfterSeconds: Int?, body: Data)
  /// The answer came whole and is not what was asked for; the text says where.
  case unreadable(String)
}
