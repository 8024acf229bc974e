package import Foundation

/// The folder that holds the package.
package enum Repository {
  /// Returns the place of a file or folder, given relative to the package.
  package static func url(_ path: String) -> URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: path)
  }

  /// Returns a file's text.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }
}
