internal import QatlamDomain

/// Values that stand for anything in tests.
enum SampleValue {
  /// Returns an expression of an entity.
  static func text(of entity: EntityModel) -> String {
    let fields = entity.fields.map { "\($0.argument): \(text(of: $0))" }
    let all = ["id: \(text(of: entity.identity, "1"))"] + fields
    return "\(entity.name.type)(\(all.joined(separator: ", ")))"
  }

  /// Returns what stands for any such entity in a file of tests, called `sample`.
  static func double(of entity: EntityModel) -> SourceText {
    """
    /// Stands for any \(entity.name.phrase).
    private var sample: \(entity.name.type) {
      \(text(of: entity))
    }
    """
  }

  /// Returns an expression of a field's value.
  static func text(of field: Field) -> String { text(of: field.type, field.key) }

  /// How the identity of a sample reads in a text.
  static func identityWord(of entity: EntityModel) -> String {
    switch entity.identity {
    case .uuid: "00000000-0000-0000-0000-000000000001"
    default: "1"
    }
  }

  /// Returns an expression of a type's value; `word` is what a text says.
  static func text(of type: FieldType, _ word: String = "any") -> String {
    switch type {
    case .string: "\"\(word)\""
    case .int: "1"
    case .double: "1.5"
    case .decimal: "15"
    case .bool: "true"
    case .date: "Date(timeIntervalSince1970: 0)"
    case .url: #"URL(filePath: "/")"#
    case .uuid: "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))"
    }
  }
}
