import Foundation
import SandboxServer
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct `A sandbox server` {
  @Test func `listens on loopback at a port of its own`() throws {
    let first = try SandboxServer.start(characters: 0)
    let second = try SandboxServer.start(characters: 0)
    #expect(first.baseURL.host() == "127.0.0.1")
    #expect(first.baseURL != second.baseURL)
  }

  @Test func `says that its port is taken`() throws {
    let server = try SandboxServer.start(characters: 0)
    let port = try #require(server.baseURL.port.flatMap(UInt16.init))
    let failure = #expect(throws: SandboxFailure.self) {
      try SandboxServer.start(port: port, characters: 0)
    }
    #expect(failure == .portUnavailable(port, reason: "Address already in use"))
  }

  @Test func `says that its database cannot be opened`() {
    let failure = #expect(throws: SandboxFailure.self) {
      try SandboxServer.start(database: .file("/no/such/folder/sandbox.db"))
    }
    #expect(
      failure
        == .database(reason: "/no/such/folder/sandbox.db: unable to open database file")
    )
  }

  @Test func `answers nobody once it has stopped, and stops at once`() async throws {
    let server = try SandboxServer.start(
      faults: FaultPlan(delayMilliseconds: 600_000),
      characters: 1
    )
    let client = Client(server.baseURL)
    async let delayed = client.send("GET", "/articles")
    while server.requests.isEmpty { await Task.yield() }
    server.stop()
    server.stop()
    _ = try? await delayed
    await #expect(throws: URLError.self) { try await client.send("GET", "/articles") }
  }

  @Test func `serves on the same port again after a stop`() async throws {
    let first = try SandboxServer.start(characters: 0)
    let port = try #require(first.baseURL.port.flatMap(UInt16.init))
    _ = try await Client(first.baseURL).send("GET", "/articles")
    first.stop()
    let second = try SandboxServer.start(port: port, characters: 0)
    #expect(second.baseURL == first.baseURL)
    #expect(try await Client(second.baseURL).send("GET", "/articles").body == "[]")
  }

  @Test func `keeps its articles, tokens and users in a file`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).db")
    defer {
      for end in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: file.path() + end)
      }
    }
    let id = UUID().uuidString
    let article =
      #"{"body":"b","createdAt":"2026-01-01T00:00:00Z","id":"\#(id)","published":true,"title":"t"}"#
    var server = try SandboxServer.start(database: .file(file.path()), characters: 3)
    var client = Client(server.baseURL)
    let token = try await client.token()
    #expect(try await client.send("PUT", "/articles/\(id)", article, token: token).status == 200)
    #expect(try await client.send("PUT", "/users/1", #"{"name":"N"}"#).status == 200)
    server.stop()

    server = try SandboxServer.start(database: .file(file.path()), characters: 2)
    client = Client(server.baseURL)
    #expect(try await client.send("GET", "/articles") == Client.Reply(200, "[\(article)]"))
    #expect(try await client.send("GET", "/users/1").body == #"{"email":null,"id":1,"name":"N"}"#)
    #expect(try await client.send("DELETE", "/articles/\(id)", token: token).status == 204)
    #expect(try await client.send("GET", "/api/character/3").status == 404)
  }

  @Test func `serves two hundred requests in parallel without losing one`() async throws {
    let server = try SandboxServer.start(faults: FaultPlan(delayMilliseconds: 20), characters: 1)
    let client = Client(server.baseURL, connections: 200)
    let token = try await client.token()
    let ids = (0..<200).map { _ in UUID().uuidString }
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for id in ids {
        group.addTask {
          let body =
            #"{"id":"\#(id)","title":"t","body":"b","published":true,"#
            + #""createdAt":"2026-01-01T00:00:00Z"}"#
          return try await client.send("PUT", "/articles/\(id)", body, token: token).status
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == Array(repeating: 200, count: 200))
    let (data, _) = try await client.exchange("GET", "/articles")
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(list.compactMap { $0["id"] as? String }.sorted() == ids.sorted())
    #expect(server.requests.count == 202)
  }

  @Test func `loses and doubles nothing when clients ask again under faults`() async throws {
    let server = try SandboxServer.start(characters: 1)
    let client = Client(server.baseURL, connections: 50)
    let token = try await client.token()
    server.setFaults(FaultPlan(failEvery: 3, cutEvery: 5, tooManyEvery: 7, phase: .after))
    let ids = (0..<200).map { _ in UUID().uuidString }
    await withTaskGroup { group in
      for id in ids {
        group.addTask {
          let body =
            #"{"id":"\#(id)","title":"t","body":"b","published":true,"#
            + #""createdAt":"2026-01-01T00:00:00Z"}"#
          for _ in 0..<50 {
            let reply = try? await client.send("PUT", "/articles/\(id)", body, token: token)
            if reply?.status == 200 { return }
          }
        }
      }
    }
    server.setFaults(.none)
    let (data, _) = try await client.exchange("GET", "/articles")
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(list.compactMap { $0["id"] as? String }.sorted() == ids.sorted())
  }
}
