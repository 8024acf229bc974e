import Foundation

/// The package's own files, read where they lie.
enum PackageFiles {
  /// The package's folder.
  static var root: URL {
    URL(filePath: #filePath).appending(path: "../../../..").standardized
  }

  /// A file's lines, the first at index 0.
  static func lines(_ path: String) throws -> [String] {
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Every file under a folder, as paths from that folder, sorted.
  static func paths(under folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.contains(".") && !$0.contains(".build/") }
      .sorted()
  }
}
