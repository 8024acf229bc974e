extension CharacterFailure {
  /// Says in the domain's words what the network reported (R9).
  init(_ error: NetworkError) {
    self =
      switch error {
      case .invalidAddress(let address): .invalidAddress(address)
      case .unreachable: .unreachable
      case .timedOut: .timedOut
      case .interrupted: .interrupted
      case .cancelled: .cancelled
      case .unreadable(let place): .unreadable(place: place)
      case .status(404, _, _): .notFound
      case .status(429, let seconds, _): .busy(secondsToWait: seconds)
      case .status(500...599, let seconds, _) where seconds != nil: .busy(secondsToWait: seconds)
      case .status(let code, _, _) where (500...599).contains(code): .serverFailed(status: code)
      case .status(let code, _, let body):
        .refused(status: code, reason: RMErrorResponse(body: body)?.error)
      }
  }
}
