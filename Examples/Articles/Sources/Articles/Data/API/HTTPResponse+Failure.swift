extension HTTPResponse {
  /// Returns where the status says that the request was done.
  ///
  /// - Parameter unauthorized: What status 401 means for the request that was sent.
  /// - Throws: The failure that the status names.
  func checkStatus(
    unauthorized: GatewayFailure = .signInNeeded
  ) throws(GatewayFailure) {
    switch status {
    case 200..<300: return
    case 401: throw unauthorized
    case 404: throw .notFound
    case 408, 504: throw .timedOut
    case 409: throw .conflict
    case 429: throw .tooManyRequests(retryAfter: retryAfter)
    case 500...599: throw .serverFailed(code: status)
    default: throw .refused(code: status)
    }
  }
}
