internal import QatlamDomain

extension CleanApp {
  /// Entities for tests.
  var samples: GeneratedFile { samplesFile(in: "Support", kept: " that keeps the business rule") }

  /// A gateway that notes what it is asked.
  var fakeGateway: GeneratedFile {
    test(
      "Support/Fake\(type)Gateway.swift",
      #"""
      import Foundation

      @testable import \#(app)

      /// \#(types) in memory, with a failure on demand and a list of what was asked.
      actor Fake\#(type)Gateway: \#(type)GatewayProtocol {
        enum Call: Hashable {
          case all, save(\#(type)), delete(\#(identity))
        }

        private(set) var calls: [Call] = []
        private let \#(values): [\#(type)]
        private let failure: GatewayFailure?

        init(_ \#(values): [\#(type)] = [], failure: GatewayFailure? = nil) {
          self.\#(values) = \#(values)
          self.failure = failure
        }

        func all() async throws(GatewayFailure) -> [\#(type)] {
          try answer(.all)
          return \#(values)
        }

        func save(_ \#(value): \#(type)) async throws(GatewayFailure) {
          try answer(.save(\#(value)))
        }

        func delete(id: \#(identity)) async throws(GatewayFailure) {
          try answer(.delete(id))
        }

        private func answer(_ call: Call) throws(GatewayFailure) {
          calls.append(call)
          if let failure { throw failure }
        }
      }
      """#
    )
  }

  /// Use cases that note what they are asked (C5).
  var fakeUseCases: GeneratedFile {
    test(
      "Support/FakeUseCases.swift",
      #"""
      import Foundation

      @testable import \#(app)

      /// Gives one answer.
      struct FakeGet\#(types): Get\#(types)UseCase {
        let answer: Result<[\#(type)], DomainError>

        func execute() async throws(DomainError) -> [\#(type)] {
          try answer.get()
        }
      }

      /// Notes what was saved, or fails.
      actor FakeSave\#(type): Save\#(type)UseCase {
        private(set) var saved: [\#(type)] = []
        private let failure: DomainError?

        init(failure: DomainError? = nil) {
          self.failure = failure
        }

        func execute(_ \#(value): \#(type)) async throws(DomainError) {
          if let failure { throw failure }
          saved.append(\#(value))
        }
      }

      /// Notes what was deleted, or fails.
      actor FakeDelete\#(type): Delete\#(type)UseCase {
        private(set) var deleted: [\#(identity)] = []
        private let failure: DomainError?

        init(failure: DomainError? = nil) {
          self.failure = failure
        }

        func execute(id: \#(identity)) async throws(DomainError) {
          if let failure { throw failure }
          deleted.append(id)
        }
      }
      """#
    )
  }

  /// A client that notes what it is asked.
  var fakeClient: GeneratedFile {
    test(
      "Support/FakeHTTPClient.swift",
      #"""
      import Foundation

      @testable import \#(app)

      /// A server behind no network: one answer, and a list of the requests.
      actor FakeHTTPClient: HTTPClientProtocol {
        private(set) var requests: [HTTPRequest] = []
        private let answer: HTTPResponse

        init(status: Int, retryAfter: Int? = nil, body: String = "") {
          answer = HTTPResponse(status: status, retryAfter: retryAfter, body: Data(body.utf8))
        }

        func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
          requests.append(request)
          return answer
        }
      }
      """#
    )
  }

  /// A person whose lines are known before.
  var fakeConsole: GeneratedFile {
    test(
      "Support/FakeConsole.swift",
      #"""
      @testable import \#(app)

      /// A person who types lines that are known before, and reads everything.
      @MainActor final class FakeConsole {
        private(set) var output = ""
        private var lines: [String]

        init(_ lines: String...) {
          self.lines = lines
        }

        /// The console that this person sits at.
        var console: Console {
          Console(
            write: { self.output += $0 },
            read: { self.lines.isEmpty ? nil : self.lines.removeFirst() }
          )
        }
      }
      """#
    )
  }
}
