/// Runs a character's screen: asks its own use case, formats, tells the view (R3, R20).
@MainActor
final class DetailPresenter: DetailPresenterProtocol {
  /// The screen, which owns this presenter; hence weak.
  weak var view: (any DetailViewProtocol)?

  private let id: Int
  private let name: String?
  private let fetchDetail: any FetchCharacterDetailUseCaseProtocol
  private let fetchImage: any FetchCharacterImageUseCaseProtocol
  private let formatter: DetailFormatter

  private var character: RMCharacterResponse?
  private var request: Task<Void, Never>?
  private var imageRequest: Task<Void, Never>?

  /// Creates a presenter; the composition root sets its view (R7, R15).
  ///
  /// - Parameters:
  ///   - id: The character's number.
  ///   - name: The character's name, if it is known already.
  ///   - fetchDetail: Brings the character.
  ///   - fetchImage: Brings its picture.
  ///   - formatter: Knows the screen's language.
  init(
    id: Int,
    name: String?,
    fetchDetail: any FetchCharacterDetailUseCaseProtocol,
    fetchImage: any FetchCharacterImageUseCaseProtocol,
    formatter: DetailFormatter
  ) {
    self.id = id
    self.name = name
    self.fetchDetail = fetchDetail
    self.fetchImage = fetchImage
    self.formatter = formatter
  }

  deinit {
    request?.cancel()
    imageRequest?.cancel()
  }

  /// Asks for the character (R20).
  func viewDidLoad() {
    load()
  }

  /// Asks again, unless the character is here or on its way.
  func didRetry() {
    load()
  }

  /// Asks for the picture, unless it is on its way or its address is not known yet.
  func didRequestImage() {
    guard let character, imageRequest == nil else { return }
    view?.updateImage(with: formatter.loadingImage())
    imageRequest = Task { [weak self, fetchImage, formatter] in
      let data: DetailImageViewData
      do throws(CharacterFailure) {
        data = formatter.image(try await fetchImage.execute(address: character.image))
      } catch {
        data = formatter.imageFailure(error)
      }
      self?.finishImage(data)
    }
  }

  private func load() {
    guard character == nil, request == nil else { return }
    view?.updateView(with: formatter.loading(id: id, name: name))
    request = Task { [weak self, fetchDetail, id] in
      do throws(CharacterFailure) {
        let character = try await fetchDetail.execute(id: id)
        self?.finish(character)
      } catch {
        self?.fail(error)
      }
    }
  }

  private func finish(_ character: RMCharacterResponse) {
    request = nil
    self.character = character
    view?.updateView(with: formatter.data(for: character))
  }

  private func fail(_ failure: CharacterFailure) {
    request = nil
    view?.updateView(with: formatter.failure(failure, id: id, name: name))
  }

  private func finishImage(_ data: DetailImageViewData) {
    imageRequest = nil
    view?.updateImage(with: data)
  }
}
