/// The process that runs.
package enum CurrentProcess {
  /// How many processors work for it; at least one.
  package static var processorCount: Int { max(1, SystemCalls.processorCount) }

  /// The current folder, without links; the root where it has gone away.
  package static var folder: String {
    SystemCalls.realPath(of: [UInt8(ascii: ".")]).flatMap { String(validating: $0, as: UTF8.self) }
      ?? "/"
  }

  /// Prepares it for a life that is short and needs much memory; to be called before threads are made.
  package static func beginShortLife() { SystemCalls.takeMemoryInLargePieces() }

  /// Ends it at once, with a status for the shell.
  package static func end(with status: Int32) -> Never { SystemCalls.exit(with: status) }
}
