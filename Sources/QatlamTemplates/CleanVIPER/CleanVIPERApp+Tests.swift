internal import QatlamDomain

extension CleanVIPERApp {
  /// What the use cases promise.
  var useCaseTests: GeneratedFile {
    test(
      "Domain/UseCaseTests.swift",
      #"""
      import Testing

      @testable import \#(app)

      @Suite("The use cases")
      struct UseCaseTests {
        @Test func `fetch everything in order`() async throws {
          let repository = Fake\#(type)Repository(list: [.sample(2), .sample(1)])

          let fetch = Fetch\#(types)UseCase(repository: repository)
          let list = try await fetch.execute()

          #expect(list == [.sample(1), .sample(2)])
        }

        @Test func `fetch the one that was asked for`() async throws {
          let repository = Fake\#(type)Repository(list: [.sample(1)])

          let fetch = Fetch\#(type)DetailUseCase(repository: repository)

          let one = try await fetch.execute(id: \#(record).sample(1).id)

          #expect(one == .sample(1))
          await #expect(throws: \#(type)Failure.unreadable(place: "id")) {
            try await fetch.execute(id: \#(record).sample(2).id)
          }
        }

        @Test func `say why the repository failed`() async {
          let repository = Fake\#(type)Repository(failure: .timedOut)

          let fetch = Fetch\#(types)UseCase(repository: repository)
          let fetchOne = Fetch\#(type)DetailUseCase(repository: repository)

          await #expect(throws: \#(type)Failure.timedOut) { try await fetch.execute() }
          await #expect(throws: \#(type)Failure.timedOut) {
            try await fetchOne.execute(id: \#(record).sample(1).id)
          }
        }
      }
      """#
    )
  }

  /// What the repository promises.
  var repositoryTests: GeneratedFile {
    test(
      "Network/Remote\(type)RepositoryTests.swift",
      #"""
      import Foundation
      import Testing

      @testable import \#(app)

      @Suite("The repository of \#(phrases)")
      struct Remote\#(type)RepositoryTests {
        private static let list = [\#(pathText)]

        @Test func `finds every sample of the app, without a network`() async throws {
          let client = EmbeddedNetworkClient(answers: \#(type)Sample().answers)
          let repository = Remote\#(type)Repository(client: client)

          let list = try await repository.fetch\#(types)()
          let samples = (1...5).map(\#(record).sample)

          #expect(list == samples)
          for sample in samples {
            #expect(try await repository.fetch\#(type)(id: sample.id) == sample)
          }
        }

        @Test func `says that there is none`() async {
          let repository = Remote\#(type)Repository(client: EmbeddedNetworkClient(answers: [:]))

          await #expect(throws: \#(type)Failure.notFound) {
            try await repository.fetch\#(type)(id: \#(record).sample(1).id)
          }
        }

        @Test func `asks at the API's addresses`() async throws {
          let client = FakeNetworkClient(.failure(.timedOut))
          let repository = Remote\#(type)Repository(client: client)

          await #expect(throws: \#(type)Failure.timedOut) { try await repository.fetch\#(types)() }
          await #expect(throws: \#(type)Failure.timedOut) {
            try await repository.fetch\#(type)(id: \#(record).sample(1).id)
          }
          let asked = await client.locations
          #expect(asked == [.path(Self.list), .path(Self.list + ["\#(firstIdentity)"])])
        }

        @Test func `says where an answer makes no sense`() async {
          let client = FakeNetworkClient(.success("["))

          await #expect(throws: \#(type)Failure.unreadable(place: "JSON")) {
            try await Remote\#(type)Repository(client: client).fetch\#(types)()
          }
        }

        @Test(arguments: [
          (404, \#(type)Failure.notFound),
          (418, .refused(status: 418, reason: "Tea only")),
          (429, .busy(secondsToWait: 3)),
          (500, .busy(secondsToWait: 3)),
        ])
        func `says what a status means`(status: Int, failure: \#(type)Failure) async {
          let body = Data(#"{"error": "Tea only"}"#.utf8)
          let client = FakeNetworkClient(
            .failure(.status(code: status, retryAfterSeconds: 3, body: body))
          )

          await #expect(throws: failure) {
            try await Remote\#(type)Repository(client: client).fetch\#(types)()
          }
        }
      }
      """#
    )
  }

  /// What the list's presenter promises.
  var homeTests: GeneratedFile {
    test(
      "Home/HomePresenterTests.swift",
      #"""
      import Testing

      @testable import \#(app)

      @MainActor
      @Suite("The list's presenter")
      struct HomePresenterTests {
        private let view = FakeHomeView()
        private let router = FakeHomeRouter()

        @Test func `shows what the use case brings, in its order`() async {
          let fetch = FakeFetch\#(types)([.sample(2), .sample(1)])
          let presenter = presenter(over: fetch)

          await presenter.viewDidLoad()

          let ids = [\#(record).sample(2), .sample(1)].map(\.id)
          #expect(view.items.map(\.id) == ids)
          #expect(view.failure == nil)
        }

        @Test func `says why there is nothing, and tries again`() async {
          let fetch = FakeFetch\#(types)(failure: .timedOut)
          let presenter = presenter(over: fetch)

          await presenter.viewDidLoad()
          #expect(view.items.isEmpty)
          #expect(view.failure == "timedOut")

          fetch.failure = nil
          fetch.list = [.sample(1)]
          await presenter.didRefresh()
          #expect(view.items.map(\.id) == [\#(record).sample(1).id])
        }

        @Test func `opens the row that was chosen, and no other`() async {
          let fetch = FakeFetch\#(types)([.sample(1), .sample(2)])
          let presenter = presenter(over: fetch)
          await presenter.viewDidLoad()

          presenter.didSelect(index: 1)
          presenter.didSelect(index: 2)
          presenter.didSelect(index: -1)

          #expect(router.opened == [.sample(2)])
        }

        @Test func `does not keep its view alive`() async {
          let presenter = presenter(over: FakeFetch\#(types)())
          do {
            let view = FakeHomeView()
            presenter.view = view
          }

          #expect(presenter.view == nil)
        }

        private func presenter(over fetch: FakeFetch\#(types)) -> HomePresenter {
          let presenter = HomePresenter(
            fetch\#(types): fetch,
            router: router,
            formatter: HomeFormatter(failureText: { "\($0)" })
          )
          presenter.view = view
          return presenter
        }
      }
      """#
    )
  }

  /// What the presenter of one promises.
  var detailTests: GeneratedFile {
    test(
      "Detail/DetailPresenterTests.swift",
      #"""
      \#(hasDates ? "import Foundation" : .none)
      import Testing

      @testable import \#(app)

      @MainActor
      @Suite("The presenter of one")
      struct DetailPresenterTests {
        private let view = FakeDetailView()

        @Test func `shows what its use case brings`() async {
          await presenter().viewDidLoad()

          #expect(view.data?.title == "\#(firstTitle)")
          #expect(view.data?.rows.last == .init(label: "Id", value: "\#(firstIdentity)"))
          #expect(view.failure == nil)
        }

        @Test func `says why there is nothing`() async {
          await presenter(failure: .notFound).viewDidLoad()

          #expect(view.data == nil)
          #expect(view.failure == "notFound")
        }

        private func presenter(failure: \#(type)Failure? = nil) -> DetailPresenter {
          let presenter = DetailPresenter(
            id: \#(record).sample(1).id,
            fetchDetail: FakeFetch\#(type)Detail(failure: failure),
            formatter: DetailFormatter(\#(zoneArgument("gmt"))failureText: { "\($0)" })
          )
          presenter.view = view
          return presenter
        }
      }
      """#
    )
  }

  /// What the whole app promises.
  var appTests: GeneratedFile {
    test(
      "Flow/AppTests.swift",
      #"""
      import Foundation
      import Testing

      @testable import \#(app)

      @MainActor
      @Suite("The app")
      struct AppTests {
        @Test func `shows the list, one of it, and the list again`() async {
          let person = FakeConsole("1", "", "q")

          let status = await AppDelegate().run(arguments: [], console: person.console)

          #expect(status == 0)
          #expect(person.output.hasPrefix("\#(model.entity.name.plural.title)\n1. \#(firstTitle)\n2. "))
          #expect(person.output.contains("\n  Id: \#(firstIdentity)\n"))
          #expect(person.output.components(separatedBy: "Number, r reload").count == 3)
        }

        @Test func `ends where there is nothing more to read`() async {
          #expect(await AppDelegate().run(arguments: [], console: FakeConsole().console) == 0)
        }

        @Test func `says why a server gives nothing`() async {
          let person = FakeConsole()

          let status = await AppDelegate().run(
            arguments: ["--server", "http://127.0.0.1:9"],
            console: person.console
          )

          #expect(status == 0)
          #expect(person.output.contains("! The server cannot be reached."))
        }

        @Test(arguments: [["--offline"], ["--server"], ["--server", "nowhere"]])
        func `says what is wrong with its arguments`(arguments: [String]) async {
          let person = FakeConsole()

          #expect(await AppDelegate().run(arguments: arguments, console: person.console) == 2)
          #expect(person.output.hasPrefix("\#(app): "))
        }
      }
      """#
    )
  }
}
