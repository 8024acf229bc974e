import OracleFacts

/// What is to be said about some files.
struct Verdict: Sendable {
  var summary = Summary()
  /// The differences as text, with the lines that they are about.
  var report: [String] = []
}
