/// A file's path, taken apart for classification.
struct PathNames: Hashable, Sendable {
  /// The path's bytes, for globs.
  let bytes: [UInt8]
  /// The folders, outermost first, as written.
  let folders: [Substring]
  /// The folders, normalised: letters only, lower case.
  private(set) var normalised: [String]
  /// The file's name up to its first `+` or `.`.
  let stem: Substring
  /// Whether the name says that the file extends a type (`Date+Text.swift`).
  let isExtension: Bool

  init(_ path: String) {
    bytes = Array(path.utf8)
    var parts = path.split(separator: "/", omittingEmptySubsequences: true)
    let file = parts.popLast() ?? ""
    folders = parts
    normalised = parts.map(Self.normalised)
    let end = file.firstIndex { $0 == "+" || $0 == "." } ?? file.endIndex
    stem = file[..<end]
    isExtension = end < file.endIndex && file[end] == "+"
  }

  /// Takes a folder for one of another name.
  mutating func read(_ depth: Int, as name: String) { normalised[depth] = name }

  /// The file's name with its ending.
  var fileName: String {
    String(decoding: bytes.split(separator: UInt8(ascii: "/")).last ?? [], as: UTF8.self)
  }

  /// The path of the folder that holds the file.
  var folder: String { folders.joined(separator: "/") }

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
