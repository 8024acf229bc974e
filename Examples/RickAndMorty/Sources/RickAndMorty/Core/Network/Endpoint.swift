import Foundation

/// One thing that a server can be asked for, described without any client library (R6).
protocol Endpoint: Sendable {
  /// Where the request goes.
  var location: EndpointLocation { get }

  /// What the request asks for.
  var method: HTTPMethod { get }

  /// The query, names to values, not yet percent-encoded; clients send it sorted by name.
  var parameters: [String: String] { get }

  /// Header fields, names to values.
  var headers: [String: String] { get }

  /// The bytes to send along, if any.
  var body: Data? { get }
}

extension Endpoint {
  /// Reading is the usual case.
  var method: HTTPMethod { .get }

  /// No query unless an endpoint says otherwise.
  var parameters: [String: String] { [:] }

  /// JSON is the usual answer.
  var headers: [String: String] { ["Accept": "application/json"] }

  /// Nothing is sent along unless an endpoint says otherwise.
  var body: Data? { nil }
}
