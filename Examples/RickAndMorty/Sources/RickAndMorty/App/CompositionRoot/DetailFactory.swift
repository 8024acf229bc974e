#if canImport(UIKit)
import UIKit
#endif

/// Builds the screen that the router moves to (R5).
@MainActor
protocol DetailFactoryProtocol {
  /// Returns a character's own screen, not yet loaded (R17).
  func create(for character: RMCharacterResponse) -> Screen
}

/// Builds a character's module, every part of it (R15, R20).
@MainActor
struct DetailFactory: DetailFactoryProtocol {
  private let language: Language
  private let client: any NetworkClientProtocol

  /// Creates a factory for a language over a client.
  init(language: Language, client: any NetworkClientProtocol) {
    self.language = language
    self.client = client
  }

  /// Returns the character's screen, which fetches the character by its number (R20).
  func create(for character: RMCharacterResponse) -> Screen {
    let presenter = makePresenter(id: character.id, name: character.name)
    let view = DetailViewController(presenter: presenter)
    presenter.view = view
    return view
  }

  private func makePresenter(id: Int, name: String?) -> DetailPresenter {
    let repository = RemoteCharacterRepository(client: client)
    return DetailPresenter(
      id: id,
      name: name,
      fetchDetail: FetchCharacterDetailUseCase(repository: repository),
      fetchImage: FetchCharacterImageUseCase(repository: repository),
      formatter: DetailFormatter(phrases: language.detailPhrases)
    )
  }
}

#if !canImport(UIKit)
extension DetailViewController: TerminalScreen {}

extension DetailFactory {
  /// Returns a character as plain text, fed by the same presenter as the screen.
  func createPlainView(id: Int) -> DetailPlainView {
    let presenter = makePresenter(id: id, name: nil)
    let view = DetailPlainView(presenter: presenter)
    presenter.view = view
    return view
  }
}
#endif
