/// Why a directory did not give or keep what it was asked for; a fact without words, for presenters choose the words (V6).
enum DirectoryFailure: Error, Hashable, Sendable {
  /// The directory is there and has nothing of this identity.
  case notFound
  /// No connection, or it was cut before the whole answer came.
  case unreachable(place: String)
  /// No answer within the time allowed.
  case timedOut(place: String)
  /// The directory asks for patience; seconds when it says how long.
  case busy(seconds: Int?)
  /// The directory does not serve this request; the status it gave.
  case refused(status: Int)
  /// The directory read the user and will not have such values.
  case rejected
  /// The directory itself is broken; the status it gave.
  case broken(status: Int)
  /// The answer or file holds nothing that can be read; the place is as exact as is known.
  case unreadable(place: String)
  /// The file is missing or may not be read.
  case noAccess(path: String)
  /// The file could not be written and is as it was.
  case notWritten(path: String)
}
