package import QatlamDomain

/// Works out which file is built into what.
package struct ReadMembership: Sendable {
  /// What the projects of a tree say.
  package struct Result: Sendable {
    package var membership: Membership
    /// Manifests that were not understood, sorted.
    package var gaps: [Coverage.Gap]
  }

  private let files: any FileFinding
  private let readers: [any ManifestReading]

  /// Creates the use case on its ports.
  ///
  /// Where two kinds of manifests stand in one folder, the other is made from the one whose reader comes first.
  package init(files: any FileFinding, readers: [any ManifestReading]) {
    self.files = files
    self.readers = readers
  }

  /// Reads every manifest of a listing.
  package func callAsFunction(_ listing: SourceListing) -> Result {
    let paths = listing.files.map(\.path)
    let candidates = (listing.manifests + paths).filter { path in
      readers.contains { $0.understands(path) }
    }
    guard !candidates.isEmpty else { return Result(membership: .unknown, gaps: []) }
    let (root, files) = (listing.root, files)
    let tree = ManifestTree(root: root, folders: Self.folders(of: paths)) { path in
      // What cannot be read is named as a gap by the reader that asks for it.
      try? files.bytes(at: "\(root)/\(path)")
    }
    var manifests: [ProjectManifest] = []
    var gaps: [Coverage.Gap] = []
    var described: Set<String> = []
    for reader in readers {
      let kind = candidates.filter(reader.understands)
      var found: [ProjectManifest] = []
      for path in kind where !described.contains(Self.folder(of: path)) {
        do throws(ManifestFault) {
          if let manifest = try reader.manifest(at: path, in: tree) { found.append(manifest) }
        } catch {
          let reason = "not understood as a project: \(error.reason)"
          gaps.append(Coverage.Gap(file: path, line: 0, reason: reason))
        }
      }
      // An Xcode project is made from what stands beside it; a package lives there on its own.
      if reader.makesProjects {
        described.formUnion(found.filter { !$0.targets.isEmpty }.map(\.folder))
      }
      manifests += found
    }
    return Result(membership: Membership(of: paths, in: manifests), gaps: gaps.sorted())
  }

  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  private static func folders(of paths: [String]) -> Set<String> {
    var folders: Set<String> = []
    for path in paths {
      var folder = Self.folder(of: path)
      while !folder.isEmpty, folders.insert(folder).inserted { folder = Self.folder(of: folder) }
    }
    return folders
  }
}
