import Foundation
import QatlamDomain
import QatlamTemplates
import QatlamTestSupport
import Testing

/// Lines are broken by the templates themselves, and `swift format` is their judge.
@Suite("A generated app's form") struct FormTests {
  @Test(arguments: Templates().styles, [1, 12, 19, 27, 33, 36, 40])
  func `is that of swift format, however long names are`(style: String, length: Int) throws {
    let name = "E" + String(repeating: "x", count: length - 1)
    let key = String(repeating: "x", count: length - 1)
    let fields = [
      Field(key: "f" + key, type: .string), Field(key: "g" + key, type: .date),
      Field(key: "h" + key, type: .bool, isOptional: true),
    ]
    let files = try SampleApp.files(name, style, entity: name, fields: fields)

    #expect(try findings(in: files) == "")
  }

  @Test(arguments: Templates().styles)
  func `is that of swift format, with and without fields`(style: String) throws {
    let every = try SampleApp.files(
      "Every",
      style,
      entity: "Thing",
      fields: [Field(key: "id", type: .uuid)] + SampleApp.everyField,
      path: "/api/v1/things",
      listKey: "results"
    )
    let none = try SampleApp.files("None", style, entity: "Case")

    #expect(try findings(in: every) == "")
    #expect(try findings(in: none) == "")
  }

  @Test func `has no blank at a line's end and one line break at the end`() throws {
    for style in Templates().styles {
      let files = try SampleApp.files(
        "Shop",
        style,
        entity: "Product",
        fields: SampleApp.everyField
      )
      for file in files {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { !$0.hasSuffix(" ") }, "\(file.path)")
        #expect(lines.last == "" && lines.dropLast().last != "", "\(file.path)")
      }
    }
  }

  /// Writes the files and returns what `swift format` has to say about them.
  private func findings(in files: [GeneratedFile]) throws -> String {
    let folder = try ScratchFolder()
    for file in files { try folder.write(file.path, file.text) }
    return try FormatJudge.findings(in: folder.path)
  }
}
