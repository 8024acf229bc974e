import OracleFacts

/// What is to be said about some files.
struct Verdict: Sendable {
  var summary = Summary()
  /// The explained differences that were found.
  var explained: Set<String> = []
  /// The differences as text, with the lines that they are about.
  var report: [String] = []
}
