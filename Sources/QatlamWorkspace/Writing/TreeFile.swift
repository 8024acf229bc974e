/// A file of a tree that is to appear.
package struct TreeFile: Hashable, Sendable {
  /// The path, relative to the tree's folder.
  package let path: String
  package let bytes: [UInt8]
  /// What stands there and is replaced; `nil` where nothing may stand.
  package let previous: [UInt8]?

  /// Creates a file.
  package init(path: String, bytes: [UInt8], previous: [UInt8]? = nil) {
    self.path = path
    self.bytes = bytes
    self.previous = previous
  }

  /// The folders that files need, each before those in it.
  static func folders(of files: [TreeFile]) -> [String] {
    var folders: [String] = []
    for file in files {
      var place = ""
      for name in file.path.split(separator: "/").dropLast() {
        place += place.isEmpty ? name : "/" + name
        if !folders.contains(place) { folders.append(place) }
      }
    }
    return folders
  }
}
