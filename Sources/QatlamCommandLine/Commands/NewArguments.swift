package import QatlamUseCases

/// What `qatlam new` is asked.
package struct NewArguments: Hashable, Sendable {
  /// What is to be made.
  package let request: NewRequest
  /// Whether it is shown and not written.
  package let isDry: Bool

  /// Reads the arguments of the command.
  init(_ read: ArgumentReader, styles: [String]) throws(UsageFault) {
    let subjects = NewRequest.Subject.allCases.map(\.rawValue)
    guard let word = read.operands.first else {
      throw .missingOperand("what to make (\(subjects.joined(separator: ", ")))", command: .new)
    }
    guard let subject = NewRequest.Subject(rawValue: word) else { throw .unknownSubject(word) }
    guard read.operands.count > 1 else {
      throw .missingOperand("the name of the \(word)", command: .new)
    }
    let project = try read.project(styles: styles, at: 2)
    if subject == .app {
      guard project.style != nil else {
        throw .missingOption("--style", choices: styles, command: "new app")
      }
      guard read.operands.count < 3 else { throw .unexpectedOperand(project.path, command: .new) }
    }
    for option in ["endpoint", "list-key"] where read.has(option) && subject != .app {
      throw .misplacedOption("--\(option)", command: "new app")
    }
    if read.has("gateway"), subject != .useCase {
      throw .misplacedOption("--gateway", command: "new usecase")
    }
    request = NewRequest(
      subject,
      name: read.operands[1],
      project: project,
      entity: read.value("entity"),
      fields: read.value("fields"),
      gateway: read.value("gateway"),
      endpoint: read.value("endpoint"),
      listKey: read.value("list-key"),
      into: read.value("into"),
      overwrites: read.has("force")
    )
    isDry = read.has("dry-run")
  }
}
