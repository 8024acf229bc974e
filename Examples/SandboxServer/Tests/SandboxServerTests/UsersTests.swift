import Foundation
import SandboxServer
import Testing

@Suite struct `The sandbox's users` {
  private let server: SandboxServer
  private let client: Client

  init() throws {
    server = try SandboxServer.start(characters: 1)
    client = Client(server.baseURL)
  }

  @Test func `begin with some who are easy and some who are hard to show`() async throws {
    var replies: [Client.Reply] = []
    for id in 1...4 { replies.append(try await client.send("GET", "/users/\(id)")) }
    #expect(
      replies == [
        Client.Reply(200, #"{"email":"aziza@example.com","id":1,"name":"Aziza Karimova"}"#),
        Client.Reply(200, #"{"email":null,"id":2,"name":null}"#),
        Client.Reply(200, #"{"email":"lior@example.com","id":3,"name":"ליאור כהן"}"#),
        Client.Reply(200, #"{"email":"zuhra@example.com","id":4,"name":"👩🏽‍🚀 Zuhra"}"#),
      ]
    )
    #expect(try await client.send("GET", "/users/5").body.utf8.count > 300)
  }

  @Test func `are replaced, what is left out included`() async throws {
    let saved = try await client.send("PUT", "/users/1", #"{"id":1,"email":"new@example.com"}"#)
    let read = try await client.send("GET", "/users/1")
    #expect(saved == Client.Reply(200, #"{"email":"new@example.com","id":1,"name":null}"#))
    #expect(read == saved)
  }

  @Test func `are refused with an e-mail without an at sign`() async throws {
    let before = try await client.send("GET", "/users/1")
    let reply = try await client.send("PUT", "/users/1", #"{"name":"A","email":"nowhere"}"#)
    let after = try await client.send("GET", "/users/1")
    #expect(reply == Client.Reply(422, #"{"error":"'email' has no @"}"#))
    #expect(after == before)
  }

  @Test func `are not found before they exist`() async throws {
    let before = try await client.send("GET", "/users/77")
    let saved = try await client.send("PUT", "/users/77", #"{"name":"New","email":null}"#)
    let after = try await client.send("GET", "/users/77")
    #expect(before == Client.Reply(404, #"{"error":"there is no such user"}"#))
    #expect(after == saved)
    #expect(after == Client.Reply(200, #"{"email":null,"id":77,"name":"New"}"#))
  }
}
