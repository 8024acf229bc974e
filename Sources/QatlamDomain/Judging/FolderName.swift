/// How folder names are read.
enum FolderName {
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
