package import QatlamDomain

/// What is to be written, and what is said of it.
package struct MakingPlan: Hashable, Sendable {
  /// A file that is new or changed.
  package struct File: Hashable, Sendable {
    /// The path, relative to the plan's folder.
    package var path: String
    package var bytes: [UInt8]
    /// What stands there today; `nil` where nothing does.
    package var previous: [UInt8]?

    /// Creates a file.
    package init(path: String, bytes: [UInt8], previous: [UInt8]? = nil) {
      self.path = path
      self.bytes = bytes
      self.previous = previous
    }
  }

  /// Members for a type that could not be extended with certainty.
  package struct Leftover: Hashable, Sendable {
    package var insertion: Insertion
    package var doubt: InsertionPlace.Doubt
  }

  /// The folder that paths are relative to, for the file system.
  package var folder: String
  /// What is made, for people: `app 'Shop'`.
  package var title: String
  /// The style, and for an existing app how it was chosen: `option`, `config` or `detected`.
  package var style: String
  package var styleFrom: String
  /// Sorted by path.
  package var files: [File]
  /// What a person has to add by hand.
  package var leftovers: [Leftover]
  /// Findings that the app would have besides those it has; empty, or something is wrong with us.
  package var addedFindings: [Finding]
  /// What to do next, one sentence each.
  package var nextSteps: [String]

  /// The innermost folder that holds all files, where every one of them is new; `nil` where there is none.
  package var newFolder: String? {
    guard files.allSatisfy({ $0.previous == nil }), let first = files.first else { return nil }
    var common = first.path.split(separator: "/").dropLast()
    for file in files {
      let folders = file.path.split(separator: "/").dropLast()
      common = common.prefix(zip(common, folders).prefix { $0 == $1 }.count)
    }
    return common.isEmpty ? nil : common.joined(separator: "/")
  }

  /// Refuses a plan that a check would find fault with.
  package func refuseFaults() throws(NewFailure) {
    guard addedFindings.isEmpty else { throw .faulty(addedFindings) }
  }
}
