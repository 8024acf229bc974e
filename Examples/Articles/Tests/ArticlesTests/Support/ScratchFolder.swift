import Foundation

/// A folder of a test's own that goes away with this object.
final class ScratchFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(component: "articles-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the address of something in the folder.
  func file(_ name: String) -> URL {
    url.appending(component: name)
  }
}
