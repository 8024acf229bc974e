internal import QatlamDomain

extension CleanVIPERApp {
  /// What builds the list (R14, R15).
  var homeFactory: GeneratedFile {
    source(
      "App/CompositionRoot/HomeFactory.swift",
      #"""
      /// Builds the list's module, every part of it, and injects each into the next (R14, R15).
      @MainActor
      struct HomeFactory {
        private let makeClient: () -> any NetworkClientProtocol

        /// Creates a factory for a kind of client.
        init(makeClient: @escaping () -> any NetworkClientProtocol) {
          self.makeClient = makeClient
        }

        /// Returns the list's screen on a stack of its own, ready to be a window's root (R14).
        func create() -> ScreenStack {
          let client = makeClient()
          let repository = Remote\#(type)Repository(client: client)
          let router = HomeRouter(details: DetailFactory(client: client))
          let presenter = HomePresenter(
            fetch\#(types): Fetch\#(types)UseCase(repository: repository),
            router: router,
            formatter: HomeFormatter(failureText: { $0.english })
          )
          let view = HomeViewController(presenter: presenter)
          presenter.view = view
          let stack = ScreenStack(rootViewController: view)
          router.stack = stack
          return stack
        }
      }

      extension HomeViewController: TerminalScreen {}
      """#
    )
  }

  /// What builds one (R15).
  var detailFactory: GeneratedFile {
    source(
      "App/CompositionRoot/DetailFactory.swift",
      #"""
      \#(hasDates ? "import Foundation" : .none)

      /// Builds the screen that the router moves to (R5).
      @MainActor
      protocol DetailFactoryProtocol {
        /// Returns \#(aPhrase)'s own screen, not yet loaded (R17).
        func create(for \#(value): \#(record)) -> Screen
      }

      /// Builds \#(aPhrase)'s module, every part of it (R15, R20).
      @MainActor
      struct DetailFactory: DetailFactoryProtocol {
        private let client: any NetworkClientProtocol

        /// Creates a factory over a client.
        init(client: any NetworkClientProtocol) {
          self.client = client
        }

        /// Returns the \#(phrase)'s screen, which fetches the \#(phrase) by its identity (R20).
        func create(for \#(value): \#(record)) -> Screen {
          let repository = Remote\#(type)Repository(client: client)
          let presenter = DetailPresenter(
            id: \#(value).id,
            fetchDetail: Fetch\#(type)DetailUseCase(repository: repository),
            formatter: DetailFormatter(\#(zoneArgument("current"))failureText: { $0.english })
          )
          let view = DetailViewController(presenter: presenter)
          presenter.view = view
          return view
        }
      }

      extension DetailViewController: TerminalScreen {}
      """#
    )
  }

  /// What builds the client (R7).
  var clientFactory: GeneratedFile {
    source(
      "App/CompositionRoot/NetworkClientFactory.swift",
      #"""
      import Foundation

      #if canImport(FoundationNetworking)
      import FoundationNetworking
      #endif

      /// Builds the client that answers the app's requests (R7).
      struct NetworkClientFactory: Sendable {
        private let source: AppSettings.Source

        /// Creates a factory for a source.
        init(source: AppSettings.Source) {
          self.source = source
        }

        /// Returns a client: one that answers from a sample, or Foundation's for a server.
        ///
        /// - Parameter answers: The sample's answers, by their places.
        /// - Returns: What all requests of one screen go through.
        func create(
          offline answers: [EndpointLocation: any Encodable & Sendable]
        ) -> any NetworkClientProtocol {
          switch source {
          case .sample:
            return EmbeddedNetworkClient(answers: answers)
          case .server(let baseURL):
            let session = URLSession.forRequests(timeout: Self.timeout)
            return URLSessionNetworkClient(baseURL: baseURL, session: session, timeout: Self.timeout)
          }
        }

        /// Seconds that a request may stay without an answer.
        private static var timeout: TimeInterval { 15 }
      }
      """#
    )
  }
}
