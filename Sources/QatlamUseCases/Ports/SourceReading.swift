package import QatlamDomain

/// A source file that was found, not yet read.
package struct SourceEntry: Hashable, Sendable {
  /// The path, relative to the project's root, with `/` between components.
  package var path: String
  /// The size in bytes when it was found, for balancing work only; `nil` where nobody has looked.
  package var size: Int?
  /// The path's bytes where they are not UTF-8 and `path` is a repaired copy to show; else `nil`.
  package var rawPath: [UInt8]?

  /// Creates an entry.
  package init(path: String, size: Int? = nil, rawPath: [UInt8]? = nil) {
    self.path = path
    self.size = size
    self.rawPath = rawPath
  }
}

/// The source files under a folder.
package struct SourceListing: Hashable, Sendable {
  /// The folder that paths are relative to, as the file system names it.
  package var root: String
  /// Files to read, sorted by path; a file that is reached twice is listed once.
  package var files: [SourceEntry]
  /// What was left out and why, sorted.
  package var skipped: [Coverage.Gap]
  /// Folders that hold a project beside `Package.swift`: an Xcode project, or a manifest one is made from.
  package var projects: [String]
  /// Folders that hold a workspace, whose projects belong together.
  package var workspaces: [String]
  /// The Xcode projects and `project.yml` files in those folders, sorted.
  package var manifests: [String]
  /// Interface files (`.storyboard`, `.xib`), told by their names and never read, sorted.
  package var resources: [String]

  /// Creates a listing.
  package init(
    root: String,
    files: [SourceEntry],
    skipped: [Coverage.Gap],
    projects: [String] = [],
    workspaces: [String] = [],
    manifests: [String] = [],
    resources: [String] = []
  ) {
    self.root = root
    self.files = files
    self.skipped = skipped
    self.projects = projects
    self.workspaces = workspaces
    self.manifests = manifests
    self.resources = resources
  }
}

/// Why a tree of sources could not be read.
package enum SourceFailure: Error, Hashable, Sendable {
  case notFound(path: String)
  case unreadable(path: String, reason: String)
  /// There is no Swift file in it.
  case noSwiftFiles(path: String)
  /// A glob that is not one.
  case invalidPattern(String)
  /// A commit that the repository does not have; or there is no repository, or no Git.
  case unknownReference(String)
  /// A path that lies elsewhere than the settings that are to govern it.
  case apart(path: String, from: String)
}

/// Finds and reads source files.
package protocol SourceReading: Sendable {
  /// Lists the Swift files under a folder (or the one file that the path names), and its interface files.
  ///
  /// Build folders, vendored code and templates are left out and said to be so.
  func listing(
    of path: String,
    excluding patterns: [String]
  ) async throws(SourceFailure)
    -> SourceListing

  /// Reads one file of a listing.
  ///
  /// - Throws: `SourceFailure.unreadable`, which is no reason to stop: the file counts as skipped.
  func bytes(of entry: SourceEntry, in listing: SourceListing) throws(SourceFailure) -> [UInt8]

  /// The size of a file of a listing in bytes, for balancing work only; `nil` where nobody knows.
  func size(of entry: SourceEntry, in listing: SourceListing) -> Int?
}

extension SourceReading {
  package func size(of entry: SourceEntry, in listing: SourceListing) -> Int? { entry.size }
}
