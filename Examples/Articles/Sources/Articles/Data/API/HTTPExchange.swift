import Foundation

/// What a request asks a server to do.
enum HTTPMethod: String, Hashable, Sendable {
  case get = "GET"
  case post = "POST"
  case put = "PUT"
  case delete = "DELETE"
}

/// One question to the server, without the server's address.
struct HTTPRequest: Hashable, Sendable {
  /// What to do.
  let method: HTTPMethod
  /// The parts of the path below the server's address.
  let path: [String]
  /// The JSON to send, if any.
  var body: Data?
  /// The session that the request belongs to, if any.
  var token: SessionToken?
}

/// The server's answer, whatever its status.
struct HTTPResponse: Hashable, Sendable {
  /// The status code.
  let status: Int
  /// The seconds to wait before the next request, where the server names a number.
  let retryAfter: Int?
  /// The bytes of the answer.
  let body: Data
}
