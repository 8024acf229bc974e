import Foundation
import SandboxServer
import Testing

@Suite struct `The sandbox's articles` {
  private let server: SandboxServer
  private let client: Client

  init() throws {
    server = try SandboxServer.start(characters: 1)
    client = Client(server.baseURL)
  }

  private static let id = "5F0C4B1E-7C1D-4E2A-9B43-000000000001"

  private func article(
    id: String = id,
    title: String = "Title",
    published: Bool = false,
    createdAt: String = "2026-01-02T03:04:05Z"
  ) -> String {
    #"{"body":"Text","createdAt":"\#(createdAt)","id":"\#(id)","published":\#(published),"#
      + #""title":"\#(title)"}"#
  }

  @Test func `are saved, listed, read, replaced and deleted`() async throws {
    let token = try await client.token()
    let path = "/articles/\(Self.id)"
    let draft = article(title: "O‘zbekcha 日本語 \\\"quoted\\\" 👩🏽‍🚀")
    let final = article(title: "Final", published: true)
    var replies: [Client.Reply] = []
    for (method, target, body) in [
      ("GET", "/articles", nil), ("PUT", path, draft), ("GET", "/articles", nil),
      ("GET", path, nil), ("PUT", path, final), ("GET", path.lowercased(), nil),
      ("DELETE", path, nil), ("DELETE", path, nil), ("GET", path, nil), ("GET", "/articles", nil),
    ] {
      replies.append(try await client.send(method, target, body, token: token))
    }
    let absent = Client.Reply(404, #"{"error":"there is no such article"}"#)
    #expect(
      replies == [
        Client.Reply(200, "[]"), Client.Reply(200, draft), Client.Reply(200, "[\(draft)]"),
        Client.Reply(200, draft), Client.Reply(200, final), Client.Reply(200, final),
        Client.Reply(204, ""), absent, absent, Client.Reply(200, "[]"),
      ]
    )
  }

  @Test func `are listed in an order that is none of theirs`() async throws {
    let token = try await client.token()
    let ids = ["3", "1", "2"].map {
      "00000000-0000-4000-8000-00000000\($0)00" + "\(4 - (Int($0) ?? 0))"
    }
    for (day, id) in ids.enumerated() {
      let body = article(id: id, createdAt: "2026-01-0\(day + 1)T00:00:00Z")
      #expect(try await client.send("PUT", "/articles/\(id)", body, token: token).status == 200)
    }
    let list = try await client.send("GET", "/articles")
    let found = list.body.split(separator: #""id":""#).dropFirst().map { String($0.prefix(36)) }
    #expect(found == [ids[0], ids[2], ids[1]].sorted { $0.suffix(7) < $1.suffix(7) })
    #expect(found.count == 3)
  }

  @Test(arguments: [nil, "", "Bearer", "Bearer nonsense", "Basic abc"])
  func `are written only by who is logged in`(token: String?) async throws {
    let path = "/articles/\(Self.id)"
    let writing = try await client.send("PUT", path, article(), token: token)
    let deleting = try await client.send("DELETE", path, token: token)
    let list = try await client.send("GET", "/articles", token: token)
    let statuses: [Int] = [writing.status, deleting.status]
    #expect(statuses == [401, 401] as [Int])
    #expect(list == Client.Reply(200, "[]"))
  }

  @Test(arguments: [
    #"{"email":"editor@example.com","password":"wrong"}"#,
    #"{"email":"other@example.com","password":"qatlam"}"#,
  ])
  func `give no token to strangers`(credentials: String) async throws {
    let reply = try await client.send("POST", "/login", credentials)
    #expect(reply == Client.Reply(401, #"{"error":"the e-mail or the password is wrong"}"#))
  }

  @Test func `keep the moment they were written at`() async throws {
    let token = try await client.token()
    let path = "/articles/\(Self.id)"
    let first = try await client.send("PUT", path, article(), token: token)
    let other = article(title: "Other", createdAt: "2026-01-02T03:04:06Z")
    let conflict = try await client.send("PUT", path, other, token: token)
    let same = article(title: "Same", createdAt: "2026-01-02T03:04:05.000Z")
    let stored = try await client.send("GET", path)
    let replaced = try await client.send("PUT", path, same, token: token)
    #expect(
      conflict == Client.Reply(409, #"{"error":"the stored article has another 'createdAt'"}"#)
    )
    #expect(stored == first)
    #expect(replaced == Client.Reply(200, same))
  }

  @Test func `are refused when they contradict themselves`() async throws {
    let token = try await client.token()
    let bodies = [
      article(id: "5F0C4B1E-7C1D-4E2A-9B43-000000000002"),
      article(createdAt: "yesterday"),
      article(id: "x"),
      #"{"id":"\#(Self.id)","title":"a","body":"b","published":true}"#,
    ]
    var messages: [String] = []
    for body in bodies {
      let reply = try await client.send("PUT", "/articles/\(Self.id)", body, token: token)
      messages.append("\(reply)")
    }
    let elsewhere = try await client.send("PUT", "/articles/x", article(), token: token)
    #expect(
      messages + ["\(elsewhere)"] == [
        #"400 {"error":"'id' is not the one of the address"}"#,
        #"400 {"error":"'createdAt' is not a date in ISO 8601"}"#,
        #"400 {"error":"'id' is not valid"}"#,
        #"400 {"error":"'createdAt' is missing"}"#,
        #"400 {"error":"the address does not end in a UUID"}"#,
      ]
    )
    #expect(try await client.send("GET", "/articles") == Client.Reply(200, "[]"))
  }
}
