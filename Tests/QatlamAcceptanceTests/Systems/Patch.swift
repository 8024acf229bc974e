/// A change to an app's files, written as patches are, with the findings that it causes marked in it.
///
/// ```
/// == Domain/GetArticles.swift
///  /// Takes the gateway from outside.
/// -init(gateway: any ArticleGatewayProtocol) {
/// +init(gateway: ArticleGateway) { // ✗ dependency ArticleGateway
/// ```
///
/// `== path` begins a change of a file. Lines after a blank stay and lines after `-` go; together they
/// stand in the file exactly once, indentation aside. Lines after `+` come. Where nothing stays or
/// goes, lines are added at the file's end, and the file is made where there is none; `== path gone`
/// takes it away. A mark `// ✗ rule target` is a finding of its line; behind a path it means the file
/// or folder as a whole.
struct Patch: Hashable, Sendable {
  /// How a line behaves.
  enum Line: Hashable, Sendable {
    case kept(Substring)
    case removed(Substring)
    case added(Substring)
  }

  /// A change at one place of a file.
  struct Hunk: Hashable, Sendable {
    let path: String
    /// What stands behind the path: marks, or `gone`.
    let remark: Substring
    var lines: [Line] = []
  }

  /// The changes, in the order in which they are made.
  let hunks: [Hunk]

  /// Reads a patch.
  ///
  /// - Throws: `PatchFailure.unreadable` where a line begins with none of the signs.
  init(_ text: String) throws(PatchFailure) {
    var hunks: [Hunk] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("== ") {
        let header = line.dropFirst(3)
        let path = header.prefix { $0 != " " }
        hunks.append(Hunk(path: String(path), remark: header.dropFirst(path.count)))
        continue
      }
      guard !hunks.isEmpty else { throw .unreadable(line: String(line)) }
      let rest = line.dropFirst()
      switch line.first {
      case " ", nil: hunks[hunks.count - 1].lines.append(.kept(rest))
      case "-": hunks[hunks.count - 1].lines.append(.removed(rest))
      case "+": hunks[hunks.count - 1].lines.append(.added(rest))
      default: throw .unreadable(line: String(line))
      }
    }
    self.hunks = hunks
  }

  /// Makes the changes in a copy.
  ///
  /// - Throws: `PatchFailure` where a file is missing or the lines do not stand in it exactly once.
  func applied(to original: [String: String]) throws(PatchFailure) -> PatchedApp {
    var files = original
    var marks: [Marks] = []
    for hunk in hunks {
      marks.append(Marks(text: hunk.remark, file: hunk.path, line: 0))
      if hunk.remark.hasSuffix(" gone") {
        guard files.removeValue(forKey: hunk.path) != nil else { throw .noFile(hunk.path) }
      } else if !hunk.lines.isEmpty {
        files[hunk.path] = try hunk.applied(to: files[hunk.path])
      }
    }
    for path in Set(hunks.map(\.path)) {
      let lines = (files[path] ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      marks += lines.enumerated().map { Marks(text: $1, file: path, line: $0 + 1) }
    }
    return PatchedApp(
      files: files,
      reported: Set(marks.flatMap { $0.findings(after: "✗") })
    )
  }
}

extension Patch.Hunk {
  /// Makes the change in a file's text.
  fileprivate func applied(to text: String?) throws(PatchFailure) -> String {
    let new = lines.compactMap(\.new)
    guard lines.contains(where: { $0.old != nil }) else {
      return (text.map { $0 + "\n" } ?? "") + new.joined(separator: "\n") + "\n"
    }
    guard let text else { throw .noFile(path) }
    let wanted = lines.compactMap(\.old).map(Self.content)
    let present = text.split(separator: "\n", omittingEmptySubsequences: false)
    let contents = present.map(Self.content)
    let places = contents.indices.filter { contents[$0...].starts(with: wanted) }
    guard let place = places.first, places.count == 1 else {
      throw .notOnce(path: path, line: String(wanted.first ?? ""), times: places.count)
    }
    let after = present[(place + wanted.count)...].map(String.init)
    return (present[..<place].map(String.init) + new + after).joined(separator: "\n")
  }

  /// A line without indentation and marks.
  private static func content(_ line: Substring) -> Substring {
    let text = line.drop { $0 == " " }
    let mark = text.firstRange(of: "// ✗")
    guard let mark else { return text }
    let end = text[..<mark.lowerBound].lastIndex { $0 != " " }
    return end.map { text[...$0] } ?? ""
  }
}

extension Patch.Line {
  fileprivate var old: Substring? {
    switch self {
    case .kept(let text), .removed(let text): text
    case .added: nil
    }
  }

  fileprivate var new: String? {
    switch self {
    case .kept(let text), .added(let text): String(text)
    case .removed: nil
    }
  }
}
