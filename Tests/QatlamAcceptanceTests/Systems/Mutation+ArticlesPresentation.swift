extension Mutation {
  /// Breaks of the articles app's view models and views.
  static let articlesPresentation: [Mutation] = [
    Mutation(
      .articles,
      "a view model keeps the view that keeps it",
      breaks: "C3",
      "C15",
      "C16",
      patch: """
        == Articles/Presentation/ViewModels/DraftsViewModel.swift
         private let getDrafts: any GetDraftsUseCase
        +var view: TerminalDraftsView? // ✗ dependency TerminalDraftsView ✗ retain-cycle TerminalDraftsView
        """
    ),
    Mutation(
      .articles,
      "a view model loads by itself",
      breaks: "C3",
      "C14",
      "C15",
      patch: """
        == Articles/Presentation/ViewModels/ReaderViewModel.swift
         import Observation
        +#if canImport(FoundationNetworking)
        +import FoundationNetworking // ✗ import FoundationNetworking
        +#endif
        == Articles/Presentation/ViewModels/ReaderViewModel.swift
         /// Opens an article that is known already.
        +func load(_ url: URL) {
        +  URLSession.shared.dataTask(with: url).resume()
        +}
        +
        """
    ),
    Mutation(
      .articles,
      "a view model imports a UI kit",
      breaks: "C3",
      "C15",
      patch: """
        == Articles/Presentation/ViewModels/EditorViewModel.swift
         import Foundation
        +#if canImport(UIKit)
        +import UIKit // ✗ import UIKit
        +#endif
        """
    ),
    Mutation(
      .articles,
      "a view model filters and sorts",
      breaks: "C8",
      "C15",
      patch: """
        == Articles/Presentation/ViewModels/ArticlesViewModel.swift
        -articles = try await getArticles.execute()
        +articles = try await getArticles.execute()
        +  .filter(\\.isPublished) // ✗ business-logic Article
        """
    ),
    Mutation(
      .articles,
      "a view sorts",
      breaks: "C8",
      "C16",
      patch: """
        == Articles/Presentation/Views/Terminal/TerminalDraftsView.swift
        -let drafts = viewModel.drafts
        +let drafts = viewModel.drafts.sorted { $0.title < $1.title } // ✗ business-logic Article
         guard !drafts.isEmpty else {
        """
    ),
    Mutation(
      .articles,
      "a view model shows a DTO",
      breaks: "C13",
      "C14",
      patch: """
        == Articles/Presentation/ViewModels/EditorViewModel.swift
         /// Begins a new article.
        +func edit(_ dto: ArticleDTO) { // ✗ leak ArticleDTO ✗ dependency ArticleDTO
        +  title = dto.title // ✗ dependency ArticleDTO
        +  body = dto.body // ✗ dependency ArticleDTO
        +}
        """
    ),
    Mutation(
      .articles,
      "a view model keeps a DTO",
      breaks: "C13",
      patch: """
        == Articles/Presentation/ViewModels/ReaderViewModel.swift
         private let findArticle: any FindArticleUseCase
        +private var received: ArticleDTO? // ✗ dependency ArticleDTO
        """
    ),
    Mutation(
      .articles,
      "a view model signs in at the gateway, without a use case",
      breaks: "C14",
      "C17",
      "C20",
      patch: """
        == Articles/Presentation/ViewModels/SignInViewModel.swift
        -private let signInUseCase: any SignInUseCase
        +private let gateway: any SessionGatewayProtocol // ✗ dependency SessionGatewayProtocol
        == Articles/Presentation/ViewModels/SignInViewModel.swift
        -init(signIn: any SignInUseCase, wording: Wording) {
        -signInUseCase = signIn
        +init(
        +  gateway: any SessionGatewayProtocol, // ✗ dependency SessionGatewayProtocol
        +  wording: Wording
        +) {
        +  self.gateway = gateway
        == Articles/Presentation/ViewModels/SignInViewModel.swift
        -try await signInUseCase.execute(Credentials(email: email, password: password))
        +let credentials = Credentials(email: email, password: password)
        +try await gateway.signIn(with: credentials) // ✗ dependency SessionGatewayProtocol
         password = ""
         failure = nil
         } catch {
        -failure = error
        +failure = .gateway(error)
        == Articles/DI/Container.swift
        -SignInViewModel(signIn: SignIn(gateway: sessionGateway), wording: wording)
        +SignInViewModel(gateway: sessionGateway, wording: wording)
        """
    ),
    Mutation(
      .articles,
      "a view model waits to be handed its use case",
      breaks: "C14",
      patch: """
        == Articles/Presentation/ViewModels/SignInViewModel.swift
        -private let signInUseCase: any SignInUseCase
        +var signInUseCase: (any SignInUseCase)? // ✗ injection SignInUseCase
        == Articles/Presentation/ViewModels/SignInViewModel.swift
        -init(signIn: any SignInUseCase, wording: Wording) {
        -signInUseCase = signIn
        +init(wording: Wording) {
        == Articles/Presentation/ViewModels/SignInViewModel.swift
        -try await signInUseCase.execute(Credentials(email: email, password: password))
        +try await signInUseCase?.execute(Credentials(email: email, password: password))
        == Articles/DI/Container.swift
        -SignInViewModel(signIn: SignIn(gateway: sessionGateway), wording: wording)
        +let viewModel = SignInViewModel(wording: wording)
        +viewModel.signInUseCase = SignIn(gateway: sessionGateway)
        +return viewModel
        """
    ),
    Mutation(
      .articles,
      "a view model makes its use case",
      breaks: "C14",
      "C18",
      patch: """
        == Articles/Presentation/ViewModels/SignInViewModel.swift
        -init(signIn: any SignInUseCase, wording: Wording) {
        -signInUseCase = signIn
        +init(
        +  gateway: any SessionGatewayProtocol, // ✗ dependency SessionGatewayProtocol
        +  wording: Wording
        +) {
        +  signInUseCase = SignIn(gateway: gateway) // ✗ construction SignIn
        == Articles/DI/Container.swift
        -SignInViewModel(signIn: SignIn(gateway: sessionGateway), wording: wording)
        +SignInViewModel(gateway: sessionGateway, wording: wording)
        """
    ),
    Mutation(
      .articles,
      "a view model is on no actor",
      breaks: "C15",
      patch: """
        == Articles/Presentation/ViewModels/ArticlesViewModel.swift
        -@MainActor @Observable final class ArticlesViewModel {
        +@Observable final class ArticlesViewModel { // ✗ main-actor ArticlesViewModel
        """
    ),
    Mutation(
      .articles,
      "a view asks a use case",
      breaks: "C16",
      "C17",
      patch: """
        == Articles/Presentation/Views/Terminal/TerminalLatestView.swift
        +@MainActor struct TerminalLatestView {
        +  let getArticles: any GetArticlesUseCase // ✗ dependency GetArticlesUseCase
        +
        +  func title() async throws(DomainError) -> String {
        +    try await getArticles.execute().first?.title ?? "" // ✗ dependency GetArticlesUseCase
        +  }
        +}
        """
    ),
    Mutation(
      .articles,
      "a view makes its view model and the use case for it",
      breaks: "C16",
      "C17",
      "C18",
      patch: """
        == Articles/Presentation/Views/Terminal/TerminalViews.swift
        -let signIn: SignInViewModel
        +let gateway: any SessionGatewayProtocol // ✗ dependency SessionGatewayProtocol
        == Articles/Presentation/Views/Terminal/TerminalViews.swift
        -case .signIn: TerminalSignInView(viewModel: signIn)
        +case .signIn:
        +  TerminalSignInView(
        +    viewModel: SignInViewModel( // ✗ construction SignInViewModel
        +      signIn: SignIn(gateway: gateway), // ✗ construction SignIn ✗ dependency SignIn
        +      wording: wording
        +    )
        +  )
        == Articles/DI/Container.swift
         editor: editorViewModel(),
        -signIn: signInViewModel(),
        +gateway: sessionGateway,
         wording: wording
         )
         return TerminalScreen(display: display, views: views)
        """
    ),
    Mutation(
      .articles,
      "a view model deletes at the API",
      breaks: "C14",
      "C17",
      "C20",
      patch: """
        == Articles/Presentation/ViewModels/ReaderViewModel.swift
         /// Opens an article that is known already.
        +func delete(at api: any ArticleAPIProtocol) async { // ✗ dependency ArticleAPIProtocol
        +  guard let article else { return }
        +  try? await api.delete(id: article.id) // ✗ dependency ArticleAPIProtocol
        +}
        +
        """
    ),
    Mutation(
      .articles,
      "a view speaks to the API",
      breaks: "C16",
      "C17",
      patch: """
        == Articles/Presentation/Views/Terminal/TerminalReaderView.swift
         private let article: Article
        +var api: (any ArticleAPIProtocol)? // ✗ dependency ArticleAPIProtocol
        == Articles/Presentation/Views/Terminal/TerminalReaderView.swift
        -await viewModel.delete() ? .say(.wasDeleted, then: .back) : .stay
        +try? await api?.delete(id: article.id) // ✗ dependency ArticleAPIProtocol
        +return .say(.wasDeleted, then: .back)
        """
    ),
    Mutation(
      .articles,
      "a view loads what it shows",
      breaks: "C16",
      "C17",
      patch: """
        == Articles/Presentation/Views/ArticlesView.swift
        -.task { await viewModel.load() }
        +.task {
        +  if let url = URL(string: "https://example.com/articles") {
        +    _ = try? await URLSession.shared.data(from: url) // ✗ import URLSession
        +  }
        +}
        """
    ),
    Mutation(
      .articles,
      "a view model asks the container",
      breaks: "C14",
      "C18",
      patch: """
        == Articles/Presentation/ViewModels/ReaderViewModel.swift
         /// Opens an article that is known already.
        +func save(_ article: Article, in container: Container) async { // ✗ dependency Container
        +  try? await container.saveArticle().execute(article) // ✗ dependency Container
        +}
        """
    ),
    Mutation(
      .articles,
      "a view model stands among the views",
      breaks: "C19",
      patch: """
        == Articles/Presentation/Views/ShareViewModel.swift
        +import Observation
        +
        +@MainActor @Observable final class ShareViewModel { // ✗ misplaced ShareViewModel
        +  var text = ""
        +}
        """
    ),
  ]
}
