import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The users of a server, spoken to over HTTP (`GET` and `PUT /users/{id}`).
struct HTTPUserDirectory: UserDirectory {
  private let baseURL: URL
  private let timeout: TimeInterval

  /// Speaks to the server at an address.
  ///
  /// - Parameters:
  ///   - baseURL: The address that `/users/{id}` is added to.
  ///   - timeout: The seconds to wait for an answer.
  init(baseURL: URL, timeout: TimeInterval = 10) {
    self.baseURL = baseURL
    self.timeout = timeout
  }

  /// Fetches one user.
  func user(id: Int) async throws(UserFailure) -> User {
    try decoded(await answer(to: request(id: id), id: id), id: id)
  }

  /// Sends the whole user; sending it twice leaves the server as sending it once.
  func save(_ user: User) async throws(UserFailure) -> User {
    var request = request(id: user.id)
    request.httpMethod = "PUT"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    do {
      request.httpBody = try JSONEncoder().encode(UserRecord(user))
    } catch {
      throw .rejected
    }
    let body = try await answer(to: request, id: user.id)
    return body.isEmpty ? user : try decoded(body, id: user.id)
  }

  private var place: String {
    baseURL.absoluteString
  }

  private func request(id: Int) -> URLRequest {
    var request = URLRequest(url: baseURL.appending(path: "users/\(id)"))
    request.timeoutInterval = timeout
    request.cachePolicy = .reloadIgnoringLocalCacheData
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return request
  }

  private func answer(to request: URLRequest, id: Int) async throws(UserFailure) -> Data {
    // A connection of its own for each request: one that was kept and is cut meanwhile is tried
    // again in silence, which cannot be done with a body that was sent, and so ends in a timeout.
    let session = URLSession(configuration: .ephemeral)
    defer { session.finishTasksAndInvalidate() }
    let body: Data
    let response: URLResponse
    do {
      (body, response) = try await session.data(for: request)
    } catch let error as URLError where error.code == .timedOut {
      throw .timedOut(place: place)
    } catch {
      throw .unreachable(place: place)
    }
    guard let response = response as? HTTPURLResponse else { throw .unreadable(place: place) }
    switch response.statusCode {
    case 200..<300: return body
    case 404: throw .notFound(id: id)
    case 422: throw .rejected
    case 429:
      throw .busy(seconds: response.value(forHTTPHeaderField: "Retry-After").flatMap(Int.init))
    case 500...: throw .broken(status: response.statusCode)
    default: throw .refused(status: response.statusCode)
    }
  }

  /// Reads the answer and holds it to the question: another user's record is no answer.
  private func decoded(_ body: Data, id: Int) throws(UserFailure) -> User {
    guard let user = (try? JSONDecoder().decode(UserRecord.self, from: body))?.user, user.id == id
    else { throw .unreadable(place: "\(place)/users/\(id)") }
    return user
  }
}
