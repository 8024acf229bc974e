import Foundation
import Testing

@testable import RickAndMorty

@Suite struct `An answer` {
  @Test func `of the API is decoded as it is`() async throws {
    let json = """
      {"info":{"count":826,"pages":42,"next":"https://example.org/api/character?page=2","prev":null},
       "results":[{"id":1,"name":"Ada","status":"unknown","species":"Human","type":"","gender":"Female",
        "origin":{"name":"Earth","url":"u"},"location":{"name":"Moon","url":"v"},"image":"i",
        "episode":["e1","e2"],"url":"w","created":"2017-11-04T18:48:46.250Z","extra":[1]}]}
      """

    let page: RMResultsResponse = try await client(json).request(
      RickAndMortyAPI.getCharacter(id: 1)
    )

    let expected = RMResultsResponse(
      info: .init(
        count: 826,
        pages: 42,
        next: "https://example.org/api/character?page=2",
        prev: nil
      ),
      results: [
        .init(
          id: 1,
          name: "Ada",
          status: "unknown",
          species: "Human",
          type: "",
          gender: "Female",
          origin: .init(name: "Earth", url: "u"),
          location: .init(name: "Moon", url: "v"),
          image: "i",
          episode: ["e1", "e2"],
          url: "w",
          created: "2017-11-04T18:48:46.250Z"
        )
      ]
    )
    #expect(page == expected)
  }

  @Test func `survives being written and read again, nulls included`() throws {
    let page = RMResultsResponse.third(2)
    let data = try JSONEncoder().encode(page)

    #expect(try JSONDecoder().decode(RMResultsResponse.self, from: data) == page)
    #expect(String(decoding: data, as: UTF8.self).contains(#""next":null"#))
  }

  @Test(arguments: [
    ("", "JSON"),
    ("{", "JSON"),
    ("[]", "JSON"),
    (#"{"info":{"count":1,"pages":1}}"#, "results"),
    (#"{"info":{"count":"1","pages":1},"results":[]}"#, "info.count"),
    (#"{"info":{"count":1,"pages":1},"results":[{"id":1,"name":null}]}"#, "results.0.name"),
  ])
  func `that makes no sense says where`(json: String, place: String) async {
    await #expect(throws: NetworkError.unreadable(place)) {
      let _: RMResultsResponse = try await client(json).request(RickAndMortyAPI.getCharacter(id: 1))
    }
  }

  @Test(arguments: [
    ("Alive", RMLifeStatus.alive), ("dead", .dead), ("unknown", .unknown), ("Undead", .unknown),
  ])
  func `may carry a status nobody has heard of`(word: String, status: RMLifeStatus) {
    #expect(RMCharacterResponse.sample(1, status: word).lifeStatus == status)
  }

  private func client(_ json: String) -> ClientDouble {
    ClientDouble { _ in Data(json.utf8) }
  }
}
