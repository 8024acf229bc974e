import Foundation
import Testing

@testable import RickAndMorty

@Suite struct `The use cases` {
  @Test func `trim the name before they ask the repository`() async throws {
    let repository = RepositoryDouble()
    let wanted = CharacterQuery(name: "  rick \n", status: .dead)

    _ = try await FetchCharactersUseCase(repository: repository).execute(wanted, page: 2)

    #expect(repository.journal.lines == ["characters name=rick status=dead page=2"])
  }

  @Test(arguments: [0, -1, Int.min])
  func `find nothing before the first page, without asking`(page: Int) async throws {
    let repository = RepositoryDouble()

    let found = try await FetchCharactersUseCase(repository: repository)
      .execute(.everyone, page: page)

    #expect(found == .nothing)
    #expect(repository.journal.lines == [])
  }

  @Test func `hand the repository's failure on as it is`() async {
    let repository = RepositoryDouble(failure: .busy(secondsToWait: 3))

    await #expect(throws: CharacterFailure.busy(secondsToWait: 3)) {
      try await FetchCharactersUseCase(repository: repository).execute(.everyone, page: 1)
    }
  }

  @Test func `find a character by its number`() async throws {
    let repository = RepositoryDouble()

    let found = try await FetchCharacterDetailUseCase(repository: repository).execute(id: 7)

    #expect(found == .sample(7))
    #expect(repository.journal.lines == ["character 7"])
  }

  @Test(arguments: [0, -5])
  func `know without asking that there is no such number`(id: Int) async {
    let repository = RepositoryDouble()

    await #expect(throws: CharacterFailure.notFound) {
      try await FetchCharacterDetailUseCase(repository: repository).execute(id: id)
    }
    #expect(repository.journal.lines == [])
  }

  @Test func `refuse a character that was not asked for`() async {
    let repository = RepositoryDouble(character: .sample(8))

    await #expect(throws: CharacterFailure.unreadable(place: "id")) {
      try await FetchCharacterDetailUseCase(repository: repository).execute(id: 7)
    }
  }

  @Test func `take no bytes for no picture`() async throws {
    let full = RepositoryDouble(image: Data([1, 2]))
    #expect(
      try await FetchCharacterImageUseCase(repository: full).execute(address: "a") == Data([1, 2])
    )

    let empty = RepositoryDouble(image: Data())
    await #expect(throws: CharacterFailure.notFound) {
      try await FetchCharacterImageUseCase(repository: empty).execute(address: "a")
    }
  }
}

/// A repository that answers at once and notes what it was asked.
struct RepositoryDouble: CharacterRepositoryProtocol, CharacterImageRepositoryProtocol {
  let journal = Journal()
  var character: RMCharacterResponse?
  var image = Data()
  var failure: CharacterFailure?

  func fetchCharacters(
    matching query: CharacterQuery,
    page: Int
  ) async throws(CharacterFailure) -> RMResultsResponse {
    let status = query.status?.rawValue ?? "any"
    journal.note("characters name=\(query.name) status=\(status) page=\(page)")
    if let failure { throw failure }
    return .third(page)
  }

  func fetchCharacter(id: Int) async throws(CharacterFailure) -> RMCharacterResponse {
    journal.note("character \(id)")
    if let failure { throw failure }
    return character ?? .sample(id)
  }

  func fetchImage(at address: String) async throws(CharacterFailure) -> Data {
    journal.note("image \(address)")
    if let failure { throw failure }
    return image
  }
}
