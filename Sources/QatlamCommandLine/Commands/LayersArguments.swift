package import QatlamUseCases

/// What `qatlam layers` is asked.
package struct LayersArguments: Hashable, Sendable {
  /// What is looked at.
  package let project: ProjectRequest
  /// The type that is asked about, by name or path; `nil` for every file.
  package let type: String?

  /// Reads the arguments of the command.
  init(_ read: ArgumentReader, styles: [String]) throws(UsageFault) {
    project = try read.project(styles: styles)
    type = read.value("of")
  }
}
