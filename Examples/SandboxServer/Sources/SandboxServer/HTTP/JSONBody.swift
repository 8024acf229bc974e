import Foundation

extension HTTPRequest {
  /// The body as a value.
  ///
  /// - Throws: A refusal with status 400 that names what is missing or wrong.
  func decoded<Value: Decodable>(as type: Value.Type) throws(Refusal) -> Value {
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch let error as DecodingError {
      throw Refusal(.badRequest, Self.reason(for: error))
    } catch {
      throw Refusal(.badRequest, "the body is not JSON")
    }
  }

  private static func reason(for error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, _): "'\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "'\(name(of: context))' has the wrong type"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "'\(name(of: context))' is not valid"
    default: "the body is not JSON"
    }
  }

  private static func name(of context: DecodingError.Context) -> String {
    context.codingPath.isEmpty
      ? "body" : context.codingPath.map(\.stringValue).joined(separator: ".")
  }
}
