internal import QatlamDomain

/// How values are shown and where they come from, alike in all styles.
extension AppTemplate {
  /// Returns the app's page, whose lines are as long as they are.
  func document(_ text: SourceText) -> GeneratedFile {
    GeneratedFile(
      path: "README.md",
      text: SwiftText.tidied(text.text).joined(separator: "\n") + "\n",
      kind: .document
    )
  }

  /// What the list's address answers with, for people.
  var listSentence: String {
    let form = model.listKey.map { "an object whose `\($0.text)` is the list" } ?? "an array"
    return "`GET \(model.path)` answers with \(form)."
  }

  /// The parts of the list's path.
  var path: [String] { model.path.split(separator: "/").map(String.init) }

  /// The parts of the list's path, as literals.
  var pathText: String { path.map { "\"\($0)\"" }.joined(separator: ", ") }

  /// How truth is shown, where a field needs it.
  var boolText: SourceText {
    guard fields.contains(where: { $0.type == .bool }) else { return .none }
    return #"""
      /// Returns a value as a person reads it; a dash where there is none.
      func text(_ value: Bool?) -> String {
        guard let value else { return "–" }
        return value ? "yes" : "no"
      }
      """#
  }

  /// How dates are shown, where a field needs it.
  var dateText: SourceText {
    guard hasDates else { return .none }
    return #"""
      /// Returns a moment as `2026-11-30 13:07`, in the place's time; a dash where there is none.
      func text(_ value: Date?) -> String {
        guard let value else { return "–" }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: value)
        let numbers = [parts.year, parts.month, parts.day, parts.hour, parts.minute].map { $0 ?? 0 }
        let texts = zip(numbers, [4, 2, 2, 2, 2]).map { number, width in
          String(repeating: "0", count: max(0, width - String(number).count)) + String(number)
        }
        return texts[0...2].joined(separator: "-") + " " + texts[3...4].joined(separator: ":")
      }
      """#
  }

  /// What stands for one in a list.
  func title(of value: String) -> String {
    if let headline = model.entity.headline { return "\(value).\(headline.name)" }
    return model.entity.identity == .string ? "\(value).id" : "\(value).id.description"
  }

  /// The expression of what decodes answers.
  var decoder: String { "JSONDecoder.ofTheAPI" }

  /// How dates are read.
  func dateReading(_ folder: String) -> [GeneratedFile] {
    let file = source(
      "\(folder)/JSONDecoder+Dates.swift",
      #"""
      import Foundation

      extension JSONDecoder {
        /// A decoder that reads dates as ISO 8601, with or without fractions of a second.
        static var ofTheAPI: JSONDecoder {
          let decoder = JSONDecoder()
          decoder.dateDecodingStrategy = .custom { decoder in
            let text = try decoder.singleValueContainer().decode(String.self)
            return try Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
              .parse(text)
          }
          return decoder
        }
      }
      """#
    )
    return [file]
  }
}

extension ListKey {
  /// What says how the key is written, where the property is called otherwise.
  var codingKeys: SourceText {
    guard isMapped else { return .none }
    return #"""
      private enum CodingKeys: String, CodingKey {
        case list = "\#(text)"
      }
      """#
  }
}
