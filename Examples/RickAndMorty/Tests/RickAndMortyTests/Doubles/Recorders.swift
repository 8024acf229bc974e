import Foundation

@testable import RickAndMorty

// Each recorder stands at one border, notes what crosses it and passes it on.

struct RecordingClient: NetworkClientProtocol {
  let inner: any NetworkClientProtocol
  let journal: Journal

  func data(for endpoint: any Endpoint) async throws(NetworkError) -> Data {
    let query = endpoint.parameters.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    journal.note((["client \(endpoint.location)"] + query).joined(separator: " "))
    let body = try await inner.data(for: endpoint)
    journal.note("client answers")
    return body
  }
}

struct RecordingRepository: CharacterRepositoryProtocol {
  let inner: any CharacterRepositoryProtocol
  let journal: Journal

  func fetchCharacters(
    matching query: CharacterQuery,
    page: Int
  ) async throws(CharacterFailure) -> RMResultsResponse {
    journal.note("repository.fetchCharacters page \(page)")
    let response = try await inner.fetchCharacters(matching: query, page: page)
    journal.note("repository answers \(response.results.count)")
    return response
  }

  func fetchCharacter(id: Int) async throws(CharacterFailure) -> RMCharacterResponse {
    journal.note("repository.fetchCharacter \(id)")
    let character = try await inner.fetchCharacter(id: id)
    journal.note("repository answers \(character.name)")
    return character
  }
}

struct RecordingFetchCharacters: FetchCharactersUseCaseProtocol {
  let inner: any FetchCharactersUseCaseProtocol
  let journal: Journal

  func execute(
    _ query: CharacterQuery,
    page: Int
  ) async throws(CharacterFailure) -> RMResultsResponse {
    journal.note("useCase.execute page \(page)")
    do throws(CharacterFailure) {
      let response = try await inner.execute(query, page: page)
      journal.note("useCase answers \(response.results.count)")
      return response
    } catch {
      journal.note("useCase fails \(error.english)")
      throw error
    }
  }
}

struct RecordingFetchCharacterDetail: FetchCharacterDetailUseCaseProtocol {
  let inner: any FetchCharacterDetailUseCaseProtocol
  let journal: Journal

  func execute(id: Int) async throws(CharacterFailure) -> RMCharacterResponse {
    journal.note("useCase.execute id \(id)")
    let character = try await inner.execute(id: id)
    journal.note("useCase answers \(character.name)")
    return character
  }
}

@MainActor
final class RecordingHomePresenter: HomePresenterProtocol {
  private let inner: any HomePresenterProtocol
  private let journal: Journal

  init(_ inner: any HomePresenterProtocol, _ journal: Journal) {
    (self.inner, self.journal) = (inner, journal)
  }

  func viewDidLoad() {
    journal.note("presenter.viewDidLoad")
    inner.viewDidLoad()
  }

  func didSelect(index: Int) {
    journal.note("presenter.didSelect \(index)")
    inner.didSelect(index: index)
  }

  func didScroll(toIndex index: Int) { inner.didScroll(toIndex: index) }
  func didSearch(name: String) { inner.didSearch(name: name) }
  func didChooseFilter(index: Int) { inner.didChooseFilter(index: index) }
  func didRefresh() { inner.didRefresh() }
  func didRetry() { inner.didRetry() }
}

@MainActor
final class RecordingHomeView: HomeViewProtocol {
  private let inner: any HomeViewProtocol
  private let journal: Journal

  init(_ inner: any HomeViewProtocol, _ journal: Journal) {
    (self.inner, self.journal) = (inner, journal)
  }

  func updateView(with items: [HomeViewItem]) {
    journal.note("view.updateView \(items.count) items")
    inner.updateView(with: items)
  }

  func updateFrame(with data: HomeViewData) { inner.updateFrame(with: data) }
}

@MainActor
final class RecordingRouter: HomeRouterProtocol {
  private let inner: any HomeRouterProtocol
  private let journal: Journal

  init(_ inner: any HomeRouterProtocol, _ journal: Journal) {
    (self.inner, self.journal) = (inner, journal)
  }

  func navigateToDetail(_ character: RMCharacterResponse) {
    journal.note("router.navigateToDetail \(character.name)")
    inner.navigateToDetail(character)
  }
}

@MainActor
struct RecordingDetailFactory: DetailFactoryProtocol {
  let makeView: (RMCharacterResponse) -> Screen
  let journal: Journal

  func create(for character: RMCharacterResponse) -> Screen {
    journal.note("factory.create \(character.name)")
    return makeView(character)
  }
}

@MainActor
final class RecordingDetailPresenter: DetailPresenterProtocol {
  private let inner: any DetailPresenterProtocol
  private let journal: Journal

  init(_ inner: any DetailPresenterProtocol, _ journal: Journal) {
    (self.inner, self.journal) = (inner, journal)
  }

  func viewDidLoad() {
    journal.note("detailPresenter.viewDidLoad")
    inner.viewDidLoad()
  }

  func didRetry() { inner.didRetry() }
  func didRequestImage() { inner.didRequestImage() }
}

@MainActor
final class RecordingDetailView: DetailViewProtocol {
  private let inner: any DetailViewProtocol
  private let journal: Journal

  init(_ inner: any DetailViewProtocol, _ journal: Journal) {
    (self.inner, self.journal) = (inner, journal)
  }

  func updateView(with data: DetailViewData) {
    journal.note("detailView.updateView \(data.title)\(data.status.map { " \($0.text)" } ?? " …")")
    inner.updateView(with: data)
  }

  func updateImage(with data: DetailImageViewData) { inner.updateImage(with: data) }
}
