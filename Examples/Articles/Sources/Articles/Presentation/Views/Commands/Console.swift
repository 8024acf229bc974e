/// The program's input and output, and the files named on the command line.
struct Console: Sendable {
  /// Writes a text as it is.
  let write: @Sendable (String) -> Void
  /// Writes a text where errors go.
  let writeError: @Sendable (String) -> Void
  /// Returns the whole input.
  let readInput: @Sendable () throws(ConsoleFailure) -> String
  /// Returns one line of the input after showing a question, not showing what is typed.
  let readSecret: @Sendable (_ prompt: String) throws(ConsoleFailure) -> String
  /// Returns one line of the input after showing a question; `nil` where nobody can answer.
  let ask: @Sendable (_ question: String) -> String?
  /// Returns a file's whole text.
  let readFile: @Sendable (_ path: String) throws(ConsoleFailure) -> String
}
