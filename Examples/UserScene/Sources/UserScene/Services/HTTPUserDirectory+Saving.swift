import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

extension HTTPUserDirectory: UserKeeper {
  /// Sends the whole user; sending it twice leaves the server as sending it once.
  func save(_ user: User) async throws(DirectoryFailure) -> User {
    let path = ["users", String(user.id)]
    var request = server.request(at: path)
    request.httpMethod = "PUT"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    do {
      request.httpBody = try JSONEncoder().encode(UserRecord(user))
    } catch {
      throw .rejected
    }
    let body: Data
    do throws(DirectoryFailure) {
      body = try await server.answer(to: request)
    } catch {
      throw error == .refused(status: 422) ? .rejected : error
    }
    guard !body.isEmpty else { return user }
    let kept = try server.decoded(UserRecord.self, from: body, at: path).entity
    guard kept.id == user.id else { throw .unreadable(place: server.place(path)) }
    return kept
  }
}
