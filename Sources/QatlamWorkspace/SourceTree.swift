import QatlamDomain
package import QatlamUseCases

/// The Swift files of a folder on disk.
package struct SourceTree: SourceReading {
  /// Beyond this a file is not source, and its offsets would not fit the facts.
  private static let limit = 1 << 30

  /// Creates a reader of the file system.
  package init() {}

  /// Lists the Swift files under a folder, sorted bytewise.
  ///
  /// A single file is listed relative to the current folder where it lies in it, else to its own.
  /// A link is followed only to what no other path leads to. What stands in folders of builds and of other
  /// people's code is left out, once per folder.
  package func listing(
    of path: String,
    excluding patterns: [String]
  ) async throws(SourceFailure) -> SourceListing {
    var globs: [Glob] = []
    for pattern in patterns {
      do throws(GlobFault) {
        globs.append(try Glob(pattern))
      } catch {
        throw .invalidPattern(error.pattern)
      }
    }
    let place = Array(path.utf8)
    let status: FileStatus
    do throws(SystemFailure) {
      // An empty path would name nothing, and one with a NUL byte something else.
      guard !place.isEmpty, !place.contains(0) else { throw .notAFile }
      status = try SystemCalls.status(of: place)
    } catch {
      if case .system(.denied, _) = error {
        throw .unreadable(path: path, reason: error.reason)
      }
      throw .notFound(path: path)
    }
    switch status.kind {
    case .folder: return try await folder(path, excluding: globs)
    case .file: return try file(path, size: status.size, excluding: globs)
    case .link, .other: throw .unreadable(path: path, reason: SystemFailure.notAFile.reason)
    }
  }

  /// Reads one file of a listing.
  package func bytes(
    of entry: SourceEntry,
    in listing: SourceListing
  ) throws(SourceFailure) -> [UInt8] {
    do throws(SystemFailure) {
      return try SystemCalls.bytes(of: place(of: entry, in: listing), limit: Self.limit)
    } catch {
      throw .unreadable(path: entry.path, reason: error.reason)
    }
  }

  package func size(of entry: SourceEntry, in listing: SourceListing) -> Int? {
    try? SystemCalls.status(of: place(of: entry, in: listing)).size
  }

  private func place(of entry: SourceEntry, in listing: SourceListing) -> [UInt8] {
    var place: [UInt8] = []
    place.reserveCapacity(listing.root.utf8.count + entry.path.utf8.count + 2)
    place.append(contentsOf: listing.root.utf8)
    place.append(UInt8(ascii: "/"))
    if let raw = entry.rawPath { place += raw } else { place.append(contentsOf: entry.path.utf8) }
    return place
  }

  private func folder(
    _ path: String,
    excluding globs: [Glob]
  ) async throws(SourceFailure) -> SourceListing {
    let root = canonical(path)
    var walk = TreeWalk(root: Array(root.utf8), excluding: globs)
    do throws(SystemFailure) {
      try await walk.run()
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
    guard !walk.found.isEmpty || walk.skipped.contains(where: \.isSwiftFile) else {
      throw .noSwiftFiles(path: path)
    }
    return SourceListing(
      root: root,
      files: Self.sorted(walk.found.map { SourceEntry(bytes: $0.path, size: $0.size) }),
      skipped: walk.skipped.sorted(),
      projects: walk.projects.sorted(),
      workspaces: walk.workspaces.sorted(),
      manifests: walk.manifests.sorted(),
      resources: walk.resources.map { String(decoding: $0, as: UTF8.self) }.sorted()
    )
  }

  /// Sorts by bytes, which for ASCII is the order of texts, and as texts they are compared much faster.
  private static func sorted(_ files: [SourceEntry]) -> [SourceEntry] {
    func isASCII(_ entry: SourceEntry) -> Bool {
      entry.rawPath == nil && entry.path.utf8.allSatisfy { $0 < 0x80 }
    }
    func bytes(_ entry: SourceEntry) -> [UInt8] { entry.rawPath ?? Array(entry.path.utf8) }
    let plain = files.filter(isASCII).sorted { $0.path < $1.path }
    guard plain.count < files.count else { return plain }
    let others = files.lazy.filter { !isASCII($0) }.map { (entry: $0, bytes: bytes($0)) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    var merged: [SourceEntry] = []
    merged.reserveCapacity(files.count)
    var rest = others[...]
    for entry in plain {
      while let other = rest.first, other.bytes.lexicographicallyPrecedes(entry.path.utf8) {
        merged.append(other.entry)
        rest = rest.dropFirst()
      }
      merged.append(entry)
    }
    return merged + rest.map(\.entry)
  }

  private func file(
    _ path: String,
    size: Int,
    excluding globs: [Glob]
  ) throws(SourceFailure) -> SourceListing {
    let full = canonical(path)
    let folder = canonical(".")
    let root: String
    if full.hasPrefix(folder + "/") {
      root = folder
    } else {
      root = String(full[..<(full.lastIndex(of: "/") ?? full.startIndex)])
    }
    let relative = Array(full.utf8.dropFirst(root.utf8.count + 1))
    guard relative.ends(with: TreeWalk.ending), !globs.contains(where: { $0.matches(relative) })
    else { throw .noSwiftFiles(path: path) }
    return SourceListing(
      root: root,
      files: [SourceEntry(bytes: relative, size: size)],
      skipped: []
    )
  }

  /// The path without links, or as it was given where that is no UTF-8.
  private func canonical(_ path: String) -> String {
    SystemCalls.realPath(of: Array(path.utf8))
      .flatMap { String(validating: $0, as: UTF8.self) } ?? path
  }
}

extension SourceEntry {
  /// Creates an entry of a path that need not be UTF-8.
  fileprivate init(bytes: [UInt8], size: Int?) {
    if let path = String(validating: bytes, as: UTF8.self) {
      self.init(path: path, size: size)
    } else {
      self.init(path: String(decoding: bytes, as: UTF8.self), size: size, rawPath: bytes)
    }
  }
}

extension Coverage.Gap {
  /// Whether it speaks of a file: a tree whose only Swift file cannot be read is not an empty one.
  fileprivate var isSwiftFile: Bool { file.hasSuffix(".swift") }
}
