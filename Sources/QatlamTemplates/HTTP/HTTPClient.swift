internal import QatlamDomain

extension CleanApp {
  /// The protocol of what sends requests (C12).
  var httpClient: GeneratedFile {
    source(
      "Data/API/HTTPClient.swift",
      #"""
      /// Sends requests to the one server it was made for (C12).
      protocol HTTPClientProtocol: Sendable {
        /// Returns the server's answer, whatever its status.
        ///
        /// - Throws: `timedOut`, `unreachable`, `connectionLost`, `cancelled` or `unreadableAnswer`.
        func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse
      }
      """#
    )
  }

  /// What a request asks for.
  var httpMethod: GeneratedFile {
    source(
      "Data/API/HTTPMethod.swift",
      #"""
      /// What a request asks a server to do.
      enum HTTPMethod: String, Hashable, Sendable {
        /// Show something.
        case get = "GET"
        /// Do something.
        case post = "POST"
        /// Keep something at this address.
        case put = "PUT"
        /// Remove what is at this address.
        case delete = "DELETE"
      }
      """#
    )
  }

  /// A request, without the server's address.
  var httpRequest: GeneratedFile {
    source(
      "Data/API/HTTPRequest.swift",
      #"""
      import Foundation

      /// One question to the server, without the server's address.
      struct HTTPRequest: Hashable, Sendable {
        /// What to do.
        let method: HTTPMethod
        /// The parts of the path below the server's address.
        let path: [String]
        /// The JSON to send, if any.
        var body: Data?
      }
      """#
    )
  }

  /// An answer, whatever its status.
  var httpResponse: GeneratedFile {
    source(
      "Data/API/HTTPResponse.swift",
      #"""
      import Foundation

      /// The server's answer, whatever its status.
      struct HTTPResponse: Hashable, Sendable {
        /// The status code.
        let status: Int
        /// The seconds to wait before the next request, where the server names a number.
        let retryAfter: Int?
        /// The bytes of the answer.
        let body: Data
      }
      """#
    )
  }

  /// What a status means.
  var httpResponseFailure: GeneratedFile {
    source(
      "Data/API/HTTPResponse+Failure.swift",
      #"""
      extension HTTPResponse {
        /// Returns where the status says that the request was done.
        ///
        /// - Throws: The failure that the status names.
        func checkStatus() throws(GatewayFailure) {
          switch status {
          case 200..<300: return
          case 401: throw .signInNeeded
          case 404: throw .notFound
          case 408, 504: throw .timedOut
          case 409: throw .conflict
          case 429: throw .tooManyRequests(retryAfter: retryAfter)
          case 500...599: throw .serverFailed(code: status)
          default: throw .refused(code: status)
          }
        }
      }
      """#
    )
  }
}
