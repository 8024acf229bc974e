import Foundation
import Testing

@testable import RickAndMorty

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct `An endpoint` {
  private let base: URL
  private let picture: URL

  init() throws {
    base = try #require(URL(string: "https://example.org/api"))
    picture = try #require(URL(string: "http://127.0.0.1:8080/avatar/1.jpeg"))
  }

  @Test func `of a page carries the page and the filters that are set`() throws {
    #expect(
      try address(.getCharacters(query: .everyone, page: 1))
        == "GET https://example.org/api/character?page=1"
    )
    #expect(
      try address(.getCharacters(query: .init(name: "rick", status: .alive), page: 3))
        == "GET https://example.org/api/character?name=rick&page=3&status=alive"
    )
  }

  @Test func `encodes whatever a person may type`() throws {
    #expect(
      try address(.getCharacters(query: .init(name: "a+b&c=d e/ü#?", status: nil), page: 1))
        == "GET https://example.org/api/character?name=a%2Bb%26c%3Dd%20e/%C3%BC%23?&page=1"
    )
  }

  @Test func `of a character is its number under the base address`() throws {
    #expect(try address(.getCharacter(id: 7)) == "GET https://example.org/api/character/7")
  }

  @Test func `of a picture is the address that the API gave`() throws {
    #expect(try address(.getImage(picture)) == "GET http://127.0.0.1:8080/avatar/1.jpeg")
  }

  @Test func `asks for JSON, and for pictures as pictures`() {
    #expect(RickAndMortyAPI.getCharacter(id: 1).headers == ["Accept": "application/json"])
    #expect(RickAndMortyAPI.getImage(picture).headers == ["Accept": "image/*"])
  }

  @Test func `sends method, headers and body as the endpoint says`() throws {
    let request = try URLRequest(Note(), relativeTo: base, timeout: 4)

    #expect(request.url?.absoluteString == "https://example.org/api/a%20b/c")
    #expect(request.httpMethod == "POST")
    #expect(request.value(forHTTPHeaderField: "X-Note") == "yes")
    #expect(request.httpBody == Data("hello".utf8))
    #expect(request.timeoutInterval == 4)
  }

  private func address(_ endpoint: RickAndMortyAPI) throws -> String {
    let request = try URLRequest(endpoint, relativeTo: base, timeout: 1)
    return "\(request.httpMethod ?? "") \(request.url?.absoluteString ?? "")"
  }

  private struct Note: Endpoint {
    var location: EndpointLocation { .path(["a b", "c"]) }
    var method: HTTPMethod { .post }
    var headers: [String: String] { ["X-Note": "yes"] }
    var body: Data? { Data("hello".utf8) }
  }
}
