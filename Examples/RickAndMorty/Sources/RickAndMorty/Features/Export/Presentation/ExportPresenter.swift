import Foundation

/// Gives out records as JSON in the API's own form, in whatever language the screen speaks (R3).
@MainActor
final class ExportPresenter: ExportPresenterProtocol {
  /// What is given out.
  enum Subject: Hashable, Sendable {
    /// One page of the characters that match.
    case page(CharacterQuery, number: Int)
    /// One character.
    case character(id: Int)
  }

  /// What takes the document away; it owns this presenter; hence weak.
  weak var view: (any ExportViewProtocol)?

  private let subject: Subject
  private let fetchCharacters: any FetchCharactersUseCaseProtocol
  private let fetchDetail: any FetchCharacterDetailUseCaseProtocol
  private let failureText: @Sendable (CharacterFailure) -> String

  /// Creates a presenter; the composition root sets its view (R7, R15).
  ///
  /// - Parameters:
  ///   - subject: What is given out.
  ///   - fetchCharacters: Brings one page.
  ///   - fetchDetail: Brings one character.
  ///   - failureText: Says a failure in the reader's language.
  init(
    subject: Subject,
    fetchCharacters: any FetchCharactersUseCaseProtocol,
    fetchDetail: any FetchCharacterDetailUseCaseProtocol,
    failureText: @escaping @Sendable (CharacterFailure) -> String
  ) {
    self.subject = subject
    self.fetchCharacters = fetchCharacters
    self.fetchDetail = fetchDetail
    self.failureText = failureText
  }

  /// Fetches the subject and hands its document to the view.
  func viewDidLoad() async {
    let data: ExportViewData
    do throws(CharacterFailure) {
      data =
        switch subject {
        case .page(let query, let number):
          try document(try await fetchCharacters.execute(query, page: number))
        case .character(let id):
          try document(try await fetchDetail.execute(id: id))
        }
    } catch {
      data = .failure(failureText(error))
    }
    view?.updateView(with: data)
  }

  private func document(_ record: some Encodable) throws(CharacterFailure) -> ExportViewData {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return .document(String(decoding: try encoder.encode(record), as: UTF8.self))
    } catch {
      throw .unreadable(place: "JSON")
    }
  }
}
