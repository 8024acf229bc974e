import Foundation

/// JSON as the server writes and reads it.
enum WireJSON {
  /// Returns the bytes of a value, the same for the same value.
  static func data(for value: some Encodable) throws(GatewayFailure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(WireDate.text(for: date))
    }
    do {
      return try encoder.encode(value)
    } catch {
      throw .unreadableAnswer
    }
  }

  /// Returns the value that bytes hold.
  ///
  /// - Throws: `missingField`, `strangeDate` or `unreadableAnswer`.
  static func value<Value: Decodable>(
    _ type: Value.Type,
    from data: Data
  ) throws(GatewayFailure) -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        throw GatewayFailure.strangeDate("\(number)")
      }
      let text = try container.decode(String.self)
      guard let date = WireDate.date(from: text) else { throw GatewayFailure.strangeDate(text) }
      return date
    }
    do {
      return try decoder.decode(type, from: data)
    } catch let failure as GatewayFailure {
      throw failure
    } catch DecodingError.keyNotFound(let key, _) {
      throw .missingField(key.stringValue)
    } catch DecodingError.valueNotFound(_, let context) {
      guard let key = context.codingPath.last else { throw .unreadableAnswer }
      throw .missingField(key.stringValue)
    } catch {
      throw .unreadableAnswer
    }
  }
}
