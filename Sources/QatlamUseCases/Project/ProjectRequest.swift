/// Which sources a person speaks of, and by what architecture they are to be seen.
package struct ProjectRequest: Hashable, Sendable {
  /// The folder or file that is asked about.
  package var path: String
  /// The name of a built-in blueprint; it beats settings and detection.
  package var style: String?
  /// The file of settings; where none is named, `qatlam.yml` is looked for.
  package var config: String?
  /// Globs, relative to `path`, of what is left out.
  package var exclude: [String]

  /// Creates a request.
  package init(
    path: String,
    style: String? = nil,
    config: String? = nil,
    exclude: [String] = []
  ) {
    self.path = path
    self.style = style
    self.config = config
    self.exclude = exclude
  }
}
