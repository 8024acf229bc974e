/// A request that is not fulfilled, with the reason that the client gets to read.
struct Refusal: Error, Hashable, Sendable {
  /// The status of the answer.
  let status: HTTPStatus
  /// The reason, as the answer's `error`.
  let message: String
  /// Headers that belong to the refusal.
  let headers: [String: String]

  /// Creates a refusal.
  init(_ status: HTTPStatus, _ message: String, headers: [String: String] = [:]) {
    self.status = status
    self.message = message
    self.headers = headers
  }

  /// The refusal as an answer.
  var response: HTTPResponse {
    var response = HTTPResponse.error(message, status: status.rawValue)
    response.headers.merge(headers) { _, own in own }
    return response
  }
}
