#if canImport(UIKit)
import UIKit
#endif

/// Builds the list's module, every part of it, and injects each into the next (R14, R15).
@MainActor
struct HomeFactory {
  private let settings: AppSettings
  private let makeClient: () -> any NetworkClientProtocol

  /// Creates a factory for what the user has chosen and a kind of client.
  init(settings: AppSettings, makeClient: @escaping () -> any NetworkClientProtocol) {
    self.settings = settings
    self.makeClient = makeClient
  }

  /// Returns the list's screen on a stack of its own, ready to be a window's root (R14).
  func create() -> Screen {
    let client = makeClient()
    let repository = RemoteCharacterRepository(client: client)
    let router = HomeRouter(details: DetailFactory(language: settings.language, client: client))
    let presenter = HomePresenter(
      fetchCharacters: FetchCharactersUseCase(repository: repository),
      router: router,
      formatter: HomeFormatter(phrases: settings.homePhrases),
      query: .everyone,
      firstPage: 1,
      settle: { try await Task.sleep(for: .milliseconds(250)) }
    )
    let view = HomeViewController(presenter: presenter)
    presenter.view = view
    let stack = ScreenStack(rootViewController: view)
    router.stack = stack
    return stack
  }
}

#if !canImport(UIKit)
extension HomeViewController: TerminalScreen {}

extension HomeFactory {
  /// Returns the list of one page as plain text, fed by the same presenter as the screen.
  func createPlainView(query: CharacterQuery, page: Int) -> HomePlainView {
    let client = makeClient()
    let repository = RemoteCharacterRepository(client: client)
    let presenter = HomePresenter(
      fetchCharacters: FetchCharactersUseCase(repository: repository),
      router: HomeRouter(details: DetailFactory(language: settings.language, client: client)),
      formatter: HomeFormatter(phrases: settings.homePhrases),
      query: query,
      firstPage: page,
      settle: {}
    )
    let view = HomePlainView(presenter: presenter)
    presenter.view = view
    return view
  }
}
#endif
