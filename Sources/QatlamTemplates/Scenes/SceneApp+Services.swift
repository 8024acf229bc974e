internal import QatlamDomain

extension SceneApp {
  /// The protocol of what keeps entities.
  var directory: GeneratedFile {
    source(
      "Services/\(type)Directory.swift",
      #"""
      \#(identityImport)

      /// A place that keeps \#(phrases); known by workers alone\#(mark("V8")).
      protocol \#(type)Directory: Sendable {
        /// Returns the \#(phrases), in no particular order.
        func \#(values)() async throws(\#(type)Failure) -> [\#(type)]

        /// Returns the \#(phrase) of an identity.
        func \#(value)(id: \#(identity)) async throws(\#(type)Failure) -> \#(type)
      }
      """#
    )
  }

  /// The directory without a network.
  var embedded: GeneratedFile {
    source(
      "Services/Embedded\(type)Directory.swift",
      #"""
      import Foundation

      /// The \#(phrases) that the program brings along: invented ones, which need no network.
      struct Embedded\#(type)Directory: \#(type)Directory {
        /// Returns all of them.
        func \#(values)() async throws(\#(type)Failure) -> [\#(type)] {
          (1...5).map(Self.sample)
        }

        /// Returns the one of an identity.
        func \#(value)(id: \#(identity)) async throws(\#(type)Failure) -> \#(type) {
          let list = try await \#(values)()
          guard let found = list.first(where: { $0.id == id }) else { throw .notFound }
          return found
        }

        private static func sample(_ number: Int) -> \#(type) {
          \#(type)(
            \#(sampleArguments)
          )
        }

        \#(sampleParts)
      }
      """#
    )
  }

  /// The server's words.
  var record: GeneratedFile {
    source(
      "Services/\(type)Record.swift",
      #"""
      \#(entityImport)

      /// \#(aTitle) as the server writes it; never seen outside the services.
      struct \#(type)Record: Decodable, Sendable {
        /// The identity, which is also the end of the \#(phrase)'s address.
        let id: \#(identity)
        \#(properties("let"))

        /// The \#(phrase) that the record tells of.
        var entity: \#(type) {
          \#(type)(\#(arguments(id: "id", \.name)))
        }
      }

      \#(listRecord)
      """#
    )
  }

  /// The directory at a server.
  var http: GeneratedFile {
    source(
      "Services/HTTP\(type)Directory.swift",
      #"""
      import Foundation

      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif

      /// The \#(phrases) of a server, spoken to over HTTP.
      struct HTTP\#(type)Directory: \#(type)Directory {
        private let baseURL: URL
        private let timeout: TimeInterval

        /// Speaks to the server at an address.
        ///
        /// - Parameters:
        ///   - baseURL: The address that paths are added to.
        ///   - timeout: The seconds to wait for an answer.
        init(baseURL: URL, timeout: TimeInterval = 10) {
          self.baseURL = baseURL
          self.timeout = timeout
        }

        /// Fetches the list.
        func \#(values)() async throws(\#(type)Failure) -> [\#(type)] {
          let path = [\#(pathText)]
          let body = try await answer(at: path)
          let list = try decoded(\#(listType).self, from: body, at: path)
          return list\#(listAccess).map(\.entity)
        }

        /// Fetches one; another's record is no answer.
        func \#(value)(id: \#(identity)) async throws(\#(type)Failure) -> \#(type) {
          let path = [\#(pathText), \#(identityText("id"))]
          let body = try await answer(at: path)
          let found = try decoded(\#(type)Record.self, from: body, at: path).entity
          guard found.id == id else { throw .unreadable(place: place(path)) }
          return found
        }

        private func place(_ path: [String] = []) -> String {
          ([baseURL.absoluteString] + path).joined(separator: "/")
        }

        private func answer(at path: [String]) async throws(\#(type)Failure) -> Data {
          var request = URLRequest(url: path.reduce(baseURL) { $0.appending(component: $1) })
          request.timeoutInterval = timeout
          request.cachePolicy = .reloadIgnoringLocalCacheData
          request.setValue("application/json", forHTTPHeaderField: "Accept")
          // A connection of its own for each request: one that breaks then has met this request only.
          let session = URLSession(configuration: .ephemeral)
          defer { session.finishTasksAndInvalidate() }
          let body: Data
          let response: URLResponse
          do {
            (body, response) = try await session.data(for: request)
          } catch let error as URLError where error.code == .timedOut {
            throw .timedOut(place: place())
          } catch {
            throw .unreachable(place: place())
          }
          guard let response = response as? HTTPURLResponse else { throw .unreadable(place: place()) }
          switch response.statusCode {
          case 200..<300: return body
          case 404: throw .notFound
          case 429:
            throw .busy(seconds: response.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) })
          case 500...: throw .broken(status: response.statusCode)
          default: throw .refused(status: response.statusCode)
          }
        }

        private func decoded<Value: Decodable>(
          _ type: Value.Type,
          from body: Data,
          at path: [String]
        ) throws(\#(type)Failure) -> Value {
          do {
            return try \#(decoder).decode(type, from: body)
          } catch {
            throw .unreadable(place: place(path))
          }
        }
      }
      """#
    )
  }
}
