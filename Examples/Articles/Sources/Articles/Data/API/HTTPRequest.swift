import Foundation

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
