/// The users of a server, spoken to over HTTP.
struct HTTPUserDirectory: UserDirectory {
  /// The server that is asked.
  let server: JSONServer

  /// Fetches one; another's record is no answer.
  func user(id: Int) async throws(DirectoryFailure) -> User {
    let path = ["users", String(id)]
    let found = try await server.value(UserRecord.self, at: path).entity
    guard found.id == id else { throw .unreadable(place: server.place(path)) }
    return found
  }
}
