/// The process that runs.
package enum CurrentProcess {
  /// How many processors work for it; at least one.
  package static var processorCount: Int { max(1, SystemCalls.processorCount) }

  /// Ends it at once, with a status for the shell.
  package static func end(with status: Int32) -> Never { SystemCalls.exit(with: status) }
}
