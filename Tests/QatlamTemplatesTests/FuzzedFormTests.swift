import Foundation
import QatlamDomain
import QatlamTemplates
import QatlamTestSupport
import QatlamUseCases
import Testing

/// Names and fields that nobody would think of: what is generated parses, and has the form of `swift format`.
@Suite("Generated source, whatever it is about") struct FuzzedFormTests {
  private static let entities = [
    "Product", "Case", "Default", "Import", "OrderLine", "News", "Person", "Series", "URLItem",
    "X", "Ab", "Character", "Item", "Record", "Row", "Home", "Body", "Operator", "Return", "In",
    "Await", "Copy", "Some", "Try", "Throw", "Wire", "Server", "Source", "Box", "Category",
    "Hello1World", "P1", "Answer", "Path", "Shown", "Value", "Number", "API", "DTO",
  ]
  private static let keys = [
    "as", "await", "any", "case", "class", "copy", "default", "each", "func", "if", "in", "inout",
    "is", "let", "operator", "protocol", "repeat", "return", "some", "static", "super", "switch",
    "throw", "try", "unsafe", "var", "where", "while", "yield", "open", "actor", "async", "lazy",
    "weak", "left", "get", "set", "sample", "list", "error", "failure", "text", "value", "row",
    "title", "item", "view", "data", "date", "url", "number", "count", "status", "first", "other",
    "mayBeSaved", "precedes", "entity", "rawValue", "timeZone", "a", "createdAt", "isNew",
    "aVeryLongNameThatGoesOnAndOnAndOn", "x1", "urlOfImage",
  ]

  /// Numbers that look random, and are the same in each run.
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var number = state
      number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
      number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
      return number ^ (number >> 31)
    }
  }

  private func fields(_ dice: inout Dice) -> [Field] {
    let ids: [FieldType] = [.int, .string, .uuid]
    let id = Field(key: "id", type: ids.randomElement(using: &dice) ?? .int)
    let keys = Self.keys.shuffled(using: &dice).prefix(Int.random(in: 0...7, using: &dice))
    let fields = keys.map { key in
      Field(
        key: key,
        type: FieldType.allCases.randomElement(using: &dice) ?? .string,
        isOptional: Bool.random(using: &dice)
      )
    }
    return [id] + fields
  }

  @Test(arguments: Templates().styles)
  func `parses and is in form`(style: String) async throws {
    let folder = try ScratchFolder()
    var dice = Dice(state: UInt64(style.utf8.count))
    let newcomer = Newcomer(with: Pieces(), following: style)
    var added = 0
    for number in 0..<12 {
      let entity = Self.entities.randomElement(using: &dice) ?? "Product"
      let app = ["Q", "Shop", "InternationalCorrespondenceDesk"].randomElement(using: &dice)
      let files = try SampleApp.files(
        app ?? "Q",
        style,
        entity: entity,
        fields: fields(&dice),
        listKey: [nil, "results", "class", "$a-b"].randomElement(using: &dice) ?? nil
      )
      var texts = Dictionary(files.map { ($0.path, $0.text) }, uniquingKeysWith: { one, _ in one })
      let subject = Self.entities.randomElement(using: &dice) ?? "Item"
      let text = fields(&dice).map { "\($0.key):\($0.typeText)" }.joined(separator: ",")
      // A name may be taken, or be one of the style's own; then nothing is made, which is as it should be.
      let plan = try? await newcomer.plan(
        .feature,
        subject,
        fields: text,
        in: MarkedApp(files: texts)
      )
      for file in plan?.files ?? [] {
        texts[file.path] = String(decoding: file.bytes, as: UTF8.self)
      }
      added += plan == nil ? 0 : 1
      for (path, text) in texts { try folder.write("\(number)/\(path)", text) }
    }

    #expect(added > 3)
    #expect(try FormatJudge.findings(in: folder.path) == "")
  }
}
