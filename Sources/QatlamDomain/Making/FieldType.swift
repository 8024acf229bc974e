/// The types that a field may have; raw values are their names in source.
package enum FieldType: String, Hashable, Sendable, CaseIterable {
  case string = "String"
  case int = "Int"
  case double = "Double"
  case decimal = "Decimal"
  case bool = "Bool"
  case date = "Date"
  case url = "URL"
  case uuid = "UUID"

  /// Whether the type comes with Foundation.
  package var needsFoundation: Bool {
    switch self {
    case .decimal, .date, .url, .uuid: true
    case .string, .int, .double, .bool: false
    }
  }

  /// Whether things can be told apart by a value of it.
  package var canIdentify: Bool {
    switch self {
    case .string, .int, .uuid: true
    case .double, .decimal, .bool, .date, .url: false
    }
  }
}
