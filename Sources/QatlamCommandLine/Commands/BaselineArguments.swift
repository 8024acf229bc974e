package import QatlamUseCases

/// What `qatlam baseline` is asked.
package struct BaselineArguments: Hashable, Sendable {
  /// What is frozen.
  package let project: ProjectRequest
  /// The baseline's file; `nil` for the one that the settings name, or the usual one.
  package let file: String?
  /// What is to become of it.
  package let change: FreezeFindings.Change

  /// Reads the arguments of the command.
  init(_ read: ArgumentReader, styles: [String]) throws(UsageFault) {
    project = try read.project(styles: styles)
    file = read.value("baseline")
    if read.has("update"), read.has("prune") { throw .excluded("--update", by: "--prune") }
    change = read.has("update") ? .update : read.has("prune") ? .prune : .create
  }
}
