internal import QatlamDomain

extension CleanVIPERApp {
  /// The entity, as the API sends it (R4).
  var entity: GeneratedFile {
    source(
      "Domain/Entities/\(record).swift",
      #"""
      \#(entityImport)

      /// One \#(phrase), exactly as the API sends it (R4).
      struct \#(record): Codable, Hashable, Sendable, Identifiable {
        /// The identity by which the API knows the \#(phrase).
        var id: \#(identity)
        \#(properties("var"))
      }
      """#
    )
  }

  /// The failures, in the domain's words (R9).
  var failure: GeneratedFile {
    source(
      "Domain/Entities/\(type)Failure.swift",
      #"""
      /// Why \#(phrases) could not be had, in the domain's own words (R9).
      ///
      /// The presentation turns each case into a sentence of the screen's language.
      enum \#(type)Failure: Error, Hashable, Sendable {
        /// No connection came about.
        case unreachable
        /// No answer came in time.
        case timedOut
        /// The connection broke on the way.
        case interrupted
        /// Nobody waits for the answer any more.
        case cancelled
        /// There is nothing of that kind.
        case notFound
        /// Too many requests; the server may say how long to wait.
        case busy(secondsToWait: Int?)
        /// The server failed (status 500–599).
        case serverFailed(status: Int)
        /// The server did not accept the request; with its own reason, if it gave one.
        case refused(status: Int, reason: String?)
        /// The answer is not what the API promises; the text says where.
        case unreadable(place: String)
        /// The address makes no sense.
        case invalidAddress(String)
      }
      """#
    )
  }

  /// The protocol of the repository (R9).
  var repositoryProtocol: GeneratedFile {
    source(
      "Domain/Interfaces/\(type)RepositoryProtocol.swift",
      #"""
      \#(identityImport)

      /// Where \#(phrases) come from, as the domain sees it (R2, R9).
      protocol \#(type)RepositoryProtocol: Sendable {
        /// Returns the \#(phrases), in the source's order.
        func fetch\#(types)() async throws(\#(type)Failure) -> [\#(record)]

        /// Returns the \#(phrase) with an identity (R20).
        func fetch\#(type)(id: \#(identity)) async throws(\#(type)Failure) -> \#(record)
      }
      """#
    )
  }

  /// The use case of the list (R2).
  var fetchAll: GeneratedFile {
    source(
      "Domain/UseCases/Fetch\(types)UseCase.swift",
      #"""
      /// Gets the \#(phrases) (R2).
      protocol Fetch\#(types)UseCaseProtocol: Sendable {
        /// Returns the \#(phrases), in the order of a list.
        func execute() async throws(\#(type)Failure) -> [\#(record)]
      }

      /// Gets the \#(phrases) from a repository and puts them in order (R2).
      struct Fetch\#(types)UseCase: Fetch\#(types)UseCaseProtocol {
        private let repository: any \#(type)RepositoryProtocol

        /// Creates the use case over a repository (R7).
        init(repository: any \#(type)RepositoryProtocol) {
          self.repository = repository
        }

        /// Returns the \#(phrases), in the order of a list\#(orderWords).
        func execute() async throws(\#(type)Failure) -> [\#(record)] {
          try await repository.fetch\#(types)().sorted { \#(orderTerm) }
        }
      }
      """#
    )
  }

  /// The use case of one (R20).
  var fetchDetail: GeneratedFile {
    source(
      "Domain/UseCases/Fetch\(type)DetailUseCase.swift",
      #"""
      \#(identityImport)

      /// Gets one \#(phrase) by its \#(identityWord) (R20).
      protocol Fetch\#(type)DetailUseCaseProtocol: Sendable {
        /// Returns the \#(phrase), or throws that there is none.
        func execute(id: \#(identity)) async throws(\#(type)Failure) -> \#(record)
      }

      /// Gets \#(aPhrase) from a repository and makes sure that it is the one asked for (R20).
      struct Fetch\#(type)DetailUseCase: Fetch\#(type)DetailUseCaseProtocol {
        private let repository: any \#(type)RepositoryProtocol

        /// Creates the use case over a repository (R7).
        init(repository: any \#(type)RepositoryProtocol) {
          self.repository = repository
        }

        /// \#(fetchDetailSummary)
        func execute(id: \#(identity)) async throws(\#(type)Failure) -> \#(record) {
          \#(numberGuard)
          let \#(value) = try await repository.fetch\#(type)(id: id)
          guard \#(value).id == id else { throw .unreadable(place: "id") }
          return \#(value)
        }
      }
      """#
    )
  }
}
