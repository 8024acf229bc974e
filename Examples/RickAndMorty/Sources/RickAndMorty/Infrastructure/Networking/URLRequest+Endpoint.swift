import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension URLRequest {
  /// Makes the request for an endpoint; equal endpoints give equal addresses (R6).
  ///
  /// - Throws: When the base address and the endpoint make no address.
  init(_ endpoint: any Endpoint, relativeTo base: URL, timeout: TimeInterval) throws(NetworkError) {
    let address: URL =
      switch endpoint.location {
      case .absolute(let url): url
      case .path(let segments): segments.reduce(base) { $0.appending(component: $1) }
      }
    guard var components = URLComponents(url: address, resolvingAgainstBaseURL: true) else {
      throw .invalidAddress(address.absoluteString)
    }
    if !endpoint.parameters.isEmpty {
      components.queryItems = endpoint.parameters.sorted { $0.key < $1.key }
        .map { URLQueryItem(name: $0.key, value: $0.value) }
      // Servers read a bare plus sign as a blank.
      components.percentEncodedQuery = components.percentEncodedQuery?
        .replacingOccurrences(of: "+", with: "%2B")
    }
    guard let url = components.url else { throw .invalidAddress(address.absoluteString) }
    self.init(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: timeout)
    httpMethod = endpoint.method.rawValue
    httpBody = endpoint.body
    for (name, value) in endpoint.headers { setValue(value, forHTTPHeaderField: name) }
  }
}
