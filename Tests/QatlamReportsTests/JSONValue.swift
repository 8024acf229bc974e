/// Any JSON value.
enum JSONValue: Decodable, Hashable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([JSONValue])
  case map([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .map(try container.decode([String: JSONValue].self))
    }
  }

  subscript(key: String) -> JSONValue? { members[key] }

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var number: Int? { if case .number(let number) = self { number } else { nil } }
  var elements: [JSONValue] { if case .list(let elements) = self { elements } else { [] } }
  var members: [String: JSONValue] { if case .map(let members) = self { members } else { [:] } }
}
