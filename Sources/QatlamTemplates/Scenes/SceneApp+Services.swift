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
        /// Returns the \#(phrase) of an identity.
        func \#(value)(id: \#(identity)) async throws(DirectoryFailure) -> \#(type)
      }
      """#
    )
  }

  /// The protocol of what lists entities.
  var listing: GeneratedFile {
    source(
      "Services/\(types)Directory.swift",
      #"""
      /// A place that keeps \#(phrases) and lists them; known by workers alone\#(mark("V8")).
      protocol \#(types)Directory: \#(type)Directory {
        /// Returns the \#(phrases), in no particular order.
        func \#(values)() async throws(DirectoryFailure) -> [\#(type)]
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
      struct Embedded\#(type)Directory: \#(types)Directory {
        /// Returns all of them.
        func \#(values)() async throws(DirectoryFailure) -> [\#(type)] {
          (1...5).map(Self.sample)
        }

        /// Returns the one of an identity.
        func \#(value)(id: \#(identity)) async throws(DirectoryFailure) -> \#(type) {
          let list = try await \#(values)()
          guard let found = list.first(where: { $0.id == id }) else { throw .notFound }
          return found
        }

        \#(sampleMembers(keyword: "private static"))
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
      struct \#(type)Record: Decodable, Hashable, Sendable {
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
      \#(identityImport)

      /// The \#(phrases) of a server, spoken to over HTTP.
      struct HTTP\#(type)Directory: \#(type)Directory {
        /// The server that is asked.
        let server: JSONServer

        /// Fetches one; another's record is no answer.
        func \#(value)(id: \#(identity)) async throws(DirectoryFailure) -> \#(type) {
          let path = [\#(pathText), \#(identityText("id"))]
          let found = try await server.value(\#(type)Record.self, at: path).entity
          guard found.id == id else { throw .unreadable(place: server.place(path)) }
          return found
        }
      }
      """#
    )
  }

  /// The list at a server.
  var httpList: GeneratedFile {
    source(
      "Services/HTTP\(type)Directory+List.swift",
      #"""
      extension HTTP\#(type)Directory: \#(types)Directory {
        /// Fetches the list.
        func \#(values)() async throws(DirectoryFailure) -> [\#(type)] {
          let list = try await server.value(\#(listType).self, at: [\#(pathText)])
          return list\#(listAccess).map(\.entity)
        }
      }
      """#
    )
  }

  /// How a server is spoken to.
  var server: GeneratedFile {
    source(
      "Services/JSONServer.swift",
      #"""
      import Foundation

      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif

      /// A server that is spoken to over HTTP and answers in JSON.
      struct JSONServer: Sendable {
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

        /// Returns the value that the server has at a path.
        func value<Value: Decodable>(
          _ type: Value.Type,
          at path: [String]
        ) async throws(DirectoryFailure) -> Value {
          try decoded(type, from: await answer(to: request(at: path)), at: path)
        }

        /// Returns where something is, for people: the server's address, and a path below it.
        func place(_ path: [String] = []) -> String {
          ([baseURL.absoluteString] + path).joined(separator: "/")
        }

        /// Returns a request for what is at a path.
        func request(at path: [String]) -> URLRequest {
          var request = URLRequest(url: path.reduce(baseURL) { $0.appending(component: $1) })
          request.timeoutInterval = timeout
          request.cachePolicy = .reloadIgnoringLocalCacheData
          request.setValue("application/json", forHTTPHeaderField: "Accept")
          return request
        }

        /// Returns the body of a good answer.
        func answer(to request: URLRequest) async throws(DirectoryFailure) -> Data {
          // A connection of its own for each request: one that was kept and is cut meanwhile is tried
          // again in silence, which cannot be done with a body that was sent, and so ends in a timeout.
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

        /// Returns the value that an answer holds.
        func decoded<Value: Decodable>(
          _ type: Value.Type,
          from body: Data,
          at path: [String]
        ) throws(DirectoryFailure) -> Value {
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
