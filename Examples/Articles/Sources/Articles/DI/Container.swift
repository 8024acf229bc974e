package import Foundation
import TerminalUI

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The one place where concrete types are put together (C18).
@MainActor package struct Container {
  private let articleGateway: any ArticleGatewayProtocol
  private let sessionGateway: any SessionGatewayProtocol
  private let wording: Wording
  private let world: World

  /// Puts the data layer together; nothing is opened or asked before it is used.
  init(settings: Settings, language: Language, world: World) {
    wording = Wording(language: language, timeZone: world.timeZone)
    self.world = world
    switch settings.source {
    case .database(let file):
      articleGateway = Self.databaseGateway(file: file)
      sessionGateway = OfflineSessionGateway()
    case .server(let address):
      let client = Self.client(address: address, patience: world.serverPatience)
      let tokens = FileTokenStore(file: settings.sessionFile, server: address.absoluteString)
      articleGateway = ArticleGateway(api: ArticleAPI(client: client, tokens: tokens))
      sessionGateway = SessionGateway(api: SessionAPI(client: client), tokens: tokens)
    }
  }

  /// Puts the app together over a database file.
  package init(database file: URL, world: World) {
    articleGateway = Self.databaseGateway(file: file)
    sessionGateway = OfflineSessionGateway()
    wording = Wording(language: .english, timeZone: world.timeZone)
    self.world = world
  }

  /// Returns the use case that saves.
  package func saveArticle() -> any SaveArticleUseCase {
    SaveArticle(gateway: articleGateway)
  }

  /// Returns the view model of the published articles.
  func articlesViewModel() -> ArticlesViewModel {
    ArticlesViewModel(
      getArticles: GetArticles(gateway: articleGateway),
      deleteArticle: DeleteArticle(gateway: articleGateway),
      wording: wording
    )
  }

  /// Returns the view model of the drafts.
  func draftsViewModel() -> DraftsViewModel {
    DraftsViewModel(
      getDrafts: GetDrafts(gateway: articleGateway),
      publishArticle: PublishArticle(gateway: articleGateway),
      deleteArticle: DeleteArticle(gateway: articleGateway),
      wording: wording
    )
  }

  /// Returns the view model of one opened article.
  func readerViewModel() -> ReaderViewModel {
    ReaderViewModel(
      findArticle: FindArticle(gateway: articleGateway),
      publishArticle: PublishArticle(gateway: articleGateway),
      deleteArticle: DeleteArticle(gateway: articleGateway),
      wording: wording
    )
  }

  /// Returns the view model of the article being written.
  func editorViewModel() -> EditorViewModel {
    EditorViewModel(
      saveArticle: saveArticle(),
      wording: wording,
      makeID: world.makeID,
      now: world.now
    )
  }

  /// Returns the view model of signing in.
  func signInViewModel() -> SignInViewModel {
    SignInViewModel(signIn: SignIn(gateway: sessionGateway), wording: wording)
  }

  /// Returns the view of the published articles: SwiftUI's, or the terminal's where that is absent.
  func articlesView() -> ArticlesView {
    ArticlesView(viewModel: articlesViewModel())
  }

  /// Returns the whole screen of the terminal.
  func terminalScreen(on display: any Display) -> TerminalScreen {
    let views = TerminalViews(
      articles: articlesViewModel(),
      drafts: draftsViewModel(),
      reader: readerViewModel(),
      editor: editorViewModel(),
      signIn: signInViewModel(),
      wording: wording
    )
    return TerminalScreen(display: display, views: views)
  }

  /// Returns the command line's view.
  func commandView() -> CommandView {
    CommandView(
      articles: articlesViewModel(),
      drafts: draftsViewModel(),
      reader: readerViewModel(),
      editor: editorViewModel(),
      signIn: signInViewModel(),
      console: world.console,
      wording: wording
    )
  }

  private static func databaseGateway(file: URL) -> SQLiteArticleGateway {
    SQLiteArticleGateway(schema: .articles) { () throws(GatewayFailure) in
      try SQLiteConnection(file: file)
    }
  }

  /// Returns the way to a server.
  static func client(address: URL, patience: TimeInterval) -> URLSessionHTTPClient {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = patience
    configuration.timeoutIntervalForResource = patience * 3
    configuration.httpShouldSetCookies = false
    let session = URLSession(
      configuration: configuration,
      delegate: DetourRefusal(),
      delegateQueue: nil
    )
    return URLSessionHTTPClient(session: session, baseURL: address)
  }
}
