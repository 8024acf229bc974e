/// A file that says what a project builds, as it was understood.
package struct ProjectManifest: Hashable, Sendable {
  /// The folder of the project, relative to the tree's root; empty for the root.
  package var folder: String
  /// What it builds; empty where it was not understood.
  package var targets: [BuildTarget]
  /// Whether it names every file that is built, so that what it leaves out is built by nobody.
  package var isComplete: Bool

  /// Creates a manifest.
  package init(folder: String, targets: [BuildTarget], isComplete: Bool) {
    self.folder = folder
    self.targets = targets
    self.isComplete = isComplete
  }
}
