internal import QatlamDomain

/// What depends on the entity's fields, its identity and the form of the server's list.
extension CleanVIPERApp {
  /// How an identity is called.
  var identityWord: String { model.entity.identity == .int ? "number" : "identity" }

  /// What the use case of one says of its result.
  var fetchDetailSummary: String {
    model.entity.identity == .int
      ? "Returns the \(phrase); numbers begin with 1, so that others are not asked for at all."
      : "Returns the \(phrase)."
  }

  /// What keeps numbers that nothing has from being asked for.
  var numberGuard: SourceText {
    model.entity.identity == .int ? "guard id >= 1 else { throw .notFound }" : .none
  }

  /// The order of a list, as words at a sentence's end.
  var orderWords: String {
    orderKey.map { $0.type == .date ? ", newest first" : ": by \($0.phrase)" } ?? ""
  }

  /// The order of a list, as a closure's expression.
  var orderTerm: String {
    guard let key = orderKey else {
      let text = model.entity.identity == .uuid ? ".uuidString" : ""
      return "$0.id\(text) < $1.id\(text)"
    }
    return "$0.\(key.name) \(key.type == .date ? ">" : "<") $1.\(key.name)"
  }

  /// The statement that asks for the list.
  var listRequest: SourceText {
    guard let key = model.listKey else {
      return "return try await client.request(endpoint)"
    }
    return #"""
      let page: \#(results) = try await client.request(endpoint)
      return page.\#(key.property)
      """#
  }

  /// The expression of the list that a server sends.
  func listValue(_ records: String) -> String {
    model.listKey.map { "\(results)(\($0.argument): \(records))" } ?? records
  }

  /// The form of the list, where it is more than an array (R4).
  var resultsFile: [GeneratedFile] {
    guard let key = model.listKey else { return [] }
    let file = source(
      "Domain/Entities/\(results).swift",
      #"""
      /// The list of \#(phrases), exactly as the API sends it (R4).
      struct \#(results): Codable, Hashable, Sendable {
        /// The \#(phrases), in the API's order.
        var \#(key.property): [\#(record)]

        \#(key.codingKeys)
      }
      """#
    )
    return [file]
  }

  /// The rows of an entity's values, its identity last.
  var rows: [String] {
    let last = ".init(label: \"Id\", value: text(\(value).id))"
    guard !fields.isEmpty else { return ["[\(last)]"] }
    let rows = fields.map {
      "  .init(label: \"\($0.label)\", value: text(\(value).\($0.name))),"
    }
    return ["["] + rows + ["  \(last),", "]"]
  }

  /// What makes the formatter of one.
  var formatterInit: SourceText {
    guard hasDates else {
      return #"""
        /// Creates a formatter that words failures in one language.
        init(failureText: @escaping @Sendable (\#(type)Failure) -> String) {
          self.failureText = failureText
        }
        """#
    }
    return #"""
      /// Creates a formatter that words failures in one language, and shows dates in one zone.
      init(
        timeZone: TimeZone,
        failureText: @escaping @Sendable (\#(type)Failure) -> String
      ) {
        self.timeZone = timeZone
        self.failureText = failureText
      }
      """#
  }

  /// The zone that dates are shown in, where there are dates.
  var zoneProperty: SourceText { hasDates ? "private let timeZone: TimeZone" : .none }

  /// The zone as the first of several arguments.
  func zoneArgument(_ zone: String) -> String { hasDates ? "timeZone: .\(zone), " : "" }

  /// The expression of what encodes as the API does.
  var encoder: String { "JSONEncoder.ofTheAPI" }

  /// How dates are written (R6).
  var dateWriting: [GeneratedFile] {
    let file = source(
      "Core/Network/JSONEncoder+Dates.swift",
      #"""
      import Foundation

      extension JSONEncoder {
        /// An encoder that writes dates as ISO 8601.
        static var ofTheAPI: JSONEncoder {
          let encoder = JSONEncoder()
          encoder.dateEncodingStrategy = .iso8601
          return encoder
        }
      }
      """#
    )
    return [file]
  }
}
