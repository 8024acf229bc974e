/// A comment that asks for findings of some rules to be left out.
package struct Suppression: Hashable, Sendable {
  /// What a suppression covers.
  package enum Reach: Hashable, Sendable {
    case file
    case line(Int)
  }

  /// Where the comment stands.
  package var place: Place
  /// The rules as written, in order.
  package var rules: [String]
  /// Whether `-- reason` follows.
  package var hasReason: Bool
  package var reach: Reach

  /// The rules that exist.
  package var knownRules: [RuleID] { rules.compactMap(RuleID.init(rawValue:)) }

  /// The names that are no rules, in order.
  package var unknownRules: [String] { rules.filter { RuleID(rawValue: $0) == nil } }

  /// Whether it covers a finding.
  package func covers(_ finding: Finding) -> Bool {
    guard hasReason, finding.place.file == place.file else { return false }
    let named = [finding.rule] + finding.alsoBreaks
    guard knownRules.contains(where: named.contains) else { return false }
    switch reach {
    case .file: return true
    case .line(let line): return finding.place.line == line
    }
  }

  /// Reads the suppressions of a file, in order.
  ///
  /// A comment that stands alone speaks for the next line that is no such comment; one at the top of the file for the whole file;
  /// one behind code for its own line.
  package static func all(in file: FileFacts) -> [Suppression] {
    guard !file.comments.isEmpty else { return [] }
    let comments = file.comments.map { ($0, file.position(of: $0.offset)) }
    let alone = Set(comments.lazy.filter(\.0.standsAlone).map(\.1.line))
    return comments.compactMap { comment, position in
      guard let (rules, hasReason) = parse(comment.text) else { return nil }
      var line = position.line
      if comment.standsAlone {
        line += 1
        while alone.contains(line) { line += 1 }
      }
      return Suppression(
        place: Place(file: file.path, line: position.line, column: position.column),
        rules: rules,
        hasReason: hasReason,
        reach: comment.isAtTop ? .file : .line(line)
      )
    }
  }

  /// Takes `qatlam:allow rule, rule -- reason` apart; `nil` where the comment asks for something else.
  private static func parse(_ text: String) -> (rules: [String], hasReason: Bool)? {
    let mark = "qatlam:allow"
    guard text.hasPrefix(mark) else { return nil }
    var rest = text.dropFirst(mark.count)
    guard rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
    var hasReason = false
    if let dashes = rest.firstDashes {
      hasReason = rest[dashes.upperBound...].contains { !$0.isWhitespace }
      rest = rest[..<dashes.lowerBound]
    }
    let rules = rest.split { $0 == "," || $0.isWhitespace }.map(String.init)
    return (rules, hasReason)
  }
}

extension Substring {
  /// The first `--` with a blank or an end on both sides.
  fileprivate var firstDashes: Range<Index>? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix("--") {
        let after = index(place, offsetBy: 2)
        let isFree = place == startIndex || self[index(before: place)].isWhitespace
        if isFree, after == endIndex || self[after].isWhitespace { return place..<after }
      }
      place = index(after: place)
    }
    return nil
  }
}
