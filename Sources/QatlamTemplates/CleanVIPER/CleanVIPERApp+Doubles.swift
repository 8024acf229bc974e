internal import QatlamDomain

extension CleanVIPERApp {
  /// Entities for tests.
  var samples: GeneratedFile { samplesFile(in: "Doubles", of: record) }

  /// A repository with one answer.
  var fakeRepository: GeneratedFile {
    test(
      "Doubles/Fake\(type)Repository.swift",
      #"""
      \#(identityImport)

      @testable import \#(app)

      /// Gives one answer to every question.
      struct Fake\#(type)Repository: \#(type)RepositoryProtocol {
        var list: [\#(record)] = []
        var failure: \#(type)Failure?

        func fetch\#(types)() async throws(\#(type)Failure) -> [\#(record)] {
          if let failure { throw failure }
          return list
        }

        func fetch\#(type)(id: \#(identity)) async throws(\#(type)Failure) -> \#(record) {
          if let failure { throw failure }
          guard let first = list.first else { throw .notFound }
          return first
        }
      }
      """#
    )
  }

  /// Use cases with one answer.
  var fakeUseCases: GeneratedFile {
    test(
      "Doubles/FakeUseCases.swift",
      #"""
      \#(identityImport)

      @testable import \#(app)

      /// Gives one answer, or another that is set later.
      @MainActor
      final class FakeFetch\#(types): Fetch\#(types)UseCaseProtocol {
        var list: [\#(record)]
        var failure: \#(type)Failure?

        init(_ list: [\#(record)] = [], failure: \#(type)Failure? = nil) {
          self.list = list
          self.failure = failure
        }

        func execute() async throws(\#(type)Failure) -> [\#(record)] {
          if let failure = await failure { throw failure }
          return await list
        }
      }

      /// Gives one answer.
      struct FakeFetch\#(type)Detail: Fetch\#(type)DetailUseCaseProtocol {
        var failure: \#(type)Failure?

        func execute(id: \#(identity)) async throws(\#(type)Failure) -> \#(record) {
          if let failure { throw failure }
          return .sample(1)
        }
      }
      """#
    )
  }

  /// A client with one answer.
  var fakeClient: GeneratedFile {
    test(
      "Doubles/FakeNetworkClient.swift",
      #"""
      import Foundation

      @testable import \#(app)

      /// A server behind no network: one answer, and a list of what was asked for.
      actor FakeNetworkClient: NetworkClientProtocol {
        private(set) var locations: [EndpointLocation] = []
        private let answer: Result<String, NetworkError>

        init(_ answer: Result<String, NetworkError>) {
          self.answer = answer
        }

        func data(for endpoint: any Endpoint) async throws(NetworkError) -> Data {
          locations.append(endpoint.location)
          return Data(try answer.get().utf8)
        }
      }
      """#
    )
  }

  /// Views and a router that note what they are told.
  var fakeViews: GeneratedFile {
    test(
      "Doubles/FakeViews.swift",
      #"""
      @testable import \#(app)

      /// Notes what the list's presenter says.
      @MainActor
      final class FakeHomeView: HomeViewProtocol {
        private(set) var items: [HomeViewItem] = []
        private(set) var failure: String?

        func updateView(with items: [HomeViewItem]) {
          self.items = items
        }

        func showFailure(_ text: String) {
          failure = text
        }
      }

      /// Notes what the presenter of one says.
      @MainActor
      final class FakeDetailView: DetailViewProtocol {
        private(set) var data: DetailViewData?
        private(set) var failure: String?

        func updateView(with data: DetailViewData) {
          self.data = data
        }

        func showFailure(_ text: String) {
          failure = text
        }
      }

      /// Notes what was opened.
      @MainActor
      final class FakeHomeRouter: HomeRouterProtocol {
        private(set) var opened: [\#(record)] = []

        func navigateToDetail(_ \#(value): \#(record)) {
          opened.append(\#(value))
        }
      }
      """#
    )
  }

  /// A person whose lines are known before.
  var fakeConsole: GeneratedFile {
    test(
      "Doubles/FakeConsole.swift",
      #"""
      @testable import \#(app)

      /// A person who types lines that are known before, and reads everything.
      @MainActor
      final class FakeConsole {
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
