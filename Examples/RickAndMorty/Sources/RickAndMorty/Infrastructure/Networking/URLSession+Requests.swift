import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLSession {
  /// Creates a session that keeps nothing: no cache, no cookies on disk.
  ///
  /// On Linux a session with a cache may end the process when a request is cancelled while its
  /// answer arrives, and the timeout of a request is read from its session alone.
  ///
  /// - Parameter timeout: How many seconds a request may stay without an answer.
  /// - Returns: A session of its own.
  static func forRequests(timeout: TimeInterval) -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.timeoutIntervalForRequest = timeout
    return URLSession(configuration: configuration)
  }
}
