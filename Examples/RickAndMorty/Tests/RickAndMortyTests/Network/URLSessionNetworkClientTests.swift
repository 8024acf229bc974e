import Foundation
import SandboxServer
import Testing

@testable import RickAndMorty

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite(.timeLimit(.minutes(1))) struct `The client over URLSession` {
  private let server: SandboxServer
  private let endpoint = RickAndMortyAPI.getCharacters(query: .everyone, page: 1)

  init() throws {
    server = try SandboxServer.start()
  }

  @Test func `brings a page`() async throws {
    let page: RMResultsResponse = try await client().request(endpoint)

    #expect(page.info.count == 800)
    #expect(page.results.map(\.id) == Array(1...20))
  }

  @Test(arguments: [403, 404, 500, 503])
  func `names a status that is no success`(status: Int) async throws {
    server.setFaults(FaultPlan(status: status))

    let failure = await #expect(throws: NetworkError.self) {
      try await client().data(for: endpoint)
    }
    guard case .status(let code, _, _) = failure else {
      Issue.record("\(String(describing: failure)) is no status")
      return
    }
    #expect(code == status)
  }

  @Test func `says how long a busy server asks to wait`() async throws {
    server.setFaults(FaultPlan(tooManyEvery: 1))

    let failure = await #expect(throws: NetworkError.self) {
      try await client().data(for: endpoint)
    }
    guard case .status(429, let seconds?, _) = failure else {
      Issue.record("\(String(describing: failure)) has no advice")
      return
    }
    #expect(seconds > 0)
  }

  @Test func `names a connection that was cut`() async throws {
    server.setFaults(FaultPlan(cutEvery: 1))

    await #expect(throws: NetworkError.interrupted) { try await client().data(for: endpoint) }
  }

  @Test func `names an answer that is no JSON`() async throws {
    server.setFaults(FaultPlan(invalidJSONEvery: 1))

    await #expect(throws: NetworkError.unreadable("JSON")) {
      let _: RMResultsResponse = try await client().request(endpoint)
    }
  }

  @Test func `does not wait for ever`() async throws {
    server.setFaults(FaultPlan(delayMilliseconds: 3000))

    await #expect(throws: NetworkError.timedOut) {
      try await client(timeout: 1).data(for: endpoint)
    }
  }

  @Test func `stops waiting when nobody waits for it any more`() async throws {
    server.setFaults(FaultPlan(delayMilliseconds: 3000))
    let client = client()
    let waiting = Task { [endpoint] in try await client.data(for: endpoint) }
    waiting.cancel()

    await #expect(throws: NetworkError.cancelled) { try await waiting.value }
  }

  @Test func `survives being cancelled at any moment, with answers on their way`() async {
    let client = client()
    var endings: Set<String> = []
    for round in 0..<300 {
      let asked = server.requests.count
      let waiting = Task { [endpoint] in try await client.data(for: endpoint) }
      while round % 3 > 0, server.requests.count == asked { await Task.yield() }
      for _ in 0..<round { await Task.yield() }
      waiting.cancel()
      switch await waiting.result {
      case .success: endings.insert("answered")
      case .failure(let error): endings.insert("\(error)")
      }
    }

    #expect(endings.isSubset(of: ["answered", "cancelled"]))
    #expect(endings.contains("cancelled"))
  }

  @Test func `names a server that is not there`() async throws {
    let client = client()
    server.stop()

    await #expect(throws: NetworkError.self) { try await client.data(for: endpoint) }
  }

  private func client(timeout: TimeInterval = 20) -> URLSessionNetworkClient {
    URLSessionNetworkClient(
      baseURL: server.baseURL.appending(path: "api"),
      session: .forRequests(timeout: timeout),
      timeout: timeout
    )
  }
}
