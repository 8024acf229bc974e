import QatlamUseCases

/// Files as a tree of folders, each with what becomes of it.
struct FileTreeText {
  private let files: [MakingPlan.File]

  init(_ files: [MakingPlan.File]) { self.files = files }

  /// Returns one line for each folder and file, folders before what is in them.
  var text: String {
    var lines: [(left: String, right: String)] = []
    var open: [Substring] = []
    for file in files.sorted(by: { Self.key($0.path) < Self.key($1.path) }) {
      let names = file.path.split(separator: "/")
      let folders = names.dropLast()
      let same = zip(open, folders).prefix { $0 == $1 }.count
      for (depth, name) in folders.enumerated().dropFirst(same) {
        lines.append((Self.margin(depth) + PlainText.escaped(String(name)) + "/", ""))
      }
      open = Array(folders)
      let name = PlainText.escaped(String(names.last ?? ""))
      lines.append((Self.margin(folders.count) + name, file.previous == nil ? "new" : "changed"))
    }
    let width = lines.map(\.left.count).max() ?? 0
    return lines.map { line in
      let gap = String(repeating: " ", count: width - line.left.count + 2)
      return line.right.isEmpty ? "  \(line.left)\n" : "  \(line.left)\(gap)\(line.right)\n"
    }
    .joined()
  }

  /// Files of a folder stand before its folders.
  private static func key(_ path: String) -> String {
    let names = path.split(separator: "/")
    return (names.dropLast().map { "\u{10FFFF}\($0)" } + [names.last.map(String.init) ?? ""])
      .joined(separator: "/")
  }

  private static func margin(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}
