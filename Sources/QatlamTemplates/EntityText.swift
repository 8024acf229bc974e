internal import QatlamDomain

/// What sources say about an entity's fields, type by type.
extension AppTemplate {
  /// The fields that a person must fill in: texts that are never missing.
  var requiredTexts: [Field] { fields.filter { $0.type == .string && !$0.isOptional } }

  /// Whether the entity has a rule; one without texts has none to begin with.
  var hasRule: Bool { !requiredTexts.isEmpty }

  /// The name of the rule; no field is called so.
  var rule: String { free("mayBeSaved") }

  /// Whether dates are shown and sent.
  var hasDates: Bool { fields.contains { $0.type == .date } }

  /// The entity's properties with their comments, `let` or `var` before each but the identity.
  func properties(_ keyword: String) -> [String] {
    fields.flatMap { field in
      ["/// \(field.summary)", "\(keyword) \(field.name): \(field.typeText)"]
    }
  }

  /// The arguments that make an entity or a DTO: the value for `id`, then one for each field.
  func arguments(id: String, _ value: (Field) -> String) -> String {
    (["id: \(id)"] + fields.map { "\($0.argument): \(value($0))" }).joined(separator: ", ")
  }

  /// The arguments of a sample, one a line, of a `number` from 1 to 9; lower ones stand first.
  var sampleArguments: [String] {
    let all = ["id: \(sampleIdentity("number"))"] + fields.map { "\($0.argument): \($0.sample)" }
    return all.indices.map { all[$0] + ($0 == all.count - 1 ? "" : ",") }
  }

  /// The expression of a sample's identity.
  func sampleIdentity(_ number: String) -> String {
    switch model.entity.identity {
    case .uuid: "identity(\(number))"
    case .string: "\"sample-\\(\(number))\""
    default: number
    }
  }

  /// The first sample's identity as a person reads it.
  var firstIdentity: String {
    switch model.entity.identity {
    case .uuid: "00000000-0000-4000-8000-000000000001"
    case .string: "sample-1"
    default: "1"
    }
  }

  /// What a list shows of the first sample.
  var firstTitle: String { model.entity.headline.map { "\($0.label) 1" } ?? firstIdentity }

  /// The expression of a new identity.
  var newIdentity: String {
    switch model.entity.identity {
    case .uuid: "UUID()"
    case .string: "UUID().uuidString"
    default: "Int.random(in: 1...Int(Int32.max))"
    }
  }

  /// The expression of an identity as the end of an address.
  func identityText(_ id: String) -> String {
    switch model.entity.identity {
    case .uuid: "\(id).uuidString"
    case .string: id
    default: "String(\(id))"
    }
  }

  /// The name of what an entity is compared with; no field is called so.
  var other: String { free("other") }

