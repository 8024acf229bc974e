/// One character, exactly as the API sends it (R4).
struct RMCharacterResponse: Codable, Hashable, Sendable, Identifiable {
  /// A named place and its address, which is empty when the place is unknown.
  struct Place: Codable, Hashable, Sendable {
    /// The place's name, "unknown" when nobody knows it.
    var name: String
    /// The place's own address in the API.
    var url: String
  }

  /// The API's number, unique, from 1.
  var id: Int
  /// The full name.
  var name: String
  /// "Alive", "Dead" or "unknown"; see `lifeStatus`.
  var status: String
  /// "Human", "Alien" and the like.
  var species: String
  /// A kind within the species, often empty.
  var type: String
  /// "Female", "Male", "Genderless" or "unknown".
  var gender: String
  /// Where the character comes from.
  var origin: Place
  /// Where the character was last seen.
  var location: Place
  /// The picture's address.
  var image: String
  /// The addresses of the episodes the character appears in.
  var episode: [String]
  /// The character's own address in the API.
  var url: String
  /// When the record was made, ISO 8601.
  var created: String
}

extension RMCharacterResponse {
  /// The status as a value; an unheard-of word counts as unknown.
  var lifeStatus: RMLifeStatus {
    RMLifeStatus(rawValue: status.lowercased()) ?? .unknown
  }
}
