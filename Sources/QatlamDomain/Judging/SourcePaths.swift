/// The paths of a codebase's files, taken apart; every folder stands once.
package struct SourcePaths: Sendable {
  /// One for each file.
  let files: [PathNames]
  /// Every folder on the way to a file; the root is the first, and folders follow those that hold them.
  let folders: [SourceFolder]
  private let numbers: [String: Int]

  /// Takes the paths of files apart; sorted ones fastest.
  package init(of files: [FileFacts]) { self.init(files.lazy.map(\.path)) }

  /// Takes paths apart; sorted ones fastest.
  init(_ paths: some Sequence<String>) {
    var folders = [SourceFolder()]
    var numbers = ["": 0]
    var files: [PathNames] = []
    var last = folders[0]
    for path in paths {
      let home = Self.home(of: path)
      if home != last.path[...] { last = Self.enter(home, &folders, &numbers) }
      files.append(PathNames(path, in: last))
    }
    self.files = files
    self.folders = folders
    self.numbers = numbers
  }

  /// The folder of that path, if it holds sources.
  func folder(at path: String) -> SourceFolder? { numbers[path].map { folders[$0] } }

  /// Returns the same paths with folders taken for others of other names.
  ///
  /// `meaning` says for a normalised name what is to be read instead.
  func reading(as meaning: (String) -> String) -> Self {
    var read: [SourceFolder] = []
    for folder in folders {
      read.append(folder.parent.map { folder.reading(as: meaning, in: read[$0.number]) } ?? folder)
    }
    return Self(files: files.map { PathNames($0.path, in: read[$0.home.number]) }, read, numbers)
  }

  private init(files: [PathNames], _ folders: [SourceFolder], _ numbers: [String: Int]) {
    self.files = files
    self.folders = folders
    self.numbers = numbers
  }

  /// The part of a path before its last slash.
  static func home(of path: String) -> Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
  }

  private static func enter(
    _ path: Substring,
    _ folders: inout [SourceFolder],
    _ numbers: inout [String: Int]
  ) -> SourceFolder {
    var folder = folders[0]
    for name in path.split(separator: "/") {
      let inner = folder.number == 0 ? String(name) : "\(folder.path)/\(name)"
      if let number = numbers[inner] {
        folder = folders[number]
      } else {
        folder = SourceFolder(number: folders.count, name: name, in: folder)
        numbers[folder.path] = folder.number
        folders.append(folder)
      }
    }
    return folder
  }
}