  /// A function that makes up an entity of a number from 1 to 9, with what it needs besides.
  ///
  /// - Parameters:
  ///   - name: What the function is called.
  ///   - made: The entity's type, where it is another than the entity's name.
  ///   - keyword: What stands before the function, such as `private static`.
  ///   - comment: What its documentation says; nothing where it is private.
  /// - Returns: The members, for a type's body.
  func sampleMembers(
    named name: String = "sample",
    of made: String? = nil,
    keyword: String = "static",
    comment: String? = nil
  ) -> SourceText {
    let made = made ?? type
    return #"""
      \#(comment.map { "/// \($0)" } ?? .none)
      \#(keyword) func \#(name)(_ number: Int) -> \#(made) {
        \#(made)(
          \#(sampleArguments)
        )
      }

      \#(sampleParts)
      """#
  }

  /// The file of entities for tests.
  ///
  /// - Parameters:
  ///   - folder: Where it stands, below the tests' own.
  ///   - made: The entity's type, where it is another than the entity's name.
  ///   - kept: What is said of them besides, as ` that keeps the rule`.
  /// - Returns: The file.
  func samplesFile(in folder: String, of made: String? = nil, kept: String = "") -> GeneratedFile {
    let comment = "Returns \(aPhrase)\(kept); lower numbers stand first in a list."
    return test(
      "\(folder)/\(made ?? type)+Samples.swift",
      #"""
      import Foundation

      @testable import \#(app)

      extension \#(made ?? type) {
        \#(sampleMembers(of: made, comment: comment))
      }
      """#
    )
  }

  /// What samples need besides, one function for each type that has no literal.
  var sampleParts: SourceText {
    let types = Set(fields.map(\.type) + [model.entity.identity])
    return #"""
      \#(types.contains(.date) ? Self.sampleDate : .none)

      \#(types.contains(.url) ? Self.sampleAddress : .none)

      \#(types.contains(.uuid) ? Self.sampleUUID : .none)
      """#
  }

  /// The import of a file with the order of a list, where that needs one.
  var orderImport: SourceText {
    let types = [orderKey?.type, model.entity.identity].compactMap(\.self)
    return types.contains(where: \.needsFoundation) ? "import Foundation" : .none
  }

  private static var sampleDate: SourceText {
    #"""
    private static func date(_ number: Int) -> Date {
      Date(timeIntervalSince1970: 1_700_000_000 - Double(number) * 86_400)
    }
    """#
  }

  private static var sampleAddress: SourceText {
    #"""
    private static func address(_ number: Int) -> URL {
      URL(string: "https://sample.invalid/\(number)") ?? URL(filePath: "/")
    }
    """#
  }

  private static var sampleUUID: SourceText {
    #"""
    private static func identity(_ number: Int) -> UUID {
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, UInt8(number)))
    }
    """#
  }

  /// The field by which lists are ordered: the first date, newest first, else the headline.
  var orderKey: Field? {
    fields.first { $0.type == .date && !$0.isOptional } ?? model.entity.headline
  }

  /// The statements that say whether `self` stands before `other`.
  var order: [String] {
    let last =
      model.entity.identity == .uuid
      ? "id.uuidString < \(other).id.uuidString" : "id < \(other).id"
    guard let key = orderKey else { return [last] }
    let sign = key.type == .date ? ">" : "<"
    return [
      "guard \(key.name) == \(other).\(key.name) else { "
        + "return \(key.name) \(sign) \(other).\(key.name) }",
      "return \(last)",
    ]
  }

  /// Returns a member's name that no field has.
  func free(_ name: String) -> String {
    let taken = fields.contains { $0.key == name }
    return taken ? free(name + "Now") : name
  }
}

extension Field {
  /// For people, at a line's beginning: `Created at`.
  var label: String { phrase.prefix(1).uppercased() + phrase.dropFirst() }

  /// The name before an argument, where most keywords stand as they are.
  var argument: String { key == "inout" ? name : key }

  /// What the field is, as a sentence.
  var summary: String {
    let missing = isOptional ? "; none where it is not known" : ""
    if type == .date, phrase.hasSuffix(" at") {
      return "When it was \(phrase.dropLast(3))\(missing)."
    }
    guard type == .bool else { return "The \(phrase)\(missing)." }
    let isVerb = ["is ", "has ", "may ", "can "].contains { phrase.hasPrefix($0) }
    return "Whether it \(isVerb ? "" : "is ")\(phrase)\(missing)."
  }

  /// The expression of a sample's value, of a `number` from 1 to 9.
  ///
  /// The first sample has nothing where a value may be missing.
  var sample: String {
    let value =
      switch type {
      case .string: "\"\(label) \\(number)\""
      case .int: "number * 10"
      case .double: "Double(number) / 2"
      case .decimal: "Decimal(number) / 2"
      case .bool: "number.isMultiple(of: 2)"
      case .date: "date(number)"
      case .url: "address(number)"
      case .uuid: "identity(number)"
      }
    return isOptional ? "number == 1 ? nil : \(value)" : value
  }
}

extension AppTemplate {
  /// The first sample as JSON.
  var jsonSample: String {
    "{ \(jsonPairs.joined(separator: ", ")) }"
  }

  /// The first sample as JSON of several lines.
  var jsonLines: [String] {
    let last = jsonPairs.count - 1
    return ["{"] + jsonPairs.enumerated().map { "  \($1)\($0 == last ? "" : ",")" } + ["}"]
  }

  private var jsonPairs: [String] {
    let id = model.entity.identity == .int ? firstIdentity : "\"\(firstIdentity)\""
    return ["\"id\": \(id)"] + fields.map { "\"\($0.key)\": \($0.jsonSample)" }
  }
}

extension Field {
  /// The JSON of the field in a first sample.
  fileprivate var jsonSample: String {
    if isOptional { return "null" }
    return switch type {
    case .string: "\"\(label) 1\""
    case .int: "10"
    case .double, .decimal: "0.5"
    case .bool: "false"
    case .date: "\"2023-11-13T22:13:20Z\""
    case .url: "\"https://sample.invalid/1\""
    case .uuid: "\"00000000-0000-4000-8000-000000000001\""
    }
  }
}
