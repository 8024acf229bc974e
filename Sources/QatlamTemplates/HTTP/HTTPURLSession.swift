internal import QatlamDomain

extension CleanApp {
  /// A request under way that can be left.
  var transfer: GeneratedFile {
    source(
      "Data/API/Transfer.swift",
      #"""
      import Foundation
      import Synchronization

      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif

      /// One request under way, which a cancelled task leaves at once.
      ///
      /// Where URLSession is Foundation's own, the request is stopped, too. The one on Linux must not be
      /// asked to: a request that is stopped while its answer arrives ends the process ("a task that is
      /// not in the registry") or waits for ever (`data(for:)` stops it under the task's lock). There it
      /// runs out by itself, at the latest when its time is over, and its answer is dropped.
      final class Transfer: Sendable {
        private typealias Continuation = CheckedContinuation<(Data, URLResponse), any Error>

        private enum State {
          case waiting
          case running(Continuation, URLSessionTask)
          case over
        }

        private let state = Mutex(State.waiting)

        /// Returns the answer to a request.
        ///
        /// - Throws: A `URLError`, or a `CancellationError` where the task was cancelled.
        func data(
          for request: URLRequest,
          in session: URLSession
        ) async throws -> (Data, URLResponse) {
          try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
              start(request, in: session, continuation)
            }
          } onCancel: {
            stop()
          }
        }

        private func start(
          _ request: URLRequest,
          in session: URLSession,
          _ continuation: Continuation
        ) {
          let task = session.dataTask(with: request) { data, response, error in
            if let data, let response, error == nil {
              self.end()?.resume(returning: (data, response))
            } else {
              self.end()?.resume(throwing: error ?? URLError(.badServerResponse))
            }
          }
          let isWanted = state.withLock { state in
            if case .over = state { return false }
            state = .running(continuation, task)
            return true
          }
          if isWanted {
            task.resume()
          } else {
            continuation.resume(throwing: CancellationError())
          }
        }

        private func stop() {
          #if !canImport(FoundationNetworking)
          state.withLock { state in
            if case .running(_, let task) = state { task.cancel() }
          }
          #endif
          end()?.resume(throwing: CancellationError())
        }

        /// Returns who waits for the answer, the first time only.
        private func end() -> Continuation? {
          state.withLock { state in
            defer { state = .over }
            guard case .running(let continuation, _) = state else { return nil }
            return continuation
          }
        }
      }
      """#
    )
  }

  /// What keeps a session to the one server.
  var detourRefusal: GeneratedFile {
    source(
      "Data/API/DetourRefusal.swift",
      #"""
      import Foundation

      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif

      /// Keeps URLSession to the one question that was asked of the one server.
      ///
      /// A server that asks for a user's name in HTTP's own way (`Basic`, say) gets no answer: left to
      /// itself, URLSession on Linux waits for ever. A server that sends the request elsewhere is not
      /// obeyed: what was meant for one server would go to another.
      final class DetourRefusal: NSObject, URLSessionTaskDelegate {
        /// Ends the request that was answered by a question; certificates are judged as usual.
        func urlSession(
          _ session: URLSession,
          task: URLSessionTask,
          didReceive challenge: URLAuthenticationChallenge,
          completionHandler:
            @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
          let method = challenge.protectionSpace.authenticationMethod
          let namesUser = [
            NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
            NSURLAuthenticationMethodDefault,
          ].contains(method)
          completionHandler(namesUser ? .cancelAuthenticationChallenge : .performDefaultHandling, nil)
        }

        /// Takes the redirection itself for the answer.
        func urlSession(
          _ session: URLSession,
          task: URLSessionTask,
          willPerformHTTPRedirection response: HTTPURLResponse,
          newRequest request: URLRequest,
          completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) {
          completionHandler(nil)
        }
      }
      """#
    )
  }

  /// The real client.
  var urlSessionClient: GeneratedFile {
    source(
      "Data/API/URLSessionHTTPClient.swift",
      #"""
      import Foundation

      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif

      /// Speaks HTTP with URLSession.
      struct URLSessionHTTPClient: HTTPClientProtocol {
        private let session: URLSession
        private let baseURL: URL

        /// Takes the session, with its time limits, and the server's address from outside.
        init(session: URLSession, baseURL: URL) {
          self.session = session
          self.baseURL = baseURL
        }

        /// Returns the server's answer, whatever its status.
        func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
          let data: Data
          let answer: URLResponse
          do {
            (data, answer) = try await Transfer().data(for: urlRequest(for: request), in: session)
          } catch {
            throw failure(for: error)
          }
          guard let answer = answer as? HTTPURLResponse else { throw .unreadableAnswer }
          let retryAfter = answer.value(forHTTPHeaderField: "Retry-After").flatMap(Int.init)
          return HTTPResponse(status: answer.statusCode, retryAfter: retryAfter, body: data)
        }

        private func urlRequest(for request: HTTPRequest) -> URLRequest {
          let url = request.path.reduce(baseURL) { $0.appending(component: $1) }
          var result = URLRequest(url: url)
          result.httpMethod = request.method.rawValue
          result.cachePolicy = .reloadIgnoringLocalCacheData
          result.timeoutInterval = session.configuration.timeoutIntervalForRequest
          result.setValue("application/json", forHTTPHeaderField: "Accept")
          // A connection of its own for each request: one that breaks then has met this request only.
          result.setValue("close", forHTTPHeaderField: "Connection")
          if let body = request.body {
            result.httpBody = body
            result.setValue("application/json", forHTTPHeaderField: "Content-Type")
          }
          return result
        }

        private func failure(for error: any Error) -> GatewayFailure {
          if Task.isCancelled || error is CancellationError { return .cancelled }
          guard let error = error as? URLError else { return .connectionLost }
          return switch error.code {
          // Nobody here cancelled: the session refused a question for a user's name.
          case .cancelled, .userCancelledAuthentication: .signInNeeded
          case .timedOut: .timedOut
          case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet,
            .badURL, .secureConnectionFailed:
            .unreachable
          // Bytes that are no HTTP; curl calls it a protocol that it does not support.
          case .unsupportedURL, .cannotParseResponse: .unreadableAnswer
          // Whatever else happens, happens after the connection stood: half an answer, or none.
          default: .connectionLost
          }
        }
      }
      """#
    )
  }
}
