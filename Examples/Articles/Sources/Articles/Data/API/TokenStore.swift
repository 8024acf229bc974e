import Foundation

/// Keeps the secret of the server's session between two starts of the app.
protocol TokenStoreProtocol: Sendable {
  /// Returns the session's secret, or `nil` where nobody signed in.
  func token() throws(GatewayFailure) -> SessionToken?

  /// Keeps a new session's secret in place of the old one.
  func keep(_ token: SessionToken) throws(GatewayFailure)
}

/// Keeps secrets in a file that only its owner can read, one for each server's address.
///
/// A secret is never handed to a server other than the one that gave it.
struct FileTokenStore: TokenStoreProtocol {
  private let file: URL
  private let server: String

  /// Takes the file, which need not exist yet, and the server's address from outside.
  init(file: URL, server: String) {
    self.file = file
    self.server = server
  }

  /// Returns the session's secret, or `nil` where nobody signed in to this server.
  func token() throws(GatewayFailure) -> SessionToken? {
    try secrets()[server].map { SessionToken(text: $0) }
  }

  /// Writes the file anew, whole or not at all.
  func keep(_ token: SessionToken) throws(GatewayFailure) {
    var secrets = try secrets()
    secrets[server] = token.text
    let data = try WireJSON.data(for: secrets)
    do {
      try PrivateFile.write(data, to: file)
    } catch {
      throw .sessionNotKept("\(file.path) cannot be written")
    }
  }

  private func secrets() throws(GatewayFailure) -> [String: String] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [:] }
    do {
      return try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
    } catch {
      throw .sessionNotKept("\(file.path) cannot be read; delete it and sign in again")
    }
  }
}
