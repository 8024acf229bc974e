package import QatlamUseCases

/// What `qatlam init` is asked.
package struct InitArguments: Hashable, Sendable {
  /// The folder that gets settings.
  package let project: ProjectRequest
  /// Whether a baseline is written too.
  package let freezes: Bool

  /// Reads the arguments of the command.
  init(_ read: ArgumentReader, styles: [String]) throws(UsageFault) {
    project = try read.project(styles: styles)
    freezes = read.has("freeze")
  }
}
