/// A value of the subset of JSON that dumps are written in: whole numbers only.
enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Int)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// The member of an object, or `null`.
  subscript(key: String) -> JSONValue {
    guard case .object(let members) = self else { return .null }
    return members[key] ?? .null
  }

  /// The number, or `nil` where it is none.
  var number: Int? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The text, or an empty one.
  var text: String {
    guard case .string(let value) = self else { return "" }
    return value
  }

  /// Whether it is `true`.
  var isTrue: Bool { self == .boolean(true) }

  /// The elements, or none.
  var elements: [JSONValue] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// Whether it is there.
  var isPresent: Bool { self != .null }
}
