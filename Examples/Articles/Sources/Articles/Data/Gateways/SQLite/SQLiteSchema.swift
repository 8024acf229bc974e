/// The database's shape as a list of steps; the file's `user_version` counts those it has taken.
struct SQLiteSchema: Hashable, Sendable {
  /// The scripts that lead from an empty file to today's shape; one is never changed, only added.
  let steps: [String]

  /// The steps of the articles' database.
  static var articles: SQLiteSchema {
    SQLiteSchema(steps: [
      """
      CREATE TABLE articles (
        id TEXT PRIMARY KEY NOT NULL,
        title TEXT NOT NULL,
        body TEXT NOT NULL,
        is_published INTEGER NOT NULL CHECK (is_published IN (0, 1)),
        created_at INTEGER NOT NULL -- microseconds since 1970
      ) STRICT, WITHOUT ROWID;
      """
    ])
  }

  /// Brings a database to today's shape, each step whole or not at all.
  ///
  /// - Throws: `storageIsNewer` where the file has taken steps that are not known here.
  func prepare(_ connection: SQLiteConnection) throws(GatewayFailure) {
    try connection.run("PRAGMA journal_mode = WAL")
    try connection.run("PRAGMA synchronous = FULL")
    var version = try self.version(of: connection)
    while version < steps.count {
      try connection.run("BEGIN IMMEDIATE")
      do {
        // Another process may have taken the step while this one waited for its turn.
        version = try self.version(of: connection)
        if version < steps.count {
          try connection.runScript(steps[version])
          version += 1
          try connection.runScript("PRAGMA user_version = \(version)")
        }
        try connection.run("COMMIT")
      } catch {
        try connection.run("ROLLBACK")
        throw error
      }
    }
    guard version == steps.count else { throw .storageIsNewer(version: version) }
  }

  private func version(of connection: SQLiteConnection) throws(GatewayFailure) -> Int {
    guard case .integer(let version) = try connection.run("PRAGMA user_version").first?.first else {
      throw .storageFailed("no user_version")
    }
    guard version >= 0 else { throw .storageFailed("user_version is \(version)") }
    return Int(version)
  }
}
