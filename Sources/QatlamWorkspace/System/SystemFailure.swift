/// Why the operating system did not do what was asked.
enum SystemFailure: Error, Hashable, Sendable {
  /// The causes that callers tell apart.
  enum Cause: Hashable, Sendable {
    /// Nobody reads the other end.
    case brokenPipe
    /// The permissions do not allow it.
    case denied
    /// Anything else; the reason says what.
    case other
  }

  /// A call failed; the reason is the system's own.
  case system(Cause, reason: String)
  /// A folder, pipe, socket or device where a file was expected.
  case notAFile
  /// More bytes than the limit.
  case tooLarge(limit: Int)

  /// What users read: lowercase, without a period.
  var reason: String {
    switch self {
    case .system(_, let reason): reason.prefix(1).lowercased() + reason.dropFirst()
    case .notAFile: "not a regular file"
    case .tooLarge(let limit): "larger than \(limit >> 20) MiB"
    }
  }
}
