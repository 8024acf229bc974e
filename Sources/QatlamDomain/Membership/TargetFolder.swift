/// A folder that belongs to a target, with what is taken out of it.
package struct TargetFolder: Hashable, Sendable {
  /// Relative to the tree's root; empty for the root.
  package var path: String
  /// Files and folders, relative to `path`, that alone belong to the target; none stands for all.
  package var only: [String] = []
  /// Files and folders, relative to `path`, that do not.
  package var except: [String] = []
  /// Patterns, relative to `path`, one of which must fit; none stands for all.
  package var included: [Glob] = []
  /// Patterns, relative to `path`, of files and folders that do not belong to the target.
  package var excluded: [Glob] = []

  /// Creates a folder that belongs to a target wholly.
  package init(_ path: String) { self.path = path }

  /// Whether a file below the folder belongs to the target; `rest` is its path from there.
  func holds(_ rest: Substring) -> Bool {
    if !only.isEmpty, !only.contains(where: { Self.covers($0, rest) }) { return false }
    if except.contains(where: { Self.covers($0, rest) }) { return false }
    guard !included.isEmpty || !excluded.isEmpty else { return true }
    let bytes = Array(rest.utf8)
    if !included.isEmpty, !included.contains(where: { $0.matches(bytes) }) { return false }
    guard !excluded.isEmpty else { return true }
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") } + [bytes.count]
    return !ends.contains { end in
      let prefix = Array(bytes[..<end])
      return excluded.contains { $0.matches(prefix) }
    }
  }

  private static func covers(_ place: String, _ rest: Substring) -> Bool {
    rest == place || rest.hasPrefix(place + "/")
  }
}
