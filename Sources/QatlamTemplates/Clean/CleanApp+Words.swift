internal import QatlamDomain

/// What screens show of an entity's fields.
extension CleanApp {
  /// The zone that dates are shown in, where there are dates.
  var zoneProperty: SourceText {
    guard hasDates else { return .none }
    return #"""
      /// The zone that dates are shown in.
      let timeZone: TimeZone
      """#
  }

  /// The expression of what stands for an entity in a list.
  var titleExpression: String {
    model.entity.headline.map { "\(value).\($0.name)" } ?? "text(\(value).id)"
  }

  /// The rows of an entity's values, its identity last.
  var rows: [String] {
    guard !fields.isEmpty else { return ["[Row(label: \"Id\", text: text(\(value).id))]"] }
    let rows = fields.map { "  Row(label: \"\($0.label)\", text: text(\(value).\($0.name)))," }
    return ["["] + rows + ["  Row(label: \"Id\", text: text(\(value).id)),", "]"]
  }

  /// How truth is shown, where a field needs it.
  var boolText: SourceText {
    guard fields.contains(where: { $0.type == .bool }) else { return .none }
    return #"""
      /// Returns a value as a person reads it; a dash where there is none.
      func text(_ value: Bool?) -> String {
        guard let value else { return "–" }
        return value ? "yes" : "no"
      }
      """#
  }

  /// How dates are shown, where a field needs it.
  var dateText: SourceText {
    guard hasDates else { return .none }
    return #"""
      /// Returns a moment as `2026-11-30 13:07`, in the place's time; a dash where there is none.
      func text(_ value: Date?) -> String {
        guard let value else { return "–" }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: value)
        let numbers = [parts.year, parts.month, parts.day, parts.hour, parts.minute].map { $0 ?? 0 }
        let texts = zip(numbers, [4, 2, 2, 2, 2]).map { number, width in
          String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
        }
        return texts[0...2].joined(separator: "-") + " " + texts[3...4].joined(separator: ":")
      }
      """#
  }
}
