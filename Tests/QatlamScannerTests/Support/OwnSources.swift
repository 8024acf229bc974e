import Foundation

/// The Swift files of this repository's own targets, as material that is known to be good.
enum OwnSources {
  /// The contents of the files under `Sources`, in the order of their paths.
  static func contents() throws -> [[UInt8]] {
    let root = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let sources = root.appending(path: "Sources")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path())
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      [UInt8](try Data(contentsOf: sources.appending(path: path)))
    }
  }
}
