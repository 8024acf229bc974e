/// A property of an entity that is to be made.
package struct Field: Hashable, Sendable {
  /// The property's name, as written in source; in back-ticks where it is a keyword.
  package let name: String
  /// The name as it stands in JSON and inside longer names, without back-ticks.
  package let key: String
  package let type: FieldType
  /// Whether a value may be missing.
  package let isOptional: Bool

  /// Creates a property; `key` is a checked lower camel name.
  package init(key: String, type: FieldType, isOptional: Bool = false) {
    self.key = key
    name = NameCheck.escaped(key)
    self.type = type
    self.isOptional = isOptional
  }

  /// The type as written in source: `Decimal?`.
  package var typeText: String { type.rawValue + (isOptional ? "?" : "") }

  /// For people: `created at` of `createdAt`.
  package var phrase: String {
    NameWords.split(key)
      .map { NameWords.isAcronym($0) ? $0 : $0.lowercased() }
      .joined(separator: " ")
  }
}
