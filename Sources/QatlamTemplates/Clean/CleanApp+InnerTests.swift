internal import QatlamDomain

extension CleanApp {
  /// What the entity promises.
  var entityTests: GeneratedFile {
    test(
      "Domain/\(type)Tests.swift",
      #"""
      import Testing

      @testable import \#(app)

      @Suite("A \#(value)")
      struct \#(type)Tests {
        \#(ruleTests)

        @Test func `stands before the next one and not before itself`() {
          #expect(\#(type).sample(1).precedes(.sample(2)))
          #expect(!\#(type).sample(2).precedes(.sample(1)))
          #expect(!\#(type).sample(1).precedes(.sample(1)))
        }

        @Test func `is copied with everything but its identity`() {
          let copy = \#(type).sample(1).copy(id: \#(type).sample(2).id)

          #expect(copy.id == \#(type).sample(2).id)
          #expect(copy.copy(id: \#(type).sample(1).id) == .sample(1))
        }
      }
      """#
    )
  }

  /// What the use cases promise.
  var useCaseTests: GeneratedFile {
    test(
      "Domain/UseCaseTests.swift",
      #"""
      import Testing

      @testable import \#(app)

      @Suite("The use cases")
      struct UseCaseTests {
        @Test func `get everything in order`() async throws {
          let gateway = Fake\#(type)Gateway([.sample(3), .sample(1), .sample(2)])

          let getAll = Get\#(types)(gateway: gateway)
          let list = try await getAll.execute()

          #expect(list == [.sample(1), .sample(2), .sample(3)])
        }

        @Test func `save what keeps the rule`() async throws {
          let gateway = Fake\#(type)Gateway()

          try await Save\#(type)(gateway: gateway).execute(.sample(1))

          #expect(await gateway.calls == [.save(.sample(1))])
        }

        \#(saveRuleTest)

        @Test func `delete by identity`() async throws {
          let gateway = Fake\#(type)Gateway()

          try await Delete\#(type)(gateway: gateway).execute(id: \#(type).sample(1).id)

          #expect(await gateway.calls == [.delete(\#(type).sample(1).id)])
        }

        @Test func `say why the gateway failed`() async {
          let gateway = Fake\#(type)Gateway(failure: .unreachable)

          await #expect(throws: DomainError.gateway(.unreachable)) {
            try await Get\#(types)(gateway: gateway).execute()
          }
          await #expect(throws: DomainError.gateway(.unreachable)) {
            try await Save\#(type)(gateway: gateway).execute(.sample(1))
          }
          await #expect(throws: DomainError.gateway(.unreachable)) {
            try await Delete\#(type)(gateway: gateway).execute(id: \#(type).sample(1).id)
          }
        }
      }
      """#
    )
  }

  /// What the gateway promises.
  var gatewayTests: GeneratedFile {
    test(
      "Data/\(type)GatewayTests.swift",
      #"""
      import Foundation
      import Testing

      @testable import \#(app)

      @Suite("The gateway of \#(phrases)")
      struct \#(type)GatewayTests {
        @Test func `brings back what it saved, without a network`() async throws {
          let client = \#(embeddedClient("[\(type)DTO]()"))
          let gateway = \#(type)Gateway(api: \#(type)API(client: client))

          try await gateway.save(.sample(1))
          try await gateway.save(.sample(2))
          try await gateway.save(.sample(1))
          let saved = try await gateway.all()
          try await gateway.delete(id: \#(type).sample(1).id)
          let left = try await gateway.all()

          #expect(saved == [.sample(2), .sample(1)])
          #expect(left == [.sample(2)])
        }

        @Test func `says that what it shall delete is not there`() async {
          let client = \#(embeddedClient("[\(type)DTO]()"))
          let gateway = \#(type)Gateway(api: \#(type)API(client: client))

          await #expect(throws: GatewayFailure.notFound) {
            try await gateway.delete(id: \#(type).sample(1).id)
          }
        }

        @Test func `finds every sample of the app`() async throws {
          let client = \#(embeddedClient("\(type)DTO.samples"))

          let gateway = \#(type)Gateway(api: \#(type)API(client: client))
          let list = try await gateway.all()

          let samples = (1...5).map(\#(type).sample)
          #expect(list == samples)
        }
      }
      """#
    )
  }

  /// What the server's API promises.
  var apiTests: GeneratedFile {
    test(
      "Data/\(type)APITests.swift",
      #"""
      import Testing

      @testable import \#(app)

      @Suite("The server's API of \#(phrases)")
      struct \#(type)APITests {
        @Test func `asks for the list`() async throws {
          let client = FakeHTTPClient(status: 200, body: \#(emptyList))

          let api = \#(type)API(client: client)
          let list = try await api.\#(values)()

          #expect(list.isEmpty)
          let request = HTTPRequest(method: .get, path: [\#(pathText)])
          #expect(await client.requests == [request])
        }

        @Test(arguments: [
          (401, GatewayFailure.signInNeeded), (404, .notFound), (409, .conflict),
          (429, .tooManyRequests(retryAfter: 3)), (503, .serverFailed(code: 503)),
          (418, .refused(code: 418)), (504, .timedOut),
        ])
        func `says what a status means`(status: Int, failure: GatewayFailure) async {
          let client = FakeHTTPClient(status: status, retryAfter: 3)

          await #expect(throws: failure) { try await \#(type)API(client: client).\#(values)() }
        }

        @Test(arguments: [
          \#(badAnswers)
        ])
        func `says what an answer lacks`(body: String, failure: GatewayFailure) async {
          let client = FakeHTTPClient(status: 200, body: body)

          await #expect(throws: failure) { try await \#(type)API(client: client).\#(values)() }
        }
      }
      """#
    )
  }
}
