import Foundation
import Testing

@testable import RickAndMorty

@Suite struct `The embedded client` {
  private let client = EmbeddedNetworkClient(characters: CharacterSample().characters)

  @Test func `has forty characters, all marked as a sample`() {
    let characters = CharacterSample().characters

    #expect(characters.map(\.id) == Array(1...40))
    #expect(Set(characters.map(\.type)) == ["Sample"])
    #expect(Set(characters.map(\.name)).count == 40)
    #expect(Set(characters.map(\.status)) == ["Alive", "Dead", "unknown"])
    #expect(characters.allSatisfy { $0.image.hasPrefix("https://sample.invalid/") })
  }

  @Test func `pages like the API, with the neighbours' addresses`() async throws {
    let first = try await page(.everyone, 1)
    let second = try await page(.everyone, 2)
    let address = "https://sample.invalid/api/character?page="

    #expect(first.results.map(\.id) == Array(1...20))
    #expect(second.results.map(\.id) == Array(21...40))
    #expect(first.info == .init(count: 40, pages: 2, next: address + "2", prev: nil))
    #expect(second.info == .init(count: 40, pages: 2, next: nil, prev: address + "1"))
  }

  @Test func `filters by a part of the name in any case and by status`() async throws {
    let murats = try await page(.init(name: "MURAT", status: nil), 1)
    let dead = try await page(.init(name: "murat", status: .alive), 1)

    #expect(murats.results.map(\.name) == ["Tall Murat", "Small Murat"])
    #expect(dead == murats)
    await #expect(throws: Self.nothingHere) {
      try await page(.init(name: "murat", status: .dead), 1)
    }
  }

  @Test func `has nothing beyond the last page`() async {
    await #expect(throws: Self.nothingHere) { try await page(.everyone, 3) }
  }

  @Test func `answers one character, and the API's 404 for a missing one`() async throws {
    let one: RMCharacterResponse = try await client.request(RickAndMortyAPI.getCharacter(id: 4))
    #expect(one.name == "Auntie Photon")

    await #expect(throws: Self.refusal("Character not found")) {
      try await client.data(for: RickAndMortyAPI.getCharacter(id: 41))
    }
  }

  @Test func `has no pictures`() async throws {
    let picture = try #require(URL(string: "https://sample.invalid/api/character/avatar/1.jpeg"))

    await #expect(throws: Self.refusal("There is nothing of this in the sample")) {
      try await client.data(for: RickAndMortyAPI.getImage(picture))
    }
  }

  private func page(_ query: CharacterQuery, _ page: Int) async throws -> RMResultsResponse {
    try await client.request(RickAndMortyAPI.getCharacters(query: query, page: page))
  }

  private static var nothingHere: NetworkError { refusal("There is nothing here") }

  private static func refusal(_ sentence: String) -> NetworkError {
    let body = Data(#"{"error":"\#(sentence)"}"#.utf8)
    return .status(code: 404, retryAfterSeconds: nil, body: body)
  }
}
