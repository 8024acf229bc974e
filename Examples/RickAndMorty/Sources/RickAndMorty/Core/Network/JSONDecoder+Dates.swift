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
