import QatlamDomain
import QatlamTemplates
import QatlamTestSupport
import QatlamUseCases
import Testing

@Suite("A use case that is added") struct UseCaseTests {
  private let newcomer = Newcomer(with: Pieces(), following: "clean")

  private static let gateway = """
    protocol MoviesRepository: Sendable {
      func all() async throws -> [Movie]
      func movie(id: Int) async throws -> Movie?
      func save(_ movie: Movie) async throws
      func remove(movieID id: Int) async throws
    }
    """

  private func movies(_ gateway: String = gateway, container: String = "") -> MarkedApp {
    MarkedApp(
      """
      == Movies/Domain/Entities/Movie.swift
      struct Movie { let id: Int; let title: String }
      == Movies/Domain/Interfaces/MoviesRepository.swift
      \(gateway)
      == Movies/Domain/UseCases/RateMovieUseCase.swift
      protocol RateMovieUseCase { func execute() async throws }
      final class DefaultRateMovieUseCase: RateMovieUseCase {
        private let repository: any MoviesRepository
        init(repository: any MoviesRepository) { self.repository = repository }
        func execute() async throws {}
      }
      == MoviesTests/Domain/UseCases/RateMovieUseCaseTests.swift
      import XCTest
      @testable import Movies
      final class RateMovieUseCaseTests: XCTestCase {}
      \(container)
      """
    )
  }

