import Foundation

/// The form in which the API says what went wrong (R11).
struct RMErrorResponse: Codable, Hashable, Sendable {
  /// The API's sentence.
  var error: String
}

extension RMErrorResponse {
  /// Reads the API's sentence from an answer's body, if it has that form.
  init?(body: Data) {
    guard let response = try? JSONDecoder().decode(Self.self, from: body) else { return nil }
    self = response
  }
}
