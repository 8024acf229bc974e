package import QatlamUseCases

/// Files that stand nowhere but in a test, by paths relative to a folder.
package struct FilesInMemory: FileFinding {
  private let folder: String
  private let files: [String: [UInt8]]

  /// Creates files from their texts.
  package init(_ files: [String: String], in folder: String) {
    self.folder = folder
    self.files = Dictionary(
      uniqueKeysWithValues: files.map { ("\(folder)/\($0)", Array($1.utf8)) }
    )
  }

  package func nearest(_ name: String, to path: String) throws(SourceFailure) -> FoundFile? {
    guard let bytes = files["\(folder)/\(name)"] else { return nil }
    return FoundFile(name: name, folder: folder, scope: "", bytes: bytes)
  }

  package func file(_ file: String, for path: String) throws(SourceFailure) -> FoundFile {
    guard let found = try nearest(file, to: path) else { throw .notFound(path: file) }
    return found
  }

  package func exists(_ path: String) -> Bool {
    files.keys.contains { $0 == path || $0.hasPrefix(path + "/") }
  }

  package func bytes(at path: String) throws(SourceFailure) -> [UInt8]? { files[path] }

  package func names(in folder: String) -> [String] {
    let rests = files.keys.filter { $0.hasPrefix(folder + "/") }.map {
      $0.dropFirst(folder.count + 1)
    }
    return Set(rests.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
  }
}
