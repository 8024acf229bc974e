/// The files that Git tracks, as its index lists them: versions 2, 3 and 4.
///
/// Git ignores nothing that it tracks, whatever `.gitignore` says.
struct GitIndex: Sendable {
  /// More is no index of a project.
  private static let limit = 256 << 20

  /// Paths relative to the listed folder.
  private let files: Set<[UInt8]>
  private let folders: Set<[UInt8]>

  /// Reads the index of the repository that a folder lies in; none where there is no repository, or an index of another form.
  init?(around root: [UInt8]) {
    guard let (repository, inside) = Self.repository(around: root),
      let place = Self.folder(of: repository),
      let bytes = try? SystemCalls.bytes(of: place + Array("/index".utf8), limit: Self.limit),
      let paths = Self.paths(in: bytes)
    else { return nil }
    var files: Set<[UInt8]> = []
    var folders: Set<[UInt8]> = []
    for path in paths where path.starts(with: inside) {
      let own = Array(path.dropFirst(inside.count))
      files.insert(own)
      var end = own.lastIndex(of: UInt8(ascii: "/"))
      while let slash = end, folders.insert(Array(own[..<slash])).inserted {
        end = own[..<slash].lastIndex(of: UInt8(ascii: "/"))
      }
    }
    self.files = files
    self.folders = folders
  }

  /// Whether a file is tracked, or a folder holds one that is.
  func tracks(_ path: [UInt8], isFolder: Bool) -> Bool {
    isFolder ? folders.contains(path) : files.contains(path)
  }

  /// The folder with `.git` at or above a folder, and the way from there, with a slash at its end.
  private static func repository(around root: [UInt8]) -> (folder: [UInt8], inside: [UInt8])? {
    var folder = root
    while true {
      if (try? SystemCalls.status(of: folder + Array("/.git".utf8))) != nil {
        let rest = Array(root.dropFirst(folder.count + 1))
        return (folder, rest.isEmpty ? [] : rest + [UInt8(ascii: "/")])
      }
      guard let end = folder.lastIndex(of: UInt8(ascii: "/")), end > 0 else { return nil }
      folder = Array(folder[..<end])
    }
  }

  /// `.git` itself, or the folder that it points to in a worktree.
  private static func folder(of repository: [UInt8]) -> [UInt8]? {
    let place = repository + Array("/.git".utf8)
    guard let status = try? SystemCalls.status(of: place) else { return nil }
    if status.kind == .folder { return place }
    let prefix = Array("gitdir: ".utf8)
    guard let text = try? SystemCalls.bytes(of: place, limit: 1 << 16), text.starts(with: prefix)
    else { return nil }
    let written = Array(text.dropFirst(prefix.count).prefix { $0 != 0x0A && $0 != 0x0D })
    guard !written.isEmpty, !written.contains(0) else { return nil }
    return written[0] == UInt8(ascii: "/")
      ? written : repository + [UInt8(ascii: "/")] + written
  }

  /// Returns the paths of an index; `nil` where the bytes are none that is understood.
  static func paths(in bytes: [UInt8]) -> [[UInt8]]? {
    guard bytes.count >= 12, bytes.starts(with: Array("DIRC".utf8)) else { return nil }
    let version = number(bytes, at: 4)
    let count = number(bytes, at: 8)
    guard (2...4).contains(version), count <= bytes.count / 62 else { return nil }
    var paths: [[UInt8]] = []
    paths.reserveCapacity(count)
    var at = 12
    for _ in 0..<count {
      let start = at
      guard at + 62 <= bytes.count, isMode(number(bytes, at: at + 24)) else { return nil }
      let isExtended = bytes[at + 60] & 0x40 != 0
      at += isExtended ? 64 : 62
      var kept: ArraySlice<UInt8> = []
      if version == 4 {
        guard let dropped = offset(bytes, at: &at), dropped <= paths.last?.count ?? 0 else {
          return nil
        }
        kept = paths.last?.dropLast(dropped) ?? []
      }
      guard at < bytes.count, let end = bytes[at...].firstIndex(of: 0) else { return nil }
      let path = Array(kept) + bytes[at..<end]
      guard !path.isEmpty, path.first != UInt8(ascii: "/") else { return nil }
      paths.append(path)
      // Entries of the older versions are filled up with zeros to a multiple of eight.
      at = version == 4 ? end + 1 : start + ((end - start) / 8 + 1) * 8
    }
    return paths
  }

  /// Files, links and submodules: anything else says that hashes are longer than expected.
  private static func isMode(_ mode: Int) -> Bool {
    [0o100644, 0o100755, 0o120000, 0o160000, 0o040000].contains(mode)
  }

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Reads a number of seven bits a byte, most significant first, each further byte counting one more.
  private static func offset(_ bytes: [UInt8], at place: inout Int) -> Int? {
    var value = 0
    for round in 0..<5 {
      guard place < bytes.count else { return nil }
      let byte = bytes[place]
      place += 1
      value = (round == 0 ? 0 : (value + 1) << 7) + Int(byte & 0x7F)
      if byte & 0x80 == 0 { return value }
    }
    return nil
  }
}
