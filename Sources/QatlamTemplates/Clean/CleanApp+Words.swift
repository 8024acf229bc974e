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
}
