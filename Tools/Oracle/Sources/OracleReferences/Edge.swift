/// A file or folder that refers to another.
package struct Edge: Hashable, Sendable, Comparable {
  /// What refers.
  package var from: String
  /// What is referred to.
  package var to: String

  /// Creates an edge.
  package init(from: String, to: String) {
    self.from = from
    self.to = to
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.from, left.to) < (right.from, right.to)
  }

  /// The edge in words.
  package var text: String { "\(from) -> \(to)" }

  /// Lists the edges between files that references make.
  static func betweenFiles(_ references: some Sequence<Reference>) -> Set<Self> {
    var edges: Set<Self> = []
    for reference in references where reference.place.file != reference.targetFile {
      edges.insert(Self(from: reference.place.file, to: reference.targetFile))
    }
    return edges
  }

  /// Lists the edges between the folders of files.
  static func betweenFolders(_ edges: Set<Self>) -> Set<Self> {
    var folders: Set<Self> = []
    for edge in edges {
      let folder = Self(from: folderName(of: edge.from), to: folderName(of: edge.to))
      if folder.from != folder.to { folders.insert(folder) }
    }
    return folders
  }

  private static func folderName(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
