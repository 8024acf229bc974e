/// A file's path, taken apart for classification.
struct PathNames: Sendable {
  /// The path as it was given.
  let path: String
  /// The folder that holds the file.
  let home: SourceFolder
  /// The file's name up to its first `+` or `.`.
  let stem: Substring
  /// Whether the name says that the file extends a type (`Date+Text.swift`).
  let isExtension: Bool

  /// Takes a single path apart.
  init(_ path: String) {
    self = SourcePaths(CollectionOfOne(path)).files[0]
  }

  /// Takes a path apart whose folder is known.
  init(_ path: String, in home: SourceFolder) {
    self.path = path
    self.home = home
    let file = Self.fileName(of: path)
    let end = file.utf8.firstIndex { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".") }
    stem = file[..<(end ?? file.endIndex)]
    isExtension = end.map { file.utf8[$0] == UInt8(ascii: "+") } ?? false
  }

  /// The path's bytes, for globs.
  var bytes: [UInt8] { Array(path.utf8) }

  /// The file's name with its ending.
  var fileName: Substring { Self.fileName(of: path) }

  /// The path of the folder that holds the file.
  var folder: String { home.path }

  /// The folders, outermost first, as written.
  var folders: [Substring] { home.names }

  /// The folders, normalised: letters only, lower case.
  var normalised: [String] { home.normalised }

  private static func fileName(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
      ?? path[...]
  }

  /// Returns a folder's name with letters only, in lower case: `001 - Today` becomes `today`.
  static func normalised(_ name: Substring) -> String {
    var letters: [UInt8] = []
    letters.reserveCapacity(name.utf8.count)
    for byte in name.utf8 {
      guard byte < 0x80 else { return normalisedBeyondASCII(name) }
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): letters.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte | 0x20)
      default: break
      }
    }
    return String(decoding: letters, as: UTF8.self)
  }

  private static func normalisedBeyondASCII(_ name: Substring) -> String {
    var letters = String.UnicodeScalarView()
    letters.append(contentsOf: name.unicodeScalars.filter(\.properties.isAlphabetic))
    return String(letters).lowercased()
  }
}
