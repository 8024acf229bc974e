package import QatlamDomain

/// The tree that a project's manifest speaks of.
package struct ManifestTree: Sendable {
  /// The tree's root, as the file system names it.
  package let root: String
  private let folders: Set<String>
  private let read: @Sendable (String) -> [UInt8]?

  /// Creates a tree of the folders that hold Swift files, and of what reads its files.
  package init(
    root: String = "",
    folders: Set<String>,
    read: @escaping @Sendable (String) -> [UInt8]?
  ) {
    self.root = root
    self.folders = folders
    self.read = read
  }

  /// Whether a folder holds Swift files, itself or below it; paths are relative to the root.
  package func holds(_ folder: String) -> Bool { folder.isEmpty || folders.contains(folder) }

  /// Reads a file; `nil` where it cannot be read.
  package func bytes(of path: String) -> [UInt8]? { read(path) }

  /// Follows a path from a folder; `nil` where it leaves the tree.
  package static func path(_ path: String, from folder: String) -> String? {
    guard path.utf8.first != UInt8(ascii: "/") else { return nil }
    // Most paths are one name, and folders that were followed before are as they should be.
    if path.utf8.count > 2, !path.utf8.contains(UInt8(ascii: "/")), isPlain(folder) {
      return folder.isEmpty ? path : "\(folder)/\(path)"
    }
    var names = folder.split(separator: "/")
    for name in path.split(separator: "/") where name != "." {
      if name != ".." {
        names.append(name)
      } else if names.popLast() == nil {
        return nil
      }
    }
    return names.joined(separator: "/")
  }

  /// Whether a folder's path has no slash too many.
  private static func isPlain(_ folder: String) -> Bool {
    var before = UInt8(ascii: "/")
    for byte in folder.utf8 {
      if byte == UInt8(ascii: "/"), before == byte { return false }
      before = byte
    }
    return folder.isEmpty || before != UInt8(ascii: "/")
  }
}

/// Why a manifest was not understood.
package struct ManifestFault: Error, Hashable, Sendable {
  /// A clause for people, without a period.
  package let reason: String

  /// Creates a fault.
  package init(_ reason: String) { self.reason = reason }
}

/// Understands one kind of manifest.
package protocol ManifestReading: Sendable {
  /// Whether Xcode projects are made from its kind, so that one beside it says nothing new.
  var makesProjects: Bool { get }

  /// Whether a path is one of its kind.
  func understands(_ path: String) -> Bool

  /// Reads what a project builds; `nil` where the file is no manifest after all.
  func manifest(
    at path: String,
    in tree: ManifestTree
  ) throws(ManifestFault) -> ProjectManifest?
}
