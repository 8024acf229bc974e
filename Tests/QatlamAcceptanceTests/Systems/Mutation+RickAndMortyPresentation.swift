extension Mutation {
  /// Breaks of the Rick and Morty app's presenters, routers and view items.
  static let rickAndMortyPresentation: [Mutation] = [
    Mutation(
      .rickAndMorty,
      "a presenter sorts what it formats",
      breaks: "R2",
      "R3",
      patch: """
        == RickAndMorty/Features/Home/Presentation/HomePresenter.swift
        -shown = characters
        +shown = characters.sorted { $0.name < $1.name } // ✗ business-logic RMCharacterResponse
        """
    ),
    Mutation(
      .rickAndMorty,
      "the detail's presenter asks the repository, without a use case",
      breaks: "R3",
      "R16",
      "R18",
      "R20",
      patch: """
        == RickAndMorty/Features/Detail/Presentation/DetailPresenter.swift
        -private let fetchDetail: any FetchCharacterDetailUseCaseProtocol
        +private let repository:
        +  any CharacterRepositoryProtocol // ✗ dependency CharacterRepositoryProtocol
        == RickAndMorty/Features/Detail/Presentation/DetailPresenter.swift
        -fetchDetail: any FetchCharacterDetailUseCaseProtocol,
        +repository:
        +  any CharacterRepositoryProtocol, // ✗ dependency CharacterRepositoryProtocol
        == RickAndMorty/Features/Detail/Presentation/DetailPresenter.swift
        -self.fetchDetail = fetchDetail
        +self.repository = repository
        == RickAndMorty/Features/Detail/Presentation/DetailPresenter.swift
        -request = Task { [weak self, fetchDetail, id] in
        +request = Task { [weak self, repository, id] in
         do throws(CharacterFailure) {
        -let character = try await fetchDetail.execute(id: id)
        +let character = try await repository
        +  .fetchCharacter(id: id) // ✗ dependency CharacterRepositoryProtocol
        == RickAndMorty/App/CompositionRoot/DetailFactory.swift
        -fetchDetail: FetchCharacterDetailUseCase(repository: repository),
        +repository: repository,
        """
    ),
    Mutation(
      .rickAndMorty,
      "a presenter asks the network client",
      breaks: "R3",
      "R9",
      "R16",
      patch: """
        == RickAndMorty/Features/Home/Presentation/HomePresenter.swift
         private let router: any HomeRouterProtocol
        +var client: (any NetworkClientProtocol)? // ✗ dependency NetworkClientProtocol ✗ injection NetworkClientProtocol
        """
    ),
    Mutation(
      .rickAndMorty,
      "a presenter loads by itself",
      breaks: "R3",
      "R9",
      patch: """
        == RickAndMorty/Features/Export/Presentation/ExportPresenter.swift
        -private func document(_ record: some Encodable) throws(CharacterFailure) -> ExportViewData {
        +#if canImport(UIKit)
        +private func bytes(at url: URL) async throws -> Data {
        +  try await URLSession.shared.data(from: url).0 // ✗ import URLSession
        +}
        +#endif
        +
        +private func document(_ record: some Encodable) throws(CharacterFailure) -> ExportViewData {
        """
    ),
    Mutation(
      .rickAndMorty,
      "a presenter makes its use case",
      breaks: "R7",
      "R15",
      patch: """
        == RickAndMorty/Features/Detail/Presentation/DetailPresenter.swift
        -fetchImage: any FetchCharacterImageUseCaseProtocol,
        +images: any CharacterImageRepositoryProtocol, // ✗ dependency CharacterImageRepositoryProtocol
        == RickAndMorty/Features/Detail/Presentation/DetailPresenter.swift
        -self.fetchImage = fetchImage
        +self.fetchImage =
        +  FetchCharacterImageUseCase( // ✗ construction FetchCharacterImageUseCase
        +    repository: images
        +  )
        == RickAndMorty/App/CompositionRoot/DetailFactory.swift
        -fetchImage: FetchCharacterImageUseCase(repository: repository),
        +images: repository,
        """
    ),
    Mutation(
      .rickAndMorty,
      "a presenter waits to be handed its use case",
      breaks: "R7",
      "R15",
      patch: """
        == RickAndMorty/Features/Detail/Presentation/DetailPresenter.swift
        -private let fetchImage: any FetchCharacterImageUseCaseProtocol
        +var fetchImage: // ✗ injection FetchCharacterImageUseCaseProtocol
        +  (any FetchCharacterImageUseCaseProtocol)?
        == RickAndMorty/Features/Detail/Presentation/DetailPresenter.swift
        -fetchImage: any FetchCharacterImageUseCaseProtocol,
        == RickAndMorty/Features/Detail/Presentation/DetailPresenter.swift
        -self.fetchImage = fetchImage
        == RickAndMorty/Features/Detail/Presentation/DetailPresenter.swift
        -guard let character, imageRequest == nil else { return }
        +guard let character, let fetchImage, imageRequest == nil else { return }
        == RickAndMorty/App/CompositionRoot/DetailFactory.swift
        -return DetailPresenter(
        +let presenter = DetailPresenter(
         id: id,
         name: name,
         fetchDetail: FetchCharacterDetailUseCase(repository: repository),
        -fetchImage: FetchCharacterImageUseCase(repository: repository),
         formatter: DetailFormatter(phrases: language.detailPhrases)
         )
        +presenter.fetchImage = FetchCharacterImageUseCase(repository: repository)
        +return presenter
        """
    ),
    Mutation(
      .rickAndMorty,
      "a presenter holds its view strongly",
      breaks: "R15",
      patch: """
        == RickAndMorty/Features/Detail/Presentation/DetailPresenter.swift
        -weak var view: (any DetailViewProtocol)?
        +var view: (any DetailViewProtocol)? // ✗ retain-cycle DetailPlainView
        """
    ),
    Mutation(
      .rickAndMorty,
      "a presenter builds the next screen by its factory",
      breaks: "R5",
      "R7",
      "R17",
      patch: """
        == RickAndMorty/Features/Home/Presentation/HomePresenter.swift
         private let router: any HomeRouterProtocol
        +private var details: (any DetailFactoryProtocol)? // ✗ dependency DetailFactoryProtocol
        """
    ),
    Mutation(
      .rickAndMorty,
      "a router names the next feature's view",
      breaks: "R5",
      "R17",
      patch: """
        == RickAndMorty/Features/Home/Navigation/HomeRouter.swift
         stack?.pushViewController(details.create(for: character), animated: true)
         }
        +
        +func show(
        +  _ detail: DetailViewController // ✗ feature-border DetailViewController ✗ dependency DetailViewController
        +) {
        +  stack?.pushViewController(detail, animated: true)
        +}
        """
    ),
    Mutation(
      .rickAndMorty,
      "a router loads a storyboard",
      breaks: "R8",
      patch: """
        == RickAndMorty/Features/Home/Navigation/HomeRouter.swift
        +#if canImport(UIKit)
        +extension HomeRouter {
        +  func showCredits() {
        +    let board = UIStoryboard(name: "Credits", bundle: nil) // ✗ storyboard UIStoryboard
        +    guard let screen = board.instantiateInitialViewController() else { return }
        +    stack?.pushViewController(screen, animated: true)
        +  }
        +}
        +#endif
        """
    ),
    Mutation(
      .rickAndMorty,
      "a view item holds the entity",
      breaks: "R13",
      patch: """
        == RickAndMorty/Features/Home/Presentation/HomeViewItem.swift
         /// Species and last known place.
         var subtitle: String
        +var character: RMCharacterResponse? // ✗ dependency RMCharacterResponse
        """
    ),
    Mutation(
      .rickAndMorty,
      "a view item is a class",
      breaks: "R13",
      patch: """
        == RickAndMorty/Features/Home/Presentation/HomeViewItem.swift
        +final class HomeBadgeViewItem { // ✗ kind HomeBadgeViewItem
        +  var text = ""
        +}
        """
    ),
    Mutation(
      .rickAndMorty,
      "a router stands among the presenters",
      breaks: "R19",
      patch: """
        == RickAndMorty/Features/Detail/Presentation/DetailRouter.swift
        +@MainActor
        +final class DetailRouter { // ✗ misplaced DetailRouter
        +  weak var stack: ScreenStack?
        +}
        """
    ),
  ]
}
