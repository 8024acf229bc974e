internal import QatlamDomain

extension CleanApp {
  /// The server's paths, methods and statuses (C12).
  var api: GeneratedFile {
    source(
      "Data/API/\(type)API.swift",
      #"""
      import Foundation

      /// The server's \#(phrases), in the server's own words (C12).
      protocol \#(type)APIProtocol: Sendable {
        /// Returns every \#(phrase) of the server, in the order of its answer.
        func \#(values)() async throws(GatewayFailure) -> [\#(type)DTO]

        /// Puts \#(aPhrase) at its own address: the same request twice leaves one \#(phrase).
        ///
        /// - Throws: `unreadableAnswer` where the server does not show the \#(phrase) it was sent.
        func save(_ \#(value): \#(type)DTO) async throws(GatewayFailure)

        /// Deletes the \#(phrase) at an address.
        func delete(id: \#(identity)) async throws(GatewayFailure)
      }

      /// The paths, methods and statuses of the \#(phrases)' server.
      struct \#(type)API: \#(type)APIProtocol {
        private let client: any HTTPClientProtocol

        /// Takes the way to the server from outside.
        init(client: any HTTPClientProtocol) {
          self.client = client
        }

        /// Returns every \#(phrase) of the server, in the order of its answer.
        func \#(values)() async throws(GatewayFailure) -> [\#(type)DTO] {
          let answer = try await client.send(HTTPRequest(method: .get, path: [\#(pathText)]))
          try answer.checkStatus()
          return try WireJSON.value(\#(listType).self, from: answer.body)\#(listAccess)
        }

        /// Puts \#(aPhrase) at its own address: the same request twice leaves one \#(phrase).
        func save(_ \#(value): \#(type)DTO) async throws(GatewayFailure) {
          let body = try WireJSON.data(for: \#(value))
          let answer = try await change(.put, id: \#(value).id, body: body)
          // A server that shows what it kept must show this \#(phrase): a good status alone proves little.
          guard !answer.body.isEmpty else { return }
          let kept = try WireJSON.value(\#(type)DTO.self, from: answer.body)
          guard kept == \#(value) else { throw .unreadableAnswer }
        }

        /// Deletes the \#(phrase) at an address.
        func delete(id: \#(identity)) async throws(GatewayFailure) {
          let answer = try await change(.delete, id: id, body: nil)
          guard answer.body.isEmpty else { throw .unreadableAnswer }
        }

        private func change(
          _ method: HTTPMethod,
          id: \#(identity),
          body: Data?
        ) async throws(GatewayFailure) -> HTTPResponse {
          let path = [\#(pathText), \#(identityText("id"))]
          let answer = try await client.send(HTTPRequest(method: method, path: path, body: body))
          try answer.checkStatus()
          return answer
        }
      }
      """#
    )
  }

  /// The client without a network.
  var embeddedClient: GeneratedFile {
    source(
      "Data/API/EmbeddedHTTPClient.swift",
      #"""
      import Foundation

      /// Answers the server's requests for one list from memory, in the server's own words, with no network.
      ///
      /// What is changed here is forgotten when the app ends.
      actor EmbeddedHTTPClient<Record>: HTTPClientProtocol
      where Record: Codable & Identifiable & Sendable {
        private let path: [String]
        private let list: @Sendable ([Record]) -> any Encodable & Sendable
        private var records: [Record]

        /// Begins with these records.
        ///
        /// - Parameters:
        ///   - path: Where the list is; each record is below it, by its identity.
        ///   - records: What is there, in the order of the list.
        ///   - list: Makes a list of records what the server sends, where that is more than an array.
        init(
          path: [String],
          records: [Record],
          list: @escaping @Sendable ([Record]) -> any Encodable & Sendable = { $0 }
        ) {
          self.path = path
          self.records = records
          self.list = list
        }

        /// Returns what a server would answer.
        func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
          guard request.path.starts(with: path) else { return Self.answer(404) }
          switch (request.method, request.path.dropFirst(path.count).first) {
          case (.get, nil): return Self.answer(200, try WireJSON.data(for: list(records)))
          case (.put, .some): return try put(request.body ?? Data())
          case (.delete, .some(let id)): return delete(id)
          default: return Self.answer(405)
          }
        }

        private func put(_ body: Data) throws(GatewayFailure) -> HTTPResponse {
          let record = try WireJSON.value(Record.self, from: body)
          records.removeAll { $0.id == record.id }
          records.append(record)
          return Self.answer(200, body)
        }

        private func delete(_ id: String) -> HTTPResponse {
          guard records.contains(where: { "\($0.id)" == id }) else { return Self.answer(404) }
          records.removeAll { "\($0.id)" == id }
          return Self.answer(204)
        }

        private static func answer(_ status: Int, _ body: Data = Data()) -> HTTPResponse {
          HTTPResponse(status: status, retryAfter: nil, body: body)
        }
      }
      """#
    )
  }

  /// The server's words (C12, C13).
  var dto: GeneratedFile {
    source(
      "Data/DTOs/\(type)DTO.swift",
      #"""
      import Foundation

      /// \#(aTitle) as the server writes it; its names stop at the data layer (C12, C13).
      ///
      /// Fields that the server adds are passed over; one that is missing is an error.
      struct \#(type)DTO: Codable, Hashable, Identifiable, Sendable {
        /// The \#(phrase)'s identity, which is also the end of its address.
        let id: \#(identity)
        \#(properties("let"))
      }

      \#(listDTO)
      """#
    )
  }

  /// What the client without a network begins with.
  var dtoSamples: GeneratedFile {
    source(
      "Data/DTOs/\(type)DTO+Samples.swift",
      #"""
      import Foundation

      extension \#(type)DTO {
        /// Invented \#(phrases), which let the app be tried without a server.
        static var samples: [\#(type)DTO] {
          (1...5).map(sample)
        }

        \#(sampleMembers(of: "\(type)DTO", keyword: "private static"))
      }
      """#
    )
  }

  /// The gateway: DTOs to entities and back (C11, C12).
  var gateway: GeneratedFile {
    source(
      "Data/Gateways/\(type)Gateway.swift",
      #"""
      import Foundation

      /// Gets \#(phrases) from a server and turns its words into the domain's, and back (C11, C12).
      struct \#(type)Gateway: \#(type)GatewayProtocol {
        private let api: any \#(type)APIProtocol

        /// Takes the server's API from outside.
        init(api: any \#(type)APIProtocol) {
          self.api = api
        }

        /// Returns every \#(phrase) of the server, in no particular order.
        @concurrent func all() async throws(GatewayFailure) -> [\#(type)] {
          try await api.\#(values)().map(\#(value))
        }

        /// Puts \#(aPhrase) at its own address; doing it twice is the same as doing it once.
        @concurrent func save(_ \#(value): \#(type)) async throws(GatewayFailure) {
          try await api.save(dto(for: \#(value)))
        }

        /// Deletes \#(aPhrase) from the server.
        @concurrent func delete(id: \#(identity)) async throws(GatewayFailure) {
          try await api.delete(id: id)
        }

        private func \#(value)(_ dto: \#(type)DTO) -> \#(type) {
          \#(type)(\#(arguments(id: "dto.id") { "dto.\($0.name)" }))
        }

        private func dto(for \#(value): \#(type)) -> \#(type)DTO {
          \#(type)DTO(\#(arguments(id: "\(value).id") { "\(value).\($0.name)" }))
        }
      }
      """#
    )
  }
}
