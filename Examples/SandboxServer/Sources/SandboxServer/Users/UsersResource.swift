/// `/users/{id}`: to be read and replaced by anyone.
struct UsersResource: Resource {
  /// What a client sends; the number may be left out, because the address has it.
  private struct Change: Decodable {
    let id: Int?
    let name: String?
    let email: String?
  }

  /// What is served.
  let users: UserStore

  /// What can be done at a path, by method, or `nil` when the path is not this part's.
  func actions(at path: [String]) -> [String: Action]? {
    guard path.count == 2, path[0] == "users", let id = Int(path[1]), id > 0 else { return nil }
    return [
      "GET": { _ in
        guard let user = try users.user(id) else {
          throw Refusal(.notFound, "there is no such user")
        }
        return .json(user)
      },
      "PUT": { request in
        let change = try request.decoded(as: Change.self)
        guard change.id == nil || change.id == id else {
          throw Refusal(.badRequest, "'id' is not the one of the address")
        }
        if let email = change.email, !email.contains("@") {
          throw Refusal(.unprocessable, "'email' has no @")
        }
        let user = UserRecord(id: id, name: change.name, email: change.email)
        try users.save(user)
        return .json(user)
      },
    ]
  }
}
