import Foundation

@testable import RickAndMorty

extension RMCharacterResponse {
  /// A character that is told apart by its number.
  static func sample(
    _ id: Int,
    name: String? = nil,
    status: String = "Alive",
    type: String = ""
  ) -> Self {
    Self(
      id: id,
      name: name ?? "Character \(id)",
      status: status,
      species: "Human",
      type: type,
      gender: "Female",
      origin: Place(name: "unknown", url: ""),
      location: Place(name: "Earth", url: "http://127.0.0.1/api/location/1"),
      image: "http://127.0.0.1/api/character/avatar/\(id).jpeg",
      episode: ["http://127.0.0.1/api/episode/1", "http://127.0.0.1/api/episode/2"],
      url: "http://127.0.0.1/api/character/\(id)",
      created: "2017-11-04T18:48:46.250Z"
    )
  }
}

extension RMResultsResponse {
  /// A page of characters told apart by their numbers.
  static func page(_ ids: some Sequence<Int>, count: Int, pages: Int) -> Self {
    Self(
      info: Page(count: count, pages: pages, next: nil, prev: nil),
      results: ids.map { .sample($0) }
    )
  }

  /// One of three pages of two characters each.
  static func third(_ number: Int) -> Self {
    page([number * 2 - 1, number * 2], count: 6, pages: 3)
  }
}

extension HomePresenter {
  /// A presenter whose typing comes to rest at once, shown by a double.
  static func sample(
    _ useCase: any FetchCharactersUseCaseProtocol,
    router: any HomeRouterProtocol = RouterDouble(),
    view: any HomeViewProtocol,
    settle: @escaping @Sendable () async throws -> Void = {}
  ) -> HomePresenter {
    let presenter = HomePresenter(
      fetchCharacters: useCase,
      router: router,
      formatter: HomeFormatter(phrases: Language.english.homePhrases),
      query: .everyone,
      firstPage: 1,
      settle: settle
    )
    presenter.view = view
    return presenter
  }
}

/// A router that keeps where it was told to go.
@MainActor
final class RouterDouble: HomeRouterProtocol {
  private(set) var destinations: [RMCharacterResponse] = []

  func navigateToDetail(_ character: RMCharacterResponse) { destinations.append(character) }
}

/// A client that answers each location with what a test prepared.
struct ClientDouble: NetworkClientProtocol {
  var answer: @Sendable (any Endpoint) throws(NetworkError) -> Data

  func data(for endpoint: any Endpoint) async throws(NetworkError) -> Data {
    try answer(endpoint)
  }
}
