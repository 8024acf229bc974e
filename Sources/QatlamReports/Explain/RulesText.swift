import QatlamDomain
package import QatlamUseCases

/// The list of rules.
package struct RulesText: Sendable {
  /// Creates a writer.
  package init() {}

  /// Returns one line a rule: its name, its level in each style, what it means, what it serves.
  package func text(of rules: [RuleExplanation]) -> String {
    let styles = rules.first?.levels.map(\.style) ?? []
    let header = ["rule"] + styles + ["finds"]
    return table([header] + rules.map(row))
  }

  /// Returns the rules as JSON, one a line, keys sorted.
  package func json(of rules: [RuleExplanation]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.lineBreak(1)
    writer.lines("rules", rules, indent: 2) { writer, rule in
      writer.beginObject()
      writer.key("levels")
      writer.beginObject()
      for level in rule.levels.sorted(by: { $0.style < $1.style }) {
        writer.key(level.style)
        writer.value(level.level.rawValue)
      }
      writer.endObject()
      writer.member("meaning", rule.entry.meaning)
      writer.member("reason", rule.entry.reason)
      writer.member("rule", rule.entry.rule.rawValue)
      writer.member("serves", rule.serves)
      writer.endObject()
    }
    writer.lineBreak(1)
    writer.member("version", 1)
    writer.newLine()
    writer.endObject()
    writer.endLine()
    return writer.bytes
  }

  private func row(_ rule: RuleExplanation) -> [String] {
    let serves = rule.serves.isEmpty ? "" : " (\(rule.serves.joined(separator: ", ")))"
    return [rule.entry.rule.rawValue] + rule.levels.map(\.level.rawValue)
      + [rule.entry.meaning + serves]
  }

  private func table(_ rows: [[String]]) -> String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return
      rows
      .map { row in
        let cells = row.enumerated().map { index, cell in
          index == row.count - 1
            ? cell : cell + String(repeating: " ", count: widths[index] - cell.count + 2)
        }
        return cells.joined() + "\n"
      }
      .joined()
  }
}
