/// `/login`: a token for the one account of the sandbox.
struct LoginResource: Resource {
  private struct Credentials: Decodable {
    let email: String
    let password: String
  }

  private struct Session: Encodable {
    let token: String
  }

  /// Where a token comes from.
  let tokens: TokenStore

  /// What can be done at a path, by method, or `nil` when the path is not this part's.
  func actions(at path: [String]) -> [String: Action]? {
    guard path == ["login"] else { return nil }
    return [
      "POST": { request in
        let credentials = try request.decoded(as: Credentials.self)
        guard credentials.email == "editor@example.com", credentials.password == "qatlam" else {
          throw Refusal(.unauthorized, "the e-mail or the password is wrong")
        }
        return .json(Session(token: try tokens.issue()))
      }
    ]
  }
}
