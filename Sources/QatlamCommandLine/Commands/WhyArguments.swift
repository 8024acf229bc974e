package import QatlamUseCases

/// What `qatlam why` is asked.
package struct WhyArguments: Hashable, Sendable {
  /// What is looked at.
  package let project: ProjectRequest
  /// The type that the chain begins with, by name or path.
  package let from: String
  /// The type that the chain ends with.
  package let to: String
  /// Whether no path was given.
  package let isHere: Bool

  /// Reads the arguments of the command.
  init(_ read: ArgumentReader, styles: [String]) throws(UsageFault) {
    guard read.operands.count > 1 else {
      throw .missingOperand("the name of two types, as in 'qatlam why A B'", command: .why)
    }
    // No type is named like a path: then a name was forgotten, and the path would not be read.
    if let path = read.operands.prefix(2).first(where: Self.isPath) { throw .forgottenName(path) }
    from = read.operands[0]
    to = read.operands[1]
    isHere = read.operands.count < 3
    project = try read.project(styles: styles, at: 2)
  }

  private static func isPath(_ text: String) -> Bool {
    text.contains("/") || text.hasPrefix(".") || text.hasPrefix("~") || text.hasSuffix(".swift")
  }
}
