package import QatlamDomain

/// The breaks that a project knows of and has not mended yet.
package struct Baseline: Hashable, Sendable {
  /// Each break, and the line of the file that names it; 0 where it is not written yet.
  package var lines: [KnownBreak: Int]

  /// Creates a baseline as it was read.
  package init(lines: [KnownBreak: Int]) { self.lines = lines }

  /// Creates a baseline of breaks that are not written yet.
  package init(_ breaks: Set<KnownBreak>) {
    lines = Dictionary(uniqueKeysWithValues: breaks.map { ($0, 0) })
  }

  /// The breaks, in the order in which they are written.
  package var breaks: [KnownBreak] { lines.keys.sorted() }
}
