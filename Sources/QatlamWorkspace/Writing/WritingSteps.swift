/// The steps in which something is written; a test may end the program between any two.
struct WritingSteps {
  /// What is called before each step, with the number of steps done.
  typealias Observer = (Int) throws(WriteFailure) -> Void

  private let before: Observer
  private var count = 0
  /// Whether the observer ended it: then everything is left as a killed program leaves it.
  private(set) var wereStopped = false

  init(_ before: @escaping Observer) { self.before = before }

  mutating func next() throws(WriteFailure) {
    do throws(WriteFailure) {
      try before(count)
    } catch {
      wereStopped = true
      throw error
    }
    count += 1
  }
}
