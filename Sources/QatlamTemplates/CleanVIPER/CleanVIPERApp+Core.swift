internal import QatlamDomain

extension CleanVIPERApp {
  /// Text that steers no terminal.
  var printable: GeneratedFile {
    source(
      "Core/Extensions/String+Printable.swift",
      #"""
      extension String {
        /// The text on one line, with a dot for every character that would steer a terminal.
        ///
        /// Names come from a server; escape sequences among them must not reach whoever reads plain text.
        var printable: String {
          String(map { $0.unicodeScalars.contains(where: \.steersTerminals) ? "·" : $0 })
        }
      }

      extension Unicode.Scalar {
        /// Whether the scalar is a control, a line break or a mark that turns the direction of text.
        fileprivate var steersTerminals: Bool {
          switch properties.generalCategory {
          case .control, .lineSeparator, .paragraphSeparator: true
          default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
          }
        }
      }
      """#
    )
  }

  /// What a server can be asked for (R6).
  var endpoint: GeneratedFile {
    source(
      "Core/Network/Endpoint.swift",
      #"""
      import Foundation

      /// One thing that a server can be asked for, described without any client library (R6).
      protocol Endpoint: Sendable {
        /// Where the request goes.
        var location: EndpointLocation { get }

        /// What the request asks for.
        var method: HTTPMethod { get }

        /// The query, names to values, not yet percent-encoded; clients send it sorted by name.
        var parameters: [String: String] { get }

        /// Header fields, names to values.
        var headers: [String: String] { get }

        /// The bytes to send along, if any.
        var body: Data? { get }
      }

      extension Endpoint {
        /// Reading is the usual case.
        var method: HTTPMethod { .get }

        /// No query unless an endpoint says otherwise.
        var parameters: [String: String] { [:] }

        /// JSON is the usual answer.
        var headers: [String: String] { ["Accept": "application/json"] }

        /// Nothing is sent along unless an endpoint says otherwise.
        var body: Data? { nil }
      }
      """#
    )
  }

  /// Where an endpoint lies (R6).
  var endpointLocation: GeneratedFile {
    source(
      "Core/Network/EndpointLocation.swift",
      #"""
      import Foundation

      /// Where an endpoint lies (R6).
      enum EndpointLocation: Hashable, Sendable {
        /// Path segments under the client's base address, not yet percent-encoded.
        case path([String])
        /// A whole address that somebody else chose, such as a picture's.
        case absolute(URL)
      }
      """#
    )
  }

  /// What a request asks for (R6).
  var httpMethod: GeneratedFile {
    source(
      "Core/Network/HTTPMethod.swift",
      #"""
      /// What a request asks of the address it goes to, spelled as HTTP spells it (R6).
      enum HTTPMethod: String, Hashable, Sendable {
        /// Take it away.
        case delete = "DELETE"
        /// Tell it, and change nothing.
        case get = "GET"
        /// Change a part of it.
        case patch = "PATCH"
        /// Take something in.
        case post = "POST"
        /// Put this in its place.
        case put = "PUT"
      }
      """#
    )
  }

  /// How a request can fail (R6).
  var networkError: GeneratedFile {
    source(
      "Core/Network/NetworkError.swift",
      #"""
      import Foundation

      /// Every way a request can fail, whatever client sends it (R6).
      enum NetworkError: Error, Hashable, Sendable {
        /// The endpoint and the base address make no address.
        case invalidAddress(String)
        /// No connection came about; the text is the client's own reason.
        case unreachable(String)
        /// No answer came in time.
        case timedOut
        /// The connection broke before the answer was complete.
        case interrupted
        /// Nobody waits for the answer any more.
        case cancelled
        /// The server answered with a status outside 200–299.
        case status(code: Int, retryAfterSeconds: Int?, body: Data)
        /// The answer came whole and is not what was asked for; the text says where.
        case unreadable(String)
      }
      """#
    )
  }

  /// The protocol of what sends requests (R6, R9).
  var networkClient: GeneratedFile {
    source(
      "Core/Network/NetworkClientProtocol.swift",
      #"""
      import Foundation

      /// Sends a request to an endpoint and brings the answer back (R6, R9).
      ///
      /// Clients implement one operation, bytes. Decoding is the same for all of them.
      protocol NetworkClientProtocol: Sendable {
        /// Returns the body of a successful answer.
        ///
        /// - Throws: When no complete answer with a status of 200–299 came.
        func data(for endpoint: any Endpoint) async throws(NetworkError) -> Data
      }

      extension NetworkClientProtocol {
        /// Returns the endpoint's answer, decoded into the model the caller expects (R16).
        ///
        /// Decoding happens off the caller's actor, so that a large page never stops the screen.
        ///
        /// - Throws: When the request fails or the answer is not such a model.
        @concurrent
        func request<Response: Decodable & Sendable>(
          _ endpoint: any Endpoint,
          as model: Response.Type = Response.self
        ) async throws(NetworkError) -> Response {
          let body = try await data(for: endpoint)
          do {
            return try \#(decoder).decode(model, from: body)
          } catch let error as DecodingError {
            throw .unreadable(error.place)
          } catch {
            throw .unreadable(error.localizedDescription)
          }
        }
      }

      extension DecodingError {
        /// The dotted path to the value that could not be decoded, or that the text is no JSON.
        fileprivate var place: String {
          let context: Context? =
            switch self {
            case .typeMismatch(_, let context), .valueNotFound(_, let context): context
            case .keyNotFound(let key, let context):
              Context(codingPath: context.codingPath + [key], debugDescription: "")
            case .dataCorrupted(let context): context
            @unknown default: nil
            }
          let path = (context?.codingPath ?? []).map { $0.intValue.map(String.init) ?? $0.stringValue }
          return path.isEmpty ? "JSON" : path.joined(separator: ".")
        }
      }
      """#
    )
  }
}
