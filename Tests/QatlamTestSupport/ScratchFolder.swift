import Foundation

/// A folder that vanishes with the test that made it.
package struct ScratchFolder: ~Copyable {
  /// The absolute path, without links.
  package let path: String

  /// Creates an empty folder.
  package init() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "qatlam-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.resolvingSymlinksInPath().path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the absolute path of something in the folder.
  package func path(_ relative: String) -> String { "\(path)/\(relative)" }

  /// Writes a file, and the folders it stands in.
  package func write(_ relative: String, _ bytes: [UInt8]) throws {
    let url = URL(filePath: path(relative))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: url)
  }

  /// Writes a file of text.
  package func write(_ relative: String, _ text: String = "struct A {}\n") throws {
    try write(relative, Array(text.utf8))
  }

  /// Makes a folder.
  package func folder(_ relative: String) throws {
    try FileManager.default.createDirectory(
      atPath: path(relative),
      withIntermediateDirectories: true
    )
  }

  /// Makes a symbolic link; the destination is written as given.
  package func link(_ relative: String, to destination: String) throws {
    let url = URL(filePath: path(relative))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try FileManager.default.createSymbolicLink(
      atPath: url.path,
      withDestinationPath: destination
    )
  }

  /// Reads a file as text; `nil` where there is none.
  package func text(_ relative: String) -> String? {
    FileManager.default.contents(atPath: path(relative)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The paths of everything below the folder, sorted.
  package func paths() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: path).sorted()
  }

  /// The names of everything in the folder, sorted.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }
}
