package import QatlamUseCases

/// Files of a project that are no sources: settings and baselines.
package struct ProjectFiles: FileFinding {
  /// Settings are small; more is a mistake.
  private static let limit = 64 << 20

  /// Creates a reader of the file system.
  package init() {}

  /// Outside a repository only the folder itself is looked at: a parent may be anybody's.
  package func nearest(_ name: String, to path: String) throws(SourceFailure) -> FoundFile? {
    guard let start = place(of: path) else { return nil }
    var candidates: [String] = []
    var folder = start.folder
    while true {
      if exists("\(folder)/\(name)") { candidates.append(folder) }
      if exists("\(folder)/.git") { break }
      guard let parent = Self.parent(of: folder) else {
        candidates = candidates.filter { $0 == start.folder }
        break
      }
      folder = parent
    }
    guard let found = candidates.first else { return nil }
    return try file(inFolder: found, name, scope: Self.relative(start.path, to: found) ?? "")
  }

  package func file(_ file: String, for path: String) throws(SourceFailure) -> FoundFile {
    guard exists(file), let real = real(file), let folder = Self.parent(of: real) else {
      throw .notFound(path: file)
    }
    guard let place = place(of: path) else { throw .notFound(path: path) }
    let scope: String
    if let inside = Self.relative(place.path, to: folder) {
      scope = inside
    } else if Self.relative(folder, to: place.path) != nil {
      scope = ""
    } else {
      throw .apart(path: path, from: file)
    }
    return try self.file(
      inFolder: folder,
      String(real.dropFirst(folder == "/" ? 1 : folder.count + 1)),
      scope: scope
    )
  }

  package func bytes(at path: String) throws(SourceFailure) -> [UInt8]? {
    guard exists(path) else { return nil }
    return try read(path, named: path)
  }

  package func exists(_ path: String) -> Bool {
    guard !path.utf8.contains(0) else { return false }
    return (try? SystemCalls.status(of: Array(path.utf8))) != nil
  }

  package func names(in folder: String) -> [String] {
    guard !folder.utf8.contains(0) else { return [] }
    let contents = try? SystemCalls.contents(of: Array(folder.utf8))
    return (contents?.entries ?? []).map { String(decoding: $0.name, as: UTF8.self) }.sorted()
  }

  private func file(
    inFolder folder: String,
    _ name: String,
    scope: String
  ) throws(SourceFailure) -> FoundFile {
    let full = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    let here = real(".") ?? "/"
    let shown = here == "/" ? full : Self.relative(full, to: here) ?? full
    return FoundFile(
      name: shown,
      folder: folder,
      scope: scope,
      bytes: try read(full, named: shown)
    )
  }

  private func read(_ path: String, named name: String) throws(SourceFailure) -> [UInt8] {
    do throws(SystemFailure) {
      return try SystemCalls.bytes(of: Array(path.utf8), limit: Self.limit)
    } catch {
      throw .unreadable(path: name, reason: error.reason)
    }
  }

  /// Where a folder or file is; of a file, the folder that holds it.
  private func place(of path: String) -> (path: String, folder: String)? {
    guard let real = real(path), let status = try? SystemCalls.status(of: Array(real.utf8)) else {
      return nil
    }
    if status.kind == .folder { return (real, real) }
    return Self.parent(of: real).map { (real, $0) }
  }

  private func real(_ path: String) -> String? {
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    return SystemCalls.realPath(of: Array(path.utf8)).flatMap { bytes in
      String(validating: bytes, as: UTF8.self)
    }
  }

  private static func parent(of path: String) -> String? {
    guard path != "/", let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The rest of a path inside a folder; `nil` where it lies elsewhere.
  private static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "" }
    let prefix = folder == "/" ? "/" : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}
