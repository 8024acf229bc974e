import Synchronization

/// The server's storage; statements of different requests never mix.
final class Database: Sendable {
  private let connection: Mutex<SQLConnection>

  /// Opens the storage and creates its tables where they are missing.
  init(_ place: DatabasePlace) throws(SandboxFailure) {
    let connection: SQLConnection
    switch place {
    case .inMemory: connection = try SQLConnection(path: ":memory:")
    case .file(let path): connection = try SQLConnection(path: path)
    }
    self.connection = Mutex(connection)
    for statement in Self.tables { try run(statement) }
  }

  /// Runs one statement by itself.
  @discardableResult
  func run(_ statement: String, _ values: SQLValue...) throws(SandboxFailure) -> [[SQLValue]] {
    try withConnection { connection throws(SandboxFailure) in
      try connection.run(statement, values)
    }
  }

  /// Runs several statements as one: all of them take effect, or none.
  func transaction<Result: Sendable>(
    _ body: (borrowing SQLConnection) throws(SandboxFailure) -> Result
  ) throws(SandboxFailure) -> Result {
    try withConnection { connection throws(SandboxFailure) in
      _ = try connection.run("BEGIN IMMEDIATE", [])
      do throws(SandboxFailure) {
        let result = try body(connection)
        _ = try connection.run("COMMIT", [])
        return result
      } catch {
        _ = try connection.run("ROLLBACK", [])
        throw error
      }
    }
  }

  private func withConnection<Result: Sendable>(
    _ body: (borrowing SQLConnection) throws(SandboxFailure) -> Result
  ) throws(SandboxFailure) -> Result {
    try connection.withLock { connection throws(SandboxFailure) in try body(connection) }
  }

  private static let tables = [
    "PRAGMA journal_mode = WAL",
    """
    CREATE TABLE IF NOT EXISTS articles (
      id TEXT PRIMARY KEY, title TEXT NOT NULL, body TEXT NOT NULL,
      published INTEGER NOT NULL, createdAt TEXT NOT NULL
    ) STRICT
    """,
    "CREATE TABLE IF NOT EXISTS tokens (token TEXT PRIMARY KEY) STRICT",
    "CREATE TABLE IF NOT EXISTS users (id INTEGER PRIMARY KEY, name TEXT, email TEXT) STRICT",
    "DROP TABLE IF EXISTS characters",
    """
    CREATE TABLE characters (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL, status TEXT NOT NULL, record TEXT NOT NULL
    ) STRICT
    """,
  ]
}
