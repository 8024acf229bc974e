public import Foundation

/// Why the server could not start, or lost its storage.
public enum SandboxFailure: Error, Hashable, Sendable {
  /// The port is taken or not allowed; the system's reason.
  case portUnavailable(UInt16, reason: String)
  /// The HTTP library refused the socket.
  case cannotServe
  /// The storage refused; SQLite's reason.
  case database(reason: String)
}

extension SandboxFailure: LocalizedError {
  /// What went wrong and what to do about it, as one sentence.
  public var errorDescription: String? {
    switch self {
    case .portUnavailable(let port, let reason):
      "port \(port) of 127.0.0.1 is not available (\(reason)): choose another, or 0 for any"
    case .cannotServe:
      "the HTTP library could not serve the socket: there may be too many open files"
    case .database(let reason):
      "the database cannot be used: \(reason)"
    }
  }
}
