import Foundation
import Observation

/// One opened article, and what can be done with it (C14, C15).
@MainActor @Observable final class ReaderViewModel {
  /// The opened article; none before one is opened and after it is deleted.
  private(set) var article: Article?
  /// Why the last thing asked for did not happen.
  private(set) var failure: DomainError?
  /// Whether an answer is awaited.
  private(set) var isWorking = false
  /// The words of the screen's language.
  let wording: Wording

  private let findArticle: any FindArticleUseCase
  private let publishArticle: any PublishArticleUseCase
  private let deleteArticle: any DeleteArticleUseCase

  /// Takes the use cases, by their protocols, from outside.
  init(
    findArticle: any FindArticleUseCase,
    publishArticle: any PublishArticleUseCase,
    deleteArticle: any DeleteArticleUseCase,
    wording: Wording
  ) {
    self.findArticle = findArticle
    self.publishArticle = publishArticle
    self.deleteArticle = deleteArticle
    self.wording = wording
  }

  /// The failure in the screen's language.
  var errorText: String? {
    failure.map(wording.text(for:))
  }

  /// Opens an article that is known already.
  func open(_ article: Article) {
    self.article = article
    failure = nil
  }

  /// Opens the article whose identity begins with a text, and says whether it could.
  ///
  /// What was open before stays so where it could not.
  @discardableResult
  func find(idPrefix: String) async -> Bool {
    await attempt { () throws(DomainError) in
      article = try await findArticle.execute(idPrefix: idPrefix)
    }
  }

  /// Publishes the opened article and says whether it is published now.
  @discardableResult
  func publish() async -> Bool {
    guard let article else { return false }
    return await attempt { () throws(DomainError) in
      self.article = try await publishArticle.execute(article)
    }
  }

  /// Deletes the opened article and says whether it is gone.
  @discardableResult
  func delete() async -> Bool {
    guard let article else { return false }
    return await attempt { () throws(DomainError) in
      try await deleteArticle.execute(id: article.id)
      self.article = nil
    }
  }

  private func attempt(_ action: () async throws(DomainError) -> Void) async -> Bool {
    isWorking = true
    defer { isWorking = false }
    do {
      try await action()
      failure = nil
    } catch {
      failure = error
    }
    return failure == nil
  }
}
