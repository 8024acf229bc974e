import Foundation
import Observation

/// The published articles, ready to be shown (C14, C15).
@MainActor @Observable final class ArticlesViewModel {
  /// The published articles in the order in which the use case gave them.
  private(set) var articles: [Article] = []
  /// Why the articles could not be had; the ones of before stay.
  private(set) var failure: DomainError?
  /// Whether an answer is awaited.
  private(set) var isLoading = false
  /// The words of the screen's language.
  let wording: Wording

  private let getArticles: any GetArticlesUseCase
  private let deleteArticle: any DeleteArticleUseCase

  /// Takes the use cases, by their protocols, from outside (C14).
  init(
    getArticles: any GetArticlesUseCase,
    deleteArticle: any DeleteArticleUseCase,
    wording: Wording
  ) {
    self.getArticles = getArticles
    self.deleteArticle = deleteArticle
    self.wording = wording
  }

  /// The failure in the screen's language.
  var errorText: String? {
    failure.map(wording.text(for:))
  }

  /// Gets the articles anew.
  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      articles = try await getArticles.execute()
      failure = nil
    } catch {
      failure = error
    }
  }

  /// Deletes an article, gets the articles anew and says whether it was deleted.
  @discardableResult
  func delete(_ article: Article) async -> Bool {
    isLoading = true
    defer { isLoading = false }
    do {
      try await deleteArticle.execute(id: article.id)
    } catch {
      failure = error
      return false
    }
    await load()
    return true
  }
}