  private func text(_ plan: MakingPlan, _ path: String) throws -> String {
    let file = try #require(plan.files.first { $0.path == path })
    return String(decoding: file.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("SaveMovie", "_ movie: Movie", "", "save(movie)"),
    ("ArchiveMovie", "_ movie: Movie", "", "save(movie)"),
    ("DeleteMovie", "id: Int", "", "remove(movieID: id)"),
    ("FindMovie", "id: Int", " -> Movie?", "movie(id: id)"),
    ("GetMovies", "", " -> [Movie]", "all()"),
    ("LoadRecentMovies", "", " -> [Movie]", "all()"),
  ])
  func `asks the gateway for what its name says`(
    name: String,
    parameters: String,
    result: String,
    call: String
  ) async throws {
    let plan = try await newcomer.plan(.useCase, name, in: movies())
    #expect(
      plan.files.map(\.path) == [
        "Movies/Domain/UseCases/\(name)UseCase.swift",
        "MoviesTests/Domain/UseCases/\(name)UseCaseTests.swift",
      ]
    )
    let source = try text(plan, "Movies/Domain/UseCases/\(name)UseCase.swift")
    let body = """
        func execute(\(parameters)) async throws\(result) {
          try await gateway.\(call)
        }
      """
    #expect(source.contains(body), "\(source)")
    let tests = try text(plan, "MoviesTests/Domain/UseCases/\(name)UseCaseTests.swift")
    #expect(tests.contains("private actor GatewayFake: MoviesRepository {"))
    let word = call.prefix { $0 != "(" }
    #expect(tests.contains("XCTAssertEqual(calls, [\"\(word)\"])"))
    #expect(plan.addedFindings == [])
  }

  /// What is added to an app whose container knows the repository.
  private func planned(_ container: String) async throws -> MakingPlan {
    try await newcomer.plan(
      .useCase,
      "GetMovies",
      in: movies(
        "protocol MoviesRepository { func all() async throws -> [Movie] }",
        container: """
          \(container)
          == Movies/Data/DefaultMoviesRepository.swift
          struct DefaultMoviesRepository: MoviesRepository {
            func all() async throws -> [Movie] { [] }
          }
          """
      )
    )
  }

  @Test func `is wired with the gateway that the container makes`() async throws {
    let container = """
      == Movies/Application/DIContainer/Container.swift
      final class Container {
        func makeMoviesRepository() -> any MoviesRepository { DefaultMoviesRepository() }
      }
      """
    let plan = try await planned(container)
    let source = try text(plan, "Movies/Application/DIContainer/Container.swift")
    let added = """
        func makeGetMovies() -> any GetMoviesUseCase {
          DefaultGetMoviesUseCase(gateway: makeMoviesRepository())
        }
      """
    #expect(source.contains(added), "\(source)")
    #expect(plan.leftovers == [])
  }

  @Test func `has a fake whose heads are on one line, however the gateway's are broken`()
    async throws
  {
    let gateway = """
      protocol MoviesRepository: Sendable {
        func all() async throws -> [Movie]
        func save(
          _ movie: Movie,
          notify isLoud: Bool
        )
          async throws
      }
      """
    let plan = try await newcomer.plan(.useCase, "GetMovies", in: movies(gateway))
    let tests = try text(plan, "MoviesTests/Domain/UseCases/GetMoviesUseCaseTests.swift")
    let fake = """
        func save(_ movie: Movie, notify isLoud: Bool) async throws {
          calls.append("save")
        }
      """
    #expect(tests.contains(fake), "\(tests)")
  }

  @Test func `has no test where nothing can stand in for the gateway, and says so`() async throws {
    let plan = try await newcomer.plan(
      .useCase,
      "GetMovies",
      in: movies(
        "protocol MoviesRepository { var count: Int { get }\nfunc all() async throws -> [Movie] }"
      )
    )
    #expect(plan.files.map(\.path) == ["Movies/Domain/UseCases/GetMoviesUseCase.swift"])
    #expect(
      plan.nextSteps == [
        "write a test of DefaultGetMoviesUseCase: 'MoviesRepository' asks for more than can be made up"
      ]
    )
  }

  @Test func `comes with a gateway where the entity has none`() async throws {
    let plan = try await newcomer.plan(
      .useCase,
      "GetMovies",
      in: movies("// There is none yet.")
    )
    let paths = plan.files.map(\.path)
    #expect(paths.contains { $0.hasSuffix("/MovieGatewayProtocol.swift") }, "\(paths)")
    #expect(paths.contains("Movies/Domain/UseCases/GetMoviesUseCase.swift"))
  }

  @Test func `is refused where its name or its gateway tells nothing`() async throws {
    let pay = try SwiftName("Pay")
    await #expect(throws: NewFailure.whichEntity(pay, known: ["Movie"])) {
      try await newcomer.plan(.useCase, "Pay", in: movies())
    }
    let unknown = NewFailure.noGateway("Films", entity: "Movie", known: ["MoviesRepository"])
    await #expect(throws: unknown) {
      try await newcomer.plan(.useCase, "GetMovies", gateway: "Films", in: movies())
    }
    let useless = "protocol MoviesRepository { func watch(_ movie: Movie) -> Stream<Movie> }"
    await #expect(throws: NewFailure.noOperation(gateway: "MoviesRepository", entity: "Movie")) {
      try await newcomer.plan(.useCase, "WatchMovie", in: movies(useless))
    }
  }

  @Test(arguments: [
    ("DeleteMovie", "func all() async throws -> [Movie]"),
    ("SaveMovie", "func all() async throws -> [Movie]"),
    ("MoveMovie", "func move(_ movie: Movie, before other: Movie) async throws"),
    ("DeleteMovie", "func delete(_: Int) async throws; func watch(_ movie: Movie) -> Feed"),
  ])
  func `is refused where the gateway has nothing that does what it is called`(
    name: String,
    operation: String
  ) async throws {
    let gateway = "protocol MoviesRepository { \(operation); func find(_ ids: Set<Movie>) }"
    await #expect(throws: NewFailure.noOperation(gateway: "MoviesRepository", entity: "Movie")) {
      try await newcomer.plan(.useCase, name, in: movies(gateway))
    }
  }

  @Test func `escapes what its gateway's parameters are called`() async throws {
    let gateway =
      "protocol MoviesRepository { func all() -> [Movie]; func remove(in: Int) async throws }"
    let plan = try await newcomer.plan(.useCase, "DeleteMovie", in: movies(gateway))
    let source = try text(plan, "Movies/Domain/UseCases/DeleteMovieUseCase.swift")
    #expect(source.contains("func execute(`in`: Int) async throws {"), "\(source)")
    #expect(source.contains("try await gateway.remove(in: `in`)"), "\(source)")
  }

  @Test func `leaves out a gateway that its container cannot reach`() async throws {
    let container = """
      == Movies/Application/DIContainer/Container.swift
      final class Container {}
      == Movies/Application/DIContainer/Container+Data.swift
      extension Container {
        private var repository: any MoviesRepository { DefaultMoviesRepository() }
      }
      """
    let plan = try await planned(container)
    let source = try text(plan, "Movies/Application/DIContainer/Container.swift")
    #expect(!source.contains("gateway: repository"), "\(source)")
  }
}
