/// One fact of a file in words, so that those of two readers can be compared.
///
/// What the readers number (declarations, references) is named by its kind and place instead.
package struct Fact: Hashable, Sendable {
  /// What a fact is about.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case file
    case `import`
    case declaration
    case reference
    case comment
    case partial
  }

  /// A named property of a fact.
  package struct Field: Hashable, Sendable {
    package let name: String
    package let value: String

    /// Creates a field.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package let kind: Kind
  /// What identifies the fact in its file, such as `func 3:8`.
  package let key: String
  /// The line it stands on, from 1.
  package let line: Int
  /// The last line that it speaks of.
  package let lastLine: Int
  /// Its properties, always in the same order.
  package let fields: [Field]

  /// Creates a fact.
  package init(kind: Kind, key: String, line: Int, lastLine: Int? = nil, fields: [Field]) {
    self.kind = kind
    self.key = key
    self.line = line
    self.lastLine = lastLine ?? line
    self.fields = fields
  }
}
