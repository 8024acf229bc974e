/// Reads fields as people write them: `title:String, price:Decimal, isNew:Bool?`.
package enum FieldList {
  /// Returns the fields in the order in which they were written.
  ///
  /// - Throws: `FieldFault` at the first that makes no sense.
  package static func fields(of text: String) throws(FieldFault) -> [Field] {
    var fields: [Field] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      let field = try field(trimmed(item))
      guard !fields.contains(where: { $0.key == field.key }) else { throw .repeated(field.key) }
      fields.append(field)
    }
    return fields
  }

  private static func field(_ text: Substring) throws(FieldFault) -> Field {
    let halves = text.split(separator: ":", omittingEmptySubsequences: false).map(trimmed)
    guard halves.count == 2, !halves[0].isEmpty, !halves[1].isEmpty else {
      throw .form(String(text))
    }
    let isOptional = halves[1].hasSuffix("?")
    let name = String(isOptional ? halves[1].dropLast() : halves[1])
    let known = FieldType.allCases.map(\.rawValue)
    guard let type = FieldType(rawValue: name) else {
      throw .type(name, field: String(halves[0]), known: known)
    }
    let key = String(halves[0])
    guard isWord(key) else { throw takenNames.contains(key) ? .taken(key) : .name(key) }
    guard !takenNames.contains(key) else { throw .taken(key) }
    if key == "id", isOptional || !type.canIdentify { throw .identity(String(halves[1])) }
    return Field(key: key, type: type, isOptional: isOptional)
  }

  /// Whether a property can be called so.
  static func isValueName(_ name: String) -> Bool { isWord(name) && !takenNames.contains(name) }

  /// What means something in Swift even in back-ticks, and what every type or entity has by itself.
  private static let takenNames: Set<String> = [
    "self", "Self", "Type", "Protocol", "Any", "init", "hash", "hashValue", "description",
  ]

  private static func isWord(_ name: String) -> Bool {
    guard name.utf8.count <= 40, let first = name.first, first.isASCII, first.isLowercase else {
      return false
    }
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0 == " " }
    return start[..<(start.lastIndex { $0 != " " }.map(start.index(after:)) ?? start.startIndex)]
  }
}
