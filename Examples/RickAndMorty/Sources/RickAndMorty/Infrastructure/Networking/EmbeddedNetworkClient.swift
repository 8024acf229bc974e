import Foundation

/// Answers the API's requests from records at hand, in the API's own forms, with no network (R6).
///
/// It lets the app be tried without a connection: paging, filters and the API's 404 are the same.
struct EmbeddedNetworkClient: NetworkClientProtocol {
  private let characters: [RMCharacterResponse]

  /// Creates a client that knows these characters, in the order it lists them.
  init(characters: [RMCharacterResponse]) {
    self.characters = characters
  }

  /// Returns the JSON that the API would send.
  ///
  /// - Throws: The API's 404 for what is not here; pictures never are.
  func data(for endpoint: any Endpoint) async throws(NetworkError) -> Data {
    guard !Task.isCancelled else { throw .cancelled }
    guard case .path(let segments) = endpoint.location, segments.first == "character" else {
      throw Self.missing("There is nothing of this in the sample")
    }
    switch segments.count {
    case 1: return try page(endpoint.parameters)
    case 2: return try character(segments[1])
    default: throw Self.missing("There is nothing of this in the sample")
    }
  }

  private func character(_ id: String) throws(NetworkError) -> Data {
    guard let character = characters.first(where: { String($0.id) == id }) else {
      throw Self.missing("Character not found")
    }
    return try Self.json(character)
  }

  private func page(_ parameters: [String: String]) throws(NetworkError) -> Data {
    let matches = characters.filter { Self.matches($0, parameters) }
    let pages = (matches.count + Self.pageSize - 1) / Self.pageSize
    let page = parameters["page"].flatMap { Int($0) } ?? 1
    guard (1...max(pages, 1)).contains(page), !matches.isEmpty else {
      throw Self.missing(RickAndMortyAPI.nothingHere)
    }
    let first = (page - 1) * Self.pageSize
    let frame = RMResultsResponse.Page(
      count: matches.count,
      pages: pages,
      next: page < pages ? Self.address(ofPage: page + 1) : nil,
      prev: page > 1 ? Self.address(ofPage: page - 1) : nil
    )
    let results = Array(matches.dropFirst(first).prefix(Self.pageSize))
    return try Self.json(RMResultsResponse(info: frame, results: results))
  }

  private static func matches(
    _ character: RMCharacterResponse,
    _ parameters: [String: String]
  ) -> Bool {
    let name = parameters["name"] ?? ""
    let status = parameters["status"] ?? character.status
    return (name.isEmpty || character.name.range(of: name, options: .caseInsensitive) != nil)
      && character.status.lowercased() == status.lowercased()
  }

  private static func json(_ value: some Encodable) throws(NetworkError) -> Data {
    do {
      return try JSONEncoder().encode(value)
    } catch {
      throw .unreadable(error.localizedDescription)
    }
  }

  private static func missing(_ sentence: String) -> NetworkError {
    // Without the API's form the refusal is still a refusal.
    let body = try? JSONEncoder().encode(RMErrorResponse(error: sentence))
    return .status(code: 404, retryAfterSeconds: nil, body: body ?? Data())
  }

  private static func address(ofPage page: Int) -> String {
    "\(CharacterSample.address)/character?page=\(page)"
  }

  private static var pageSize: Int { 20 }
}
