import Foundation
import TerminalUI

@testable import RickAndMorty

/// The whole app with a recorder at every border, shown on a display of a test's own.
@MainActor
final class RecordedApp {
  let journal = Journal()
  let display = DisplayDouble()
  let window: TerminalWindow
  let stack: TerminalScreenStack
  private let views: Views

  /// Keeps the recorders that presenters know weakly.
  @MainActor private final class Views {
    var kept: [AnyObject] = []
  }

  /// Puts the app together over a client; every neighbour is known through a recorder only.
  init(client: any NetworkClientProtocol) {
    let (journal, views) = (journal, Views())
    self.views = views
    let repository = RecordingRepository(
      inner: RemoteCharacterRepository(client: RecordingClient(inner: client, journal: journal)),
      journal: journal
    )
    let factory = RecordingDetailFactory(
      makeView: { character in
        let presenter = DetailPresenter(
          id: character.id,
          name: character.name,
          fetchDetail: RecordingFetchCharacterDetail(
            inner: FetchCharacterDetailUseCase(repository: repository),
            journal: journal
          ),
          fetchImage: HeldFetchCharacterImage(desk: Desk()),
          formatter: DetailFormatter(phrases: Language.english.detailPhrases)
        )
        let view = DetailViewController(presenter: RecordingDetailPresenter(presenter, journal))
        let recorder = RecordingDetailView(view, journal)
        views.kept.append(recorder)
        presenter.view = recorder
        return view
      },
      journal: journal
    )
    let router = HomeRouter(details: factory)
    let presenter = HomePresenter(
      fetchCharacters: RecordingFetchCharacters(
        inner: FetchCharactersUseCase(repository: repository),
        journal: journal
      ),
      router: RecordingRouter(router, journal),
      formatter: HomeFormatter(phrases: Language.english.homePhrases),
      query: .everyone,
      firstPage: 1,
      settle: {}
    )
    let view = HomeViewController(presenter: RecordingHomePresenter(presenter, journal))
    let recorder = RecordingHomeView(view, journal)
    views.kept.append(recorder)
    presenter.view = recorder
    stack = TerminalScreenStack(rootViewController: view)
    router.stack = stack
    window = TerminalWindow(display: display)
    window.rootViewController = stack
  }
}
