package import QatlamUseCases

/// What `qatlam why` is asked.
package struct WhyArguments: Hashable, Sendable {
  /// What is looked at.
  package let project: ProjectRequest
  /// The type that the chain begins with, by name or path.
  package let from: String
  /// The type that the chain ends with.
  package let to: String

  /// Reads the arguments of the command.
  init(_ read: ArgumentReader, styles: [String]) throws(UsageFault) {
    guard read.operands.count > 1 else {
      throw .missingOperand("the name of two types, as in 'qatlam why A B'", command: .why)
    }
    from = read.operands[0]
    to = read.operands[1]
    project = try read.project(styles: styles, at: 2)
  }
}
