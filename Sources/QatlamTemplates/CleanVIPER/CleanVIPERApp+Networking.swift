internal import QatlamDomain

extension CleanVIPERApp {
  /// The endpoints as one enum (R11).
  var api: GeneratedFile {
    source(
      "Infrastructure/Networking/\(apiName).swift",
      #"""
      \#(identityImport)

      /// The API's endpoints (R11).
      enum \#(apiName): Endpoint, Hashable {
        /// All \#(phrases).
        case get\#(types)
        /// One \#(phrase) by its identity.
        case get\#(type)(id: \#(identity))

        /// The path under the API's address.
        var location: EndpointLocation {
          switch self {
          case .get\#(types): .path([\#(pathText)])
          case .get\#(type)(let id): .path([\#(pathText), \#(identityText("id"))])
          }
        }
      }
      """#
    )
  }

  /// The repository (R11).
  var repository: GeneratedFile {
    source(
      "Infrastructure/Networking/Remote\(type)Repository.swift",
      #"""
      \#(identityImport)

      /// Gets \#(phrases) from the API (R11).
      ///
      /// It knows that data comes from the API, and not which client brings it.
      struct Remote\#(type)Repository: \#(type)RepositoryProtocol {
        private let client: any NetworkClientProtocol

        /// Creates a repository over a network client (R7).
        init(client: any NetworkClientProtocol) {
          self.client = client
        }

        /// Returns the \#(phrases), in the API's order.
        func fetch\#(types)() async throws(\#(type)Failure) -> [\#(record)] {
          let endpoint = \#(apiName).get\#(types)
          do throws(NetworkError) {
            \#(listRequest)
          } catch {
            throw \#(type)Failure(error)
          }
        }

        /// Returns one \#(phrase) (R20).
        func fetch\#(type)(id: \#(identity)) async throws(\#(type)Failure) -> \#(record) {
          let endpoint = \#(apiName).get\#(type)(id: id)
          do throws(NetworkError) {
            return try await client.request(endpoint)
          } catch {
            throw \#(type)Failure(error)
          }
        }
      }
      """#
    )
  }

  /// The client without a network (R6).
  var embeddedClient: GeneratedFile {
    source(
      "Infrastructure/Networking/EmbeddedNetworkClient.swift",
      #"""
      import Foundation

      /// Answers the API's requests from what is at hand, in the API's own forms, with no network (R6).
      struct EmbeddedNetworkClient: NetworkClientProtocol {
        private let answers: [EndpointLocation: any Encodable & Sendable]

        /// Creates a client that knows these answers, by their places.
        init(answers: [EndpointLocation: any Encodable & Sendable]) {
          self.answers = answers
        }

        /// Returns the JSON that the API would send.
        ///
        /// - Throws: A 404 for what is not here.
        func data(for endpoint: any Endpoint) async throws(NetworkError) -> Data {
          guard let answer = answers[endpoint.location] else {
            throw .status(code: 404, retryAfterSeconds: nil, body: Data())
          }
          do {
            return try \#(encoder).encode(answer)
          } catch {
            throw .unreadable(error.localizedDescription)
          }
        }
      }
      """#
    )
  }

  /// What the client without a network knows.
  var embeddedSample: GeneratedFile {
    source(
      "Infrastructure/Networking/\(type)Sample.swift",
      #"""
      import Foundation

      /// Invented \#(phrases) in the API's form, marked as a sample.
      struct \#(type)Sample {
        /// The records, in the order of a list.
        var records: [\#(record)] {
          (1...5).map(Self.record)
        }

        /// What the API would answer, by its places.
        var answers: [EndpointLocation: any Encodable & Sendable] {
          let list = \#(apiName).get\#(types)
          var answers: [EndpointLocation: any Encodable & Sendable] = [:]
          answers[list.location] = \#(listValue("records"))
          for record in records {
            let one = \#(apiName).get\#(type)(id: record.id)
            answers[one.location] = record
          }
          return answers
        }

        \#(sampleMembers(named: "record", of: record, keyword: "private static"))
      }
      """#
    )
  }

  /// How the API says what went wrong (R11).
  var errorResponse: GeneratedFile {
    source(
      "Infrastructure/Networking/\(prefix)ErrorResponse.swift",
      #"""
      import Foundation

      /// The form in which the API says what went wrong (R11).
      struct \#(prefix)ErrorResponse: Codable, Hashable, Sendable {
        /// The API's sentence.
        var error: String
      }

      extension \#(prefix)ErrorResponse {
        /// Reads the API's sentence from an answer's body, if it has that form.
        init?(body: Data) {
          guard let response = try? JSONDecoder().decode(Self.self, from: body) else { return nil }
          self = response
        }
      }
      """#
    )
  }

  /// The network's errors in the domain's words (R9).
  var failureNetworkError: GeneratedFile {
    source(
      "Infrastructure/Networking/\(type)Failure+NetworkError.swift",
      #"""
      extension \#(type)Failure {
        /// Says in the domain's words what the network reported (R9).
        init(_ error: NetworkError) {
          self =
            switch error {
            case .invalidAddress(let address): .invalidAddress(address)
            case .unreachable: .unreachable
            case .timedOut: .timedOut
            case .interrupted: .interrupted
            case .cancelled: .cancelled
            case .unreadable(let place): .unreadable(place: place)
            case .status(404, _, _): .notFound
            case .status(429, let seconds, _): .busy(secondsToWait: seconds)
            case .status(500...599, let seconds, _) where seconds != nil: .busy(secondsToWait: seconds)
            case .status(let code, _, _) where (500...599).contains(code): .serverFailed(status: code)
            case .status(let code, _, let body):
              .refused(status: code, reason: \#(prefix)ErrorResponse(body: body)?.error)
            }
        }
      }
      """#
    )
  }
}
