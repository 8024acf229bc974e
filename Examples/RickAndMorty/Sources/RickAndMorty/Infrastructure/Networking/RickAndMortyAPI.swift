import Foundation

/// The public API's endpoints (R11).
enum RickAndMortyAPI: Endpoint, Hashable {
  /// One page of the characters that match.
  case getCharacters(query: CharacterQuery, page: Int)
  /// One character by its number.
  case getCharacter(id: Int)
  /// A picture, at the address that the API gave.
  case getImage(URL)

  /// Where the public API answers.
  static var publicAddress: String { "https://rickandmortyapi.com/api" }

  /// The sentence with which the API says that no character matches.
  static var nothingHere: String { "There is nothing here" }

  /// The path under the API's address, or a picture's whole address.
  var location: EndpointLocation {
    switch self {
    case .getCharacters: .path(["character"])
    case .getCharacter(let id): .path(["character", String(id)])
    case .getImage(let address): .absolute(address)
    }
  }

  /// The page and the filters that are set; the API wants none of the others.
  var parameters: [String: String] {
    switch self {
    case .getCharacters(let query, let page):
      var parameters = ["page": String(page)]
      parameters["name"] = query.name.isEmpty ? nil : query.name
      parameters["status"] = query.status?.rawValue
      return parameters
    case .getCharacter, .getImage:
      return [:]
    }
  }

  /// JSON for records, any picture for pictures.
  var headers: [String: String] {
    switch self {
    case .getCharacters, .getCharacter: ["Accept": "application/json"]
    case .getImage: ["Accept": "image/*"]
    }
  }
}
