/// What `qatlam completions` is asked.
package struct CompletionsArguments: Hashable, Sendable {
  /// The shell that completes.
  package let shell: Shell

  /// Reads the arguments of the command.
  init(_ read: ArgumentReader) throws(UsageFault) {
    let shells = Shell.allCases.map(\.rawValue)
    guard let name = read.operands.first else {
      throw .missingOperand(
        "the name of a shell (\(shells.joined(separator: ", ")))",
        command: .completions
      )
    }
    guard let shell = Shell(rawValue: name) else {
      throw .unknownShell(name, known: shells)
    }
    self.shell = shell
  }
}
