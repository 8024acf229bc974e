import Foundation

/// `/api/character` and `/api/character/{id}`, with the words of rickandmortyapi.com.
struct CharactersResource: Resource {
  /// What is served.
  let characters: CharacterStore
  /// The beginning of every link, without a slash at its end.
  let address: String

  /// What can be done at a path, by method, or `nil` when the path is not this part's.
  func actions(at path: [String]) -> [String: Action]? {
    guard path.starts(with: ["api", "character"]) else { return nil }
    switch path.count {
    case 2: return ["GET": { request in try list(request) }]
    case 3: return ["GET": { _ in try one(path[2]) }]
    default: return nil
    }
  }

  private func list(_ request: HTTPRequest) throws -> HTTPResponse {
    let search = CharacterStore.Search(
      name: request.query["name"] ?? "",
      status: request.query["status"] ?? ""
    )
    guard let number = Int(request.query["page"] ?? "1"), (1...1_000_000).contains(number) else {
      throw Self.nothing
    }
    let page = try characters.page(number, of: search)
    guard !page.records.isEmpty else { throw Self.nothing }
    let pages = (page.count + CharacterStore.pageSize - 1) / CharacterStore.pageSize
    return .json(
      CharacterList(
        info: CharacterList.Standing(
          count: page.count,
          pages: pages,
          next: number < pages ? link(to: number + 1, of: search) : nil,
          prev: number > 1 ? link(to: number - 1, of: search) : nil
        ),
        results: page.records
      )
    )
  }

  private func one(_ text: String) throws -> HTTPResponse {
    guard let id = Int(text) else {
      throw Refusal(.serverError, "Hey! you must provide an id")
    }
    guard let character = try characters.character(id) else {
      throw Refusal(.notFound, "Character not found")
    }
    return .json(character)
  }

  private func link(to page: Int, of search: CharacterStore.Search) -> String {
    var components = URLComponents()
    components.queryItems = [
      URLQueryItem(name: "page", value: String(page)),
      URLQueryItem(name: "name", value: search.name),
      URLQueryItem(name: "status", value: search.status),
    ].filter { $0.value?.isEmpty == false }
    // A plus sign would come back as a blank.
    let query = (components.percentEncodedQuery ?? "").replacing("+", with: "%2B")
    return "\(address)/api/character?\(query)"
  }

  private static let nothing = Refusal(.notFound, "There is nothing here")
}
