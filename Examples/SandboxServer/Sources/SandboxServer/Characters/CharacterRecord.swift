/// A character in the form of rickandmortyapi.com.
struct CharacterRecord: Codable, Hashable, Sendable {
  /// A place by name and address; the address is empty where the place is not known.
  struct Place: Codable, Hashable, Sendable {
    /// The place's name, or `unknown`.
    let name: String
    /// The place's address.
    let url: String
  }

  /// The character's number, from one.
  let id: Int
  /// The full name.
  let name: String
  /// `Alive`, `Dead` or `unknown`.
  let status: String
  /// What kind of being it is.
  let species: String
  /// What kind of its species; often empty.
  let type: String
  /// `Female`, `Male`, `Genderless` or `unknown`.
  let gender: String
  /// Where the character comes from.
  let origin: Place
  /// Where the character was seen last.
  let location: Place
  /// The picture's address; no picture is served.
  let image: String
  /// The addresses of the episodes, in order.
  let episode: [String]
  /// The character's own address.
  let url: String
  /// A moment in ISO 8601 with milliseconds.
  let created: String
}
