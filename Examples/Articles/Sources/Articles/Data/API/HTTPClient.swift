/// Sends requests to the one server it was made for (C12).
protocol HTTPClientProtocol: Sendable {
  /// Returns the server's answer, whatever its status.
  ///
  /// - Throws: `timedOut`, `unreachable`, `connectionLost`, `cancelled` or `unreadableAnswer`.
  func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse
}
