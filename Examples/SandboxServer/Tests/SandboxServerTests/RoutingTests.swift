import Foundation
import SandboxServer
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct `The sandbox's addresses` {
  private let server: SandboxServer
  private let client: Client

  init() throws {
    server = try SandboxServer.start(characters: 1)
    client = Client(server.baseURL)
  }

  @Test(arguments: [
    "/", "/article", "/articles/a/b", "/users", "/users/x", "/users/0", "/api", "/_fault",
  ])
  func `that nothing stands at are not found`(target: String) async throws {
    let reply = try await client.send("GET", target)
    #expect(reply == Client.Reply(404, #"{"error":"there is nothing at this address"}"#))
  }

  @Test(arguments: [
    ("POST", "/articles", "GET"),
    ("GET", "/login", "POST"),
    ("POST", "/articles/x", "DELETE, GET, PUT"),
    ("DELETE", "/users/1", "GET, PUT"),
    ("PUT", "/api/character", "GET"),
    ("DELETE", "/api/character/1", "GET"),
    ("POST", "/_faults", "DELETE, GET, PUT"),
  ])
  func `name the methods they know`(method: String, target: String, allowed: String) async throws {
    let (data, response) = try await client.exchange(method, target)
    #expect(response.statusCode == 405)
    #expect(response.value(forHTTPHeaderField: "Allow") == allowed)
    #expect(
      String(decoding: data, as: UTF8.self) == #"{"error":"\#(method) is not possible here"}"#
    )
  }

  @Test(arguments: [
    ("POST", "/login", #"{"email":"a@b.uz"}"#, "'password' is missing"),
    ("POST", "/login", #"{"email":1,"password":"x"}"#, "'email' has the wrong type"),
    ("POST", "/login", "no JSON", "the body is not JSON"),
    ("POST", "/login", "", "the body is not JSON"),
    ("POST", "/login", "[]", "'body' has the wrong type"),
    ("PUT", "/users/1", #"{"name":["x"]}"#, "'name' has the wrong type"),
    ("PUT", "/users/1", #"{"id":2}"#, "'id' is not the one of the address"),
    ("PUT", "/_faults", #"{"failEvry":2}"#, "'failEvry' is not valid"),
    ("PUT", "/_faults", #"{"failEvery":-2}"#, "'failEvery' is not valid"),
  ])
  func `say what is wrong with a body`(
    method: String,
    target: String,
    body: String,
    message: String
  ) async throws {
    let reply = try await client.send(method, target, body)
    #expect(reply == Client.Reply(400, #"{"error":"\#(message)"}"#))
  }

  @Test func `take bodies up to one mebibyte`() async throws {
    let frame = #"{"name":""}"#
    let largest = String(repeating: "x", count: 1 << 20 - frame.utf8.count)
    let taken = try await client.send("PUT", "/users/1", #"{"name":"\#(largest)"}"#)
    let refused = try await client.send("PUT", "/users/1", #"{"name":"x\#(largest)"}"#)
    let user = try await client.send("GET", "/users/1")
    #expect(taken.status == 200)
    #expect(refused == Client.Reply(413, #"{"error":"the body is larger than 1048576 bytes"}"#))
    #expect(user == taken)
  }

  @Test func `are recorded in order with their queries`() async throws {
    _ = try await client.send("GET", "/articles")
    _ = try await client.send("GET", "/api/character?name=a%20b&page=1")
    _ = try await client.send("PUT", "/_faults", "{}")
    _ = try await client.send("DELETE", "/users/1?x=%F0%9F%98%80")
    #expect(
      server.requests == [
        RecordedRequest(method: "GET", path: "/articles"),
        RecordedRequest(method: "GET", path: "/api/character?name=a%20b&page=1"),
        RecordedRequest(method: "DELETE", path: "/users/1?x=%F0%9F%98%80"),
      ]
    )
  }
}
