import Foundation

extension SQLiteConnection {
  /// Opens a database file, and makes it and its folder where they are missing.
  convenience init(file: URL) throws(GatewayFailure) {
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .storageFailed("its folder \(folder.path) cannot be made")
    }
    try self.init(path: file.path)
  }
}
