/// A folder of sources with what its people say of it.
package struct Project: Hashable, Sendable {
  /// What is listed: the folder that holds the settings, or the path that was asked about.
  package var folder: String
  /// The part of it that was asked about, relative to it; empty for all.
  package var scope: String
  /// Globs, relative to `folder`, of what is left out.
  package var exclude: [String]
  package var configuration: Configuration?

  /// Creates a project.
  package init(
    folder: String,
    scope: String = "",
    exclude: [String] = [],
    configuration: Configuration? = nil
  ) {
    self.folder = folder
    self.scope = scope
    self.exclude = exclude
    self.configuration = configuration
  }

  /// Whether a path, relative to `folder`, was asked about.
  func covers(_ path: String) -> Bool {
    scope.isEmpty || path == scope || path.hasPrefix(scope + "/")
  }
}
