package import QatlamUseCases

/// Trees of manifests that stand nowhere but in a test.
package enum TreeInMemory {
  /// Returns a tree of texts by path; the folders hold Swift files.
  package static func tree(_ files: [String: String], folders: Set<String> = []) -> ManifestTree {
    ManifestTree(folders: folders) { path in files[path].map { Array($0.utf8) } }
  }
}
