/// Why characters could not be had, in the domain's own words (R9).
///
/// The presentation turns each case into a sentence of the screen's language.
enum CharacterFailure: Error, Hashable, Sendable {
  /// No connection came about.
  case unreachable
  /// No answer came in time.
  case timedOut
  /// The connection broke on the way.
  case interrupted
  /// Nobody waits for the answer any more.
  case cancelled
  /// There is nothing of that kind.
  case notFound
  /// Too many requests; the server may say how long to wait.
  case busy(secondsToWait: Int?)
  /// The server failed (status 500–599).
  case serverFailed(status: Int)
  /// The server did not accept the request; with its own reason, if it gave one.
  case refused(status: Int, reason: String?)
  /// The answer is not what the API promises; the text says where.
  case unreadable(place: String)
  /// The address makes no sense.
  case invalidAddress(String)
}
