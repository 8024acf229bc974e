import Foundation

/// The server's answer, whatever its status.
struct HTTPResponse: Hashable, Sendable {
  /// The status code.
  let status: Int
  /// The seconds to wait before the next request, where the server names a number.
  let retryAfter: Int?
  /// The bytes of the answer.
  let body: Data
}
