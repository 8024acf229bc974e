internal import QatlamDomain

extension CleanVIPERApp {
  /// The real client (R11).
  var urlSessionClient: GeneratedFile {
    source(
      "Infrastructure/Networking/URLSessionNetworkClient.swift",
      #"""
      import Foundation

      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif

      /// Sends requests with Foundation's own loader (R11).
      struct URLSessionNetworkClient: NetworkClientProtocol {
        private let baseURL: URL
        private let session: URLSession
        private let timeout: TimeInterval

        /// Creates a client for a server.
        ///
        /// - Parameters:
        ///   - baseURL: The address that endpoints' paths are appended to.
        ///   - session: What loads; its caches are not used.
        ///   - timeout: How many seconds a request may stay without an answer.
        init(baseURL: URL, session: URLSession, timeout: TimeInterval) {
          self.baseURL = baseURL
          self.session = session
          self.timeout = timeout
        }

        /// Returns the body of a successful answer; cancelling the task cancels the request.
        func data(for endpoint: any Endpoint) async throws(NetworkError) -> Data {
          let request = try URLRequest(endpoint, relativeTo: baseURL, timeout: timeout)
          let answer: (body: Data, response: URLResponse)
          do {
            answer = try await URLLoad(request, in: session).answer()
          } catch {
            throw NetworkError(loading: request.url, error)
          }
          guard let response = answer.response as? HTTPURLResponse else {
            throw .unreadable("HTTP")
          }
          if let refusal = NetworkError(refusing: response, body: answer.body) { throw refusal }
          return answer.body
        }
      }
      """#
    )
  }

  /// A request that can be waited for and left.
  var urlLoad: GeneratedFile {
    source(
      "Infrastructure/Networking/URLLoad.swift",
      #"""
      import Foundation
      import Synchronization

      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif

      /// One request in a session that can be waited for and cancelled.
      ///
      /// Foundation's own `data(for:)` can stop for ever on Linux when it is cancelled just as its answer
      /// arrives: cancelling waits for the session's queue while that queue, about to deliver the answer,
      /// waits for the task that is being cancelled. Here cancelling never waits, and takes its turn on
      /// the queue that delivers answers.
      final class URLLoad: Sendable {
        private enum State {
          case new
          case running(URLSessionDataTask)
          case cancelled
        }

        private let session: URLSession
        private let request: URLRequest
        private let state = Mutex(State.new)

        /// Creates a load that has not begun.
        init(_ request: URLRequest, in session: URLSession) {
          self.request = request
          self.session = session
        }

        /// Sends the request and returns the answer, whatever its status.
        ///
        /// - Throws: What the session reports; that it was cancelled, when the caller's task is.
        func answer() async throws -> (body: Data, response: URLResponse) {
          try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
              let task = session.dataTask(with: request) { body, response, error in
                guard let body, let response, error == nil else {
                  continuation.resume(throwing: error ?? URLError(.unknown))
                  return
                }
                continuation.resume(returning: (body, response))
              }
              begin(task)
            }
          } onCancel: {
            cancel()
          }
        }

        private func begin(_ task: URLSessionDataTask) {
          let isWanted = state.withLock { state in
            guard case .new = state else { return false }
            state = .running(task)
            return true
          }
          task.resume()
          if !isWanted { task.cancel() }
        }

        private func cancel() {
          let running = state.withLock { state in
            defer { state = .cancelled }
            guard case .running(let task) = state else { return nil as URLSessionDataTask? }
            return task
          }
          guard let running else { return }
          session.delegateQueue.addOperation { running.cancel() }
        }
      }
      """#
    )
  }

  /// An endpoint as a request.
  var urlRequest: GeneratedFile {
    source(
      "Infrastructure/Networking/URLRequest+Endpoint.swift",
      #"""
      import Foundation

      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif

      extension URLRequest {
        /// Makes the request for an endpoint; equal endpoints give equal addresses (R6).
        ///
        /// - Throws: When the base address and the endpoint make no address.
        init(_ endpoint: any Endpoint, relativeTo base: URL, timeout: TimeInterval) throws(NetworkError) {
          let address: URL =
            switch endpoint.location {
            case .absolute(let url): url
            case .path(let segments): segments.reduce(base) { $0.appending(component: $1) }
            }
          guard var components = URLComponents(url: address, resolvingAgainstBaseURL: true) else {
            throw .invalidAddress(address.absoluteString)
          }
          if !endpoint.parameters.isEmpty {
            components.queryItems = endpoint.parameters.sorted { $0.key < $1.key }
              .map { URLQueryItem(name: $0.key, value: $0.value) }
            // Servers read a bare plus sign as a blank.
            components.percentEncodedQuery = components.percentEncodedQuery?
              .replacingOccurrences(of: "+", with: "%2B")
          }
          guard let url = components.url else { throw .invalidAddress(address.absoluteString) }
          self.init(url: url, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: timeout)
          httpMethod = endpoint.method.rawValue
          httpBody = endpoint.body
          for (name, value) in endpoint.headers { setValue(value, forHTTPHeaderField: name) }
        }
      }
      """#
    )
  }

  /// Errors of the loader and of statuses.
  var networkErrorResponse: GeneratedFile {
    source(
      "Infrastructure/Networking/NetworkError+Response.swift",
      #"""
      import Foundation

      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif

      extension NetworkError {
        /// Names what the system's loader reported about an address.
        init(loading address: URL?, _ error: any Error) {
          guard !(error is CancellationError) else {
            self = .cancelled
            return
          }
          self =
            switch (error as? URLError)?.code {
            case .cancelled: .cancelled
            case .timedOut: .timedOut
            // On Linux an answer that breaks off in the middle is reported as unknown.
            case .networkConnectionLost, .badServerResponse, .cannotParseResponse, .unknown: .interrupted
            case .badURL, .unsupportedURL: .invalidAddress(address?.absoluteString ?? "")
            default: .unreachable(error.localizedDescription)
            }
        }

        /// Names an answer whose status is no success, or nothing if it is one.
        init?(refusing response: HTTPURLResponse, body: Data) {
          guard !(200...299).contains(response.statusCode) else { return nil }
          let seconds = response.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) }
          self = .status(code: response.statusCode, retryAfterSeconds: seconds, body: body)
        }
      }
      """#
    )
  }

  /// A session that keeps nothing.
  var urlSession: GeneratedFile {
    source(
      "Infrastructure/Networking/URLSession+Requests.swift",
      #"""
      import Foundation

      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif

      extension URLSession {
        /// Creates a session that keeps nothing: no cache, no cookies on disk.
        ///
        /// On Linux a session with a cache may end the process when a request is cancelled while its
        /// answer arrives, and the timeout of a request is read from its session alone.
        ///
        /// - Parameter timeout: How many seconds a request may stay without an answer.
        /// - Returns: A session of its own.
        static func forRequests(timeout: TimeInterval) -> URLSession {
          let configuration = URLSessionConfiguration.ephemeral
          configuration.urlCache = nil
          configuration.timeoutIntervalForRequest = timeout
          return URLSession(configuration: configuration)
        }
      }
      """#
    )
  }
}
