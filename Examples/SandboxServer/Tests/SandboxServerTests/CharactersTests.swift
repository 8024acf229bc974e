import Foundation
import SandboxServer
import Testing

@Suite struct `The sandbox's characters` {
  private struct Place: Decodable, Equatable { var name, url: String }

  private struct Character: Decodable, Equatable {
    var id: Int
    var name, status, species, type, gender: String
    var origin, location: Place
    var image: String
    var episode: [String]
    var url, created: String
  }

  private struct List: Decodable {
    struct Info: Decodable, Equatable {
      var count, pages: Int
      var next, prev: String?
    }
    var info: Info
    var results: [Character]
  }

  private let server: SandboxServer
  private let client: Client

  init() throws {
    server = try SandboxServer.start(characters: 45)
    client = Client(server.baseURL)
  }

  private func list(_ query: String) async throws -> List {
    let reply = try await client.send("GET", "/api/character\(query)")
    return try JSONDecoder().decode(List.self, from: Data(reply.body.utf8))
  }

  private var address: String { server.baseURL.absoluteString }

  @Test func `come in pages of twenty that link to each other`() async throws {
    let pages = [try await list(""), try await list("?page=2"), try await list("?page=3")]
    #expect(pages.map { $0.results.map(\.id) } == [Array(1...20), Array(21...40), Array(41...45)])
    let link = "\(address)/api/character?page="
    #expect(
      pages.map(\.info) == [
        List.Info(count: 45, pages: 3, next: link + "2", prev: nil),
        List.Info(count: 45, pages: 3, next: link + "3", prev: link + "1"),
        List.Info(count: 45, pages: 3, next: nil, prev: link + "2"),
      ]
    )
  }

  @Test func `can be followed by their links under a search`() async throws {
    let server = try SandboxServer.start(characters: 100)
    let client = Client(server.baseURL)
    let address = server.baseURL.absoluteString
    func pages(from target: String) async throws -> [List] {
      var pages: [List] = []
      var next: String? = target
      while let link = next {
        let reply = try await client.send("GET", link.replacing(address, with: ""))
        pages.append(try JSONDecoder().decode(List.self, from: Data(reply.body.utf8)))
        next = pages.last?.info.next
      }
      return pages
    }
    let matching = try await pages(from: "/api/character").flatMap(\.results).filter { one in
      one.status == "Alive" && one.name.lowercased().contains("a")
    }
    let found = try await pages(from: "/api/character?status=ALIVE&name=a")
    #expect(found.flatMap(\.results) == matching)
    #expect(found.allSatisfy { $0.info.count == matching.count })
    #expect(found[0].info.next == "\(address)/api/character?page=2&name=a&status=ALIVE")
  }

  @Test func `are found by a part of the name in any case`() async throws {
    let first = try await list("").results[0]
    let encoded = first.name.uppercased().addingPercentEncoding(
      withAllowedCharacters: .alphanumerics
    )
    let exact = try await list("?name=\(try #require(encoded))")
    let form = try await list("?name=\(try #require(encoded).replacing("%20", with: "+"))")
    #expect(exact.results.first == first)
    #expect(form.results == exact.results)
  }

  @Test(arguments: [
    "?page=4", "?page=0", "?page=-1", "?page=x", "?page=99999999999999999999", "?name=zzzz",
    "?status=sleeping", "?name=%25", "?name=%27%20OR%201=1",
  ])
  func `that do not exist are nothing`(query: String) async throws {
    let reply = try await client.send("GET", "/api/character\(query)")
    #expect(reply == Client.Reply(404, #"{"error":"There is nothing here"}"#))
  }

  @Test func `are shown one by one`() async throws {
    let listed = try await list("?page=3").results[4]
    let one = try await client.send("GET", "/api/character/45")
    #expect(try JSONDecoder().decode(Character.self, from: Data(one.body.utf8)) == listed)
    #expect(listed.url == "\(address)/api/character/45")
    #expect(["Alive", "Dead", "unknown"].contains(listed.status))
    #expect(listed.episode.allSatisfy { $0.hasPrefix("\(address)/api/episode/") })
  }

  @Test(arguments: [
    ("46", Client.Reply(404, #"{"error":"Character not found"}"#)),
    ("0", Client.Reply(404, #"{"error":"Character not found"}"#)),
    ("rick", Client.Reply(500, #"{"error":"Hey! you must provide an id"}"#)),
    ("1,2", Client.Reply(500, #"{"error":"Hey! you must provide an id"}"#)),
  ])
  func `answer wrong numbers in the public server's words`(
    id: String,
    reply: Client.Reply
  ) async throws {
    #expect(try await client.send("GET", "/api/character/\(id)") == reply)
  }

  @Test func `are the same people in every server`() async throws {
    let other = try SandboxServer.start(characters: 45)
    let here = try await client.send("GET", "/api/character?page=2")
    let there = try await Client(other.baseURL).send("GET", "/api/character?page=2")
    #expect(
      here.body == there.body.replacing(other.baseURL.absoluteString, with: address)
    )
  }
}
