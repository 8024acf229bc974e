extension FaultPlan: Codable {
  private enum Name: String, CodingKey, CaseIterable {
    case delayMilliseconds, failEvery, cutEvery, invalidJSONEvery, tooManyEvery, status, phase
  }

  /// Any key, for finding those that a plan does not have.
  private struct AnyName: CodingKey {
    /// The key as it stands in the object.
    let stringValue: String
    /// No key of an object is a number.
    let intValue: Int? = nil

    /// Takes every key.
    init(stringValue: String) {
      self.stringValue = stringValue
    }

    /// Takes no number.
    init?(intValue: Int) {
      nil
    }
  }

  /// Reads a plan; keys that are missing mean that nothing of that kind happens.
  ///
  /// - Throws: A `DecodingError` that names an unknown key or a negative number.
  public init(from decoder: any Decoder) throws {
    for key in try decoder.container(keyedBy: AnyName.self).allKeys
    where Name(rawValue: key.stringValue) == nil {
      throw Self.error(at: key, in: decoder, "there is no such fault")
    }
    let values = try decoder.container(keyedBy: Name.self)
    func count(_ name: Name) throws -> Int {
      let value = try values.decodeIfPresent(Int.self, forKey: name) ?? 0
      guard value >= 0 else { throw Self.error(at: name, in: decoder, "negative") }
      return value
    }
    let status = try values.decodeIfPresent(Int.self, forKey: .status)
    if let status, !(200...599).contains(status) {
      throw Self.error(at: Name.status, in: decoder, "no status")
    }
    self.init(
      delayMilliseconds: try count(.delayMilliseconds),
      failEvery: try count(.failEvery),
      cutEvery: try count(.cutEvery),
      invalidJSONEvery: try count(.invalidJSONEvery),
      tooManyEvery: try count(.tooManyEvery),
      status: status,
      phase: try values.decodeIfPresent(Phase.self, forKey: .phase) ?? .before
    )
  }

  /// Writes a plan, with `null` for a status that is not fixed.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Name.self)
    try values.encode(delayMilliseconds, forKey: .delayMilliseconds)
    try values.encode(failEvery, forKey: .failEvery)
    try values.encode(cutEvery, forKey: .cutEvery)
    try values.encode(invalidJSONEvery, forKey: .invalidJSONEvery)
    try values.encode(tooManyEvery, forKey: .tooManyEvery)
    try values.encode(status, forKey: .status)
    try values.encode(phase, forKey: .phase)
  }

  private static func error(
    at key: any CodingKey,
    in decoder: any Decoder,
    _ description: String
  ) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(codingPath: decoder.codingPath + [key], debugDescription: description)
    )
  }
}
