import Foundation

/// An answer, ready to be sent.
struct HTTPResponse: Hashable, Sendable {
  /// The status code.
  var status: Int
  /// The headers by name, beside those that belong to the connection.
  var headers: [String: String] = [:]
  /// The body; empty for an answer without one.
  var body = Data()

  /// An answer with a value as JSON: keys sorted, so that equal values are equal bytes.
  static func json(_ value: some Encodable, status: HTTPStatus = .ok) -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return HTTPResponse(
        status: status.rawValue,
        headers: jsonHeaders,
        body: try encoder.encode(value)
      )
    } catch {
      return .error("the answer is not JSON: \(error)", status: HTTPStatus.serverError.rawValue)
    }
  }

  /// An answer in the form that errors have.
  static func error(_ message: String, status: Int) -> HTTPResponse {
    HTTPResponse(
      status: status,
      headers: jsonHeaders,
      body: Data(#"{"error":\#(message.asJSON)}"#.utf8)
    )
  }

  /// An answer without a body.
  static let noContent = HTTPResponse(status: HTTPStatus.noContent.rawValue)

  /// What says that a body is JSON.
  static let jsonHeaders = ["Content-Type": "application/json; charset=utf-8"]
}

extension String {
  /// The text as a JSON string, with quotes.
  fileprivate var asJSON: String {
    let escaped = unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case let scalar where scalar.value < 0x20:
        "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
