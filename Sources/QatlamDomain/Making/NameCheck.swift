/// What names may be.
enum NameCheck {
  /// Names of files and members are made of it, and lines of source have 100 columns.
  private static let limit = 40

  /// Returns a text of which words can be made.
  ///
  /// ASCII only: the same name has to be a folder, a package and a command.
  static func checked(_ text: String) throws(NameFault) -> String {
    for character in text {
      let isWord = character.isASCII && (character.isLetter || character.isNumber)
      guard isWord || character == "-" || character == "_" || character == " " else {
        throw .character(character, in: text)
      }
    }
    guard let first = text.first, first.isLetter, text.last != " ", text.last != "-" else {
      throw .noName(text)
    }
    guard text.utf8.count <= limit else { throw .tooLong(text, limit: limit) }
    return text
  }

  /// Why a type cannot have this name, or `nil`.
  static func reservation(of name: String) -> NameFault? {
    if typeKeywords.contains(name) { return .keyword(name) }
    return libraryTypes.contains(name) ? .reserved(name) : nil
  }

  /// Returns a value's name, in back-ticks where it is a keyword.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  private static let typeKeywords: Set<String> = ["Any", "Protocol", "Self", "Type"]

  /// Words that cannot be used as a value's name as they are, or mean something else where an expression begins.
  static let keywords: Set<String> = [
    "any", "as", "associatedtype", "await", "borrow", "break", "case", "catch", "class", "consume",
    "continue", "copy", "default", "defer", "deinit", "discard", "do", "each", "else", "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import",
    "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct",
    "subscript", "super", "switch", "then", "throw", "throws", "true", "try", "typealias", "unsafe",
    "var", "where", "while", "yield",
  ]

  /// Types of the standard library, Foundation and the platform that everyday code names.
  private static let libraryTypes: Set<String> = [
    "Actor", "Array", "AsyncSequence", "AsyncStream", "Binding", "Bool", "Bundle", "Button",
    "Calendar", "Cancellable", "Clock", "Codable", "CodingKey", "Collection", "Color",
    "Comparable", "Data", "Date", "Decimal", "Decodable", "Decoder", "Dictionary", "Double",
    "Duration", "Encodable", "Encoder", "Environment", "Equatable", "Error", "FileManager", "Float",
    "Font", "Foundation", "Hashable", "Hasher", "Identifiable", "Image", "Index", "IndexPath",
    "Int", "Iterator", "JSONDecoder", "JSONEncoder", "KeyPath", "Label", "List", "Locale",
    "MainActor", "Measurement", "Mirror", "Never", "Notification", "Observable", "Observation",
    "Operation", "Optional", "Process", "Progress", "Published", "Range", "Regex", "Result",
    "Scanner", "Scene", "Selector", "Sendable", "Sequence", "Set", "State", "Stream", "String",
    "Substring", "Swift", "Task", "TaskGroup", "Testing", "Text", "Thread", "Timer", "Toggle",
    "Unit", "View", "Void", "XCTest", "UIKit", "SwiftUI",
  ]
}
