/// Why a text is no old-style property list.
struct PropertyListFault: Error, Hashable, Sendable {
  /// What is wrong.
  enum Problem: String, Hashable, Sendable {
    case endsEarly = "the text ends too early"
    case unexpected = "something else was expected"
    case tooDeep = "it is nested too deeply"
    case tooManyValues = "it holds too many values"
  }

  let problem: Problem
  /// From 1.
  let line: Int
}
