/// A character in the form of rickandmortyapi.com.
struct CharacterRecord: Codable, Hashable, Sendable {
  /// A place by name and address; the address is empty where the place is not known.
  struct Place: Codable, Hashable, Sendable {
    let name: String
    let url: String
  }

  let id: Int
  let name: String
  /// `Alive`, `Dead` or `unknown`.
  let status: String
  let species: String
  let type: String
  /// `Female`, `Male`, `Genderless` or `unknown`.
  let gender: String
  let origin: Place
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
