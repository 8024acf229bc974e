import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// A server that is spoken to over HTTP and answers in JSON.
struct JSONServer: Sendable {
  private let baseURL: URL
  private let timeout: TimeInterval

  /// Speaks to the server at an address.
  ///
  /// - Parameters:
  ///   - baseURL: The address that paths are added to.
  ///   - timeout: The seconds to wait for an answer.
  init(baseURL: URL, timeout: TimeInterval = 10) {
    self.baseURL = baseURL
    self.timeout = timeout
  }

  /// Returns the value that the server has at a path.
  func value<Value: Decodable>(
    _ type: Value.Type,
    at path: [String]
  ) async throws(DirectoryFailure) -> Value {
    try decoded(type, from: await answer(to: request(at: path)), at: path)
  }

  /// Returns where something is, for people: the server's address, and a path below it.
  func place(_ path: [String] = []) -> String {
    ([baseURL.absoluteString] + path).joined(separator: "/")
  }

  /// Returns a request for what is at a path.
  func request(at path: [String]) -> URLRequest {
    var request = URLRequest(url: path.reduce(baseURL) { $0.appending(component: $1) })
    request.timeoutInterval = timeout
    request.cachePolicy = .reloadIgnoringLocalCacheData
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return request
  }

  /// Returns the body of a good answer.
  func answer(to request: URLRequest) async throws(DirectoryFailure) -> Data {
    // A connection of its own for each request: one that was kept and is cut meanwhile is tried
    // again in silence, which cannot be done with a body that was sent, and so ends in a timeout.
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let body: Data
    let response: URLResponse
    do {
      (body, response) = try await session.data(for: request)
    } catch let error as URLError where error.code == .timedOut {
      throw .timedOut(place: place())
    } catch {
      throw .unreachable(place: place())
    }
    guard let response = response as? HTTPURLResponse else { throw .unreadable(place: place()) }
    switch response.statusCode {
    case 200..<300: return body
    case 404: throw .notFound
    case 429:
      throw .busy(seconds: response.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) })
    case 500...: throw .broken(status: response.statusCode)
    default: throw .refused(status: response.statusCode)
    }
  }

  /// Returns the value that an answer holds.
  func decoded<Value: Decodable>(
    _ type: Value.Type,
    from body: Data,
    at path: [String]
  ) throws(DirectoryFailure) -> Value {
    do {
      return try JSONDecoder.ofTheAPI.decode(type, from: body)
    } catch {
      throw .unreadable(place: place(path))
    }
  }
}
