import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension NetworkError {
  /// Names what the system's loader reported about an address.
  init(loading address: URL?, _ error: any Error) {
    guard !(error is CancellationError) else {
      self = .cancelled
      return
    }
    self =
      switch (error as? URLError)?.code {
      case .cancelled: .cancelled
      case .timedOut: .timedOut
      // On Linux an answer that breaks off in the middle is reported as unknown.
      case .networkConnectionLost, .badServerResponse, .cannotParseResponse, .unknown: .interrupted
      case .badURL, .unsupportedURL: .invalidAddress(address?.absoluteString ?? "")
      default: .unreachable(error.localizedDescription)
      }
  }

  /// Names an answer whose status is no success, or nothing if it is one.
  init?(refusing response: HTTPURLResponse, body: Data) {
    guard !(200...299).contains(response.statusCode) else { return nil }
    let seconds = response.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) }
    self = .status(code: response.statusCode, retryAfterSeconds: seconds, body: body)
  }
}
