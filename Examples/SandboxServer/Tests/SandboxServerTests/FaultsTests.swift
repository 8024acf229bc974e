import Foundation
import SandboxServer
import Testing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct `The sandbox's faults` {
  private let server: SandboxServer
  private let client: Client

  init() throws {
    server = try SandboxServer.start(characters: 1)
    client = Client(server.baseURL)
  }

  /// What a client sees of a request: its status, broken JSON, or no answer.
  private func outcome(_ method: String = "GET", body: String? = nil) async -> String {
    do {
      let reply = try await client.send(method, "/users/1", body)
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(reply.body.utf8))) != nil
      return isJSON ? "\(reply.status)" : "\(reply.status) broken"
    } catch is URLError {
      return "no answer"
    } catch {
      return "\(error)"
    }
  }

  private func outcomes(_ count: Int) async -> [String] {
    var outcomes: [String] = []
    for _ in 0..<count { outcomes.append(await outcome()) }
    return outcomes
  }

  @Test(arguments: [
    (FaultPlan(failEvery: 2), ["200", "500", "200", "500"]),
    (FaultPlan(invalidJSONEvery: 3), ["200", "200", "200 broken", "200"]),
    (FaultPlan(tooManyEvery: 2), ["200", "429", "200", "429"]),
    (FaultPlan(status: 503), ["503", "503", "503", "503"]),
    (FaultPlan(failEvery: 3, tooManyEvery: 2), ["200", "429", "500", "429"]),
  ])
  func `hit every so many requests`(plan: FaultPlan, expected: [String]) async {
    server.setFaults(plan)
    #expect(await outcomes(4) == expected)
  }

  @Test func `cut the connection without an answer`() async {
    server.setFaults(FaultPlan(cutEvery: 1))
    #expect(await outcome("PUT", body: "{}") == "no answer")
    server.setFaults(.none)
    #expect(await outcome() == "200")
  }

  @Test func `say when to come back`() async throws {
    server.setFaults(FaultPlan(tooManyEvery: 1))
    let (data, response) = try await client.exchange("GET", "/articles")
    #expect(response.value(forHTTPHeaderField: "Retry-After") == "1")
    #expect(String(decoding: data, as: UTF8.self) == #"{"error":"a fault on purpose"}"#)
  }

  @Test(arguments: [
    (FaultPlan(failEvery: 1), FaultPlan.Phase.before, "Aziza Karimova"),
    (FaultPlan(failEvery: 1), .after, "Changed"),
    (FaultPlan(cutEvery: 1), .before, "Aziza Karimova"),
    (FaultPlan(cutEvery: 1), .after, "Changed"),
    (FaultPlan(invalidJSONEvery: 1), .after, "Changed"),
    (FaultPlan(status: 401), .before, "Aziza Karimova"),
  ])
  func `hit before or after the effect`(
    plan: FaultPlan,
    phase: FaultPlan.Phase,
    name: String
  ) async throws {
    var plan = plan
    plan.phase = phase
    server.setFaults(plan)
    let outcome = await outcome("PUT", body: #"{"name":"Changed","email":"a@b.uz"}"#)
    server.setFaults(.none)
    let user = try await client.send("GET", "/users/1")
    #expect(outcome != "200")
    #expect(user.body.contains(#""name":"\#(name)""#))
  }

  @Test func `delay the answer and not the other requests' order`() async throws {
    server.setFaults(FaultPlan(delayMilliseconds: 300))
    let start = ContinuousClock.now
    #expect(await outcome() == "200")
    #expect(ContinuousClock.now - start >= .milliseconds(300))
  }

  @Test func `let a client that waits too little give up, with the effect done`() async throws {
    server.setFaults(FaultPlan(delayMilliseconds: 60_000, phase: .after))
    let hasty = Client(server.baseURL, timeout: 1)
    let error = await #expect(throws: URLError.self) {
      try await hasty.send("PUT", "/users/1", #"{"name":"Changed"}"#)
    }
    server.setFaults(.none)
    #expect(error?.code == .timedOut)
    #expect(try await client.send("GET", "/users/1").body.contains("Changed"))
  }

  @Test func `are set, read and reset over HTTP`() async throws {
    let text = #"{"failEvery":2,"phase":"after"}"#
    let set = try await client.send("PUT", "/_faults", text)
    let full =
      #"{"cutEvery":0,"delayMilliseconds":0,"failEvery":2,"invalidJSONEvery":0,"#
      + #""phase":"after","status":null,"tooManyEvery":0}"#
    #expect(set == Client.Reply(200, full))
    #expect(await outcomes(3) == ["200", "500", "200"])
    #expect(try await client.send("GET", "/_faults") == set)
    #expect(try await client.send("DELETE", "/_faults") == Client.Reply(204, ""))
    #expect(await outcomes(2) == ["200", "200"])
  }

  @Test func `begin with the server when they are given at its start`() async throws {
    let failing = try SandboxServer.start(faults: FaultPlan(status: 500), characters: 1)
    #expect(try await Client(failing.baseURL).send("GET", "/articles").status == 500)
  }
}
