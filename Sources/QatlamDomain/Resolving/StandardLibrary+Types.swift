extension StandardLibrary {
  /// Names that a codebase uses without writing them.
  static let everPresent = [
    "Array", "Dictionary", "Set", "Optional", "String", "Int", "Double", "Bool", "Result", "Task",
    "Element", "Wrapped", "Key", "Value", "Success", "Failure", "Output", "Bound", "key", "value",
    "offset", "element", "LazySequence",
  ]

  /// The names of libraries' generic parameters, which stand for their arguments in extensions.
  static let genericParameters: [String: [String]] = [
    "Array": ["Element"], "Set": ["Element"], "ArraySlice": ["Element"],
    "ContiguousArray": ["Element"], "Sequence": ["Element"], "Collection": ["Element"],
    "Optional": ["Wrapped"], "Dictionary": ["Key", "Value"], "Result": ["Success", "Failure"],
    "Task": ["Success", "Failure"], "AsyncStream": ["Element"], "Publisher": ["Output", "Failure"],
    "AnyPublisher": ["Output", "Failure"], "PassthroughSubject": ["Output", "Failure"],
    "CurrentValueSubject": ["Output", "Failure"], "Range": ["Bound"], "ClosedRange": ["Bound"],
  ]

  /// Types whose values are told by a kind of literal, by the literal's code.
  static let literalTypes: [String: Int32] = [
    "String": ValueCode.string, "Substring": ValueCode.string, "Character": ValueCode.string,
    "StaticString": ValueCode.string, "Int": ValueCode.integer, "Int8": ValueCode.integer,
    "Int16": ValueCode.integer, "Int32": ValueCode.integer, "Int64": ValueCode.integer,
    "UInt": ValueCode.integer, "UInt8": ValueCode.integer, "UInt16": ValueCode.integer,
    "UInt32": ValueCode.integer, "UInt64": ValueCode.integer, "Double": ValueCode.floatingPoint,
    "Float": ValueCode.floatingPoint, "CGFloat": ValueCode.floatingPoint,
    "TimeInterval": ValueCode.floatingPoint, "Bool": ValueCode.boolean,
  ]

  /// Types that no type of an app can stand for; their values are not called.
  static let plainTypes: [String] =
    literalTypes.keys + [
      "Array", "Set", "Dictionary", "Data", "Date", "URL", "UUID", "Decimal", "Void", "Range",
      "ClosedRange", "Locale", "Calendar", "TimeZone", "IndexPath", "IndexSet", "URLRequest",
    ]

  /// Members that are of one type whoever has them, by that type.
  static let plainMembers: [String: [String]] = [
    "Int": ["count", "hashValue", "startIndex", "endIndex", "firstIndex", "lastIndex"],
    "Bool": [
      "isEmpty", "contains", "hasPrefix", "hasSuffix", "allSatisfy", "elementsEqual",
      "isDisjoint", "isSubset", "isSuperset",
    ],
    "String": [
      "description", "debugDescription", "localizedDescription", "lowercased", "uppercased",
      "capitalized", "absoluteString", "lastPathComponent", "pathExtension", "uuidString",
      "trimmingCharacters", "replacingOccurrences", "padding",
    ],
  ]
}
