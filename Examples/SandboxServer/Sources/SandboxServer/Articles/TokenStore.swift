import Foundation

/// The tokens that were given out; they last as long as the database.
struct TokenStore: Sendable {
  /// Where they are kept.
  let database: Database

  /// Gives out a new token.
  func issue() throws(SandboxFailure) -> String {
    let token = UUID().uuidString
    try database.run("INSERT INTO tokens (token) VALUES (?)", .text(token))
    return token
  }

  /// Lets a request pass whose header is `Bearer` and a token that was given out.
  ///
  /// - Throws: A refusal with status 401 for everything else.
  func check(_ authorization: String?) throws {
    guard let authorization, authorization.hasPrefix("Bearer ") else {
      throw Refusal(.unauthorized, "log in first")
    }
    let token = String(authorization.dropFirst("Bearer ".count))
    let found = try database.run("SELECT 1 FROM tokens WHERE token = ?", .text(token))
    guard !found.isEmpty else { throw Refusal(.unauthorized, "the token is not valid") }
  }
}
