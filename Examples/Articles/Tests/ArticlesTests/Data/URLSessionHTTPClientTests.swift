import Foundation
import Testing

@testable import Articles

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite("The HTTP client", .timeLimit(.minutes(1))) @MainActor struct URLSessionHTTPClientTests {
  private let request = HTTPRequest(method: .get, path: ["articles"])

  @Test func `returns status, wish to wait and body`() async throws {
    let server = try ScriptedServer(
      .sends(answer(status: "429 Too Many Requests", header: "Retry-After: 7\r\n", body: "later"))
    )
    let response = try await client(server.baseURL).send(request)
    #expect(response == HTTPResponse(status: 429, retryAfter: 7, body: Data("later".utf8)))
  }

  @Test(arguments: [401, 404, 409, 500, 503])
  func `takes a bad status for an answer`(status: Int) async throws {
    let server = try ScriptedServer(.sends(answer(status: "\(status) Bad")))
    let response = try await client(server.baseURL).send(request)
    #expect(response == HTTPResponse(status: status, retryAfter: nil, body: Data()))
  }

  @Test func `gives up on a server that never answers`() async throws {
    let server = try ScriptedServer(.keepsSilent)
    let failure = try await failure(of: client(server.baseURL, patience: 1))
    #expect(failure == .timedOut)
  }

  @Test func `finds nobody at a closed port`() async throws {
    var server: ScriptedServer? = try ScriptedServer(.keepsSilent)
    let url = try #require(server?.baseURL)
    server = nil
    #expect(try await failure(of: client(url)) == .unreachable)
  }

  @Test(arguments: [
    "", "HTTP/1.1 200", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nhalf",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhal",
  ])
  func `names a connection that breaks`(bytes: String) async throws {
    let server = try ScriptedServer(.sends(bytes))
    #expect(try await failure(of: client(server.baseURL)) == .connectionLost)
  }

  @Test(arguments: ["noise\r\n\r\n", "\u{0}\u{1}\u{2}"])
  func `names bytes that are no HTTP`(bytes: String) async throws {
    let server = try ScriptedServer(.sends(bytes))
    #expect(try await failure(of: client(server.baseURL)) == .unreadableAnswer)
  }

  @Test func `answers no question for a user's name`() async throws {
    let question = "WWW-Authenticate: Basic realm=\"x\"\r\n"
    let server = try ScriptedServer(.sends(answer(status: "401 No", header: question)))
    #expect(try await failure(of: client(server.baseURL)) == .signInNeeded)
  }

  @Test(arguments: ["302 Found", "307 Temporary Redirect", "308 Permanent Redirect"])
  func `carries the session to no other server`(status: String) async throws {
    let other = try ScriptedServer(.sends(answer(status: "200 OK", body: "taken")))
    let location = "Location: \(other.baseURL.absoluteString)/articles\r\n"
    let server = try ScriptedServer(.sends(answer(status: status, header: location)))
    let request = HTTPRequest(
      method: .get,
      path: ["articles"],
      token: SessionToken(text: "secret")
    )
    let response = try await client(server.baseURL).send(request)
    #expect("\(response.status)" == status.prefix(3))
    #expect(response.body == Data())
  }

  @Test func `stops when its task is cancelled`() async throws {
    let server = try ScriptedServer(.keepsSilent)
    let client = client(server.baseURL)
    let task = Task { [request] in
      await #expect(throws: GatewayFailure.self) { try await client.send(request) }
    }
    task.cancel()
    #expect(await task.value == .cancelled)
  }

  @Test func `fills broken answers into named failures the whole way`() async throws {
    let bodies = [
      "[{", #"[{"title":"T"}]"#,
      #"[{"id":"ABCD0000-0000-4000-8000-000000000001","title":"T","body":"B","published":true,"#
        + #""createdAt":"yesterday"}]"#,
    ]
    var failures: [GatewayFailure?] = []
    for body in bodies {
      let server = try ScriptedServer(.sends(answer(status: "200 OK", body: body)))
      let api = ArticleAPI(client: client(server.baseURL), tokens: FakeTokenStore())
      failures.append(
        await #expect(throws: GatewayFailure.self) { try await ArticleGateway(api: api).all() }
      )
    }
    #expect(failures == [.unreadableAnswer, .missingField("id"), .strangeDate("yesterday")])
  }

  private func client(_ url: URL, patience: TimeInterval = 20) -> URLSessionHTTPClient {
    Container.client(address: url, patience: patience)
  }

  private func failure(of client: URLSessionHTTPClient) async throws -> GatewayFailure? {
    await #expect(throws: GatewayFailure.self) { try await client.send(request) }
  }

  private func answer(status: String, header: String = "", body: String = "") -> String {
    "HTTP/1.1 \(status)\r\n\(header)Content-Length: \(body.utf8.count)\r\n"
      + "Connection: close\r\n\r\n\(body)"
  }
}
