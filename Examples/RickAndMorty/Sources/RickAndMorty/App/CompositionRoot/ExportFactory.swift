/// Builds the export's module, every part of it (R15).
@MainActor
struct ExportFactory {
  private let language: Language
  private let client: any NetworkClientProtocol

  /// Creates a factory for a language over a client.
  init(language: Language, client: any NetworkClientProtocol) {
    self.language = language
    self.client = client
  }

  /// Returns a view that takes a subject's document.
  func create(_ subject: ExportPresenter.Subject) -> ExportPlainView {
    let repository = RemoteCharacterRepository(client: client)
    let presenter = ExportPresenter(
      subject: subject,
      fetchCharacters: FetchCharactersUseCase(repository: repository),
      fetchDetail: FetchCharacterDetailUseCase(repository: repository),
      failureText: language.failureText
    )
    let view = ExportPlainView(presenter: presenter)
    presenter.view = view
    return view
  }
}
