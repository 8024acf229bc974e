import Foundation
import Observation

/// The drafts, ready to be shown (C14, C15).
@MainActor @Observable final class DraftsViewModel {
  /// The drafts in the order in which the use case gave them.
  private(set) var drafts: [Article] = []
  /// Why the drafts could not be had; the ones of before stay.
  private(set) var failure: DomainError?
  /// Whether an answer is awaited.
  private(set) var isLoading = false
  /// The words of the screen's language.
  let wording: Wording

  private let getDrafts: any GetDraftsUseCase
  private let publishArticle: any PublishArticleUseCase
  private let deleteArticle: any DeleteArticleUseCase

  /// Takes the use cases, by their protocols, from outside (C14).
  init(
    getDrafts: any GetDraftsUseCase,
    publishArticle: any PublishArticleUseCase,
    deleteArticle: any DeleteArticleUseCase,
    wording: Wording
  ) {
    self.getDrafts = getDrafts
    self.publishArticle = publishArticle
    self.deleteArticle = deleteArticle
    self.wording = wording
  }

  /// The failure in the screen's language.
  var errorText: String? {
    failure.map(wording.text(for:))
  }

  /// Gets the drafts anew.
  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      drafts = try await getDrafts.execute()
      failure = nil
    } catch {
      failure = error
    }
  }

  /// Publishes a draft, gets the drafts anew and says whether it was published.
  @discardableResult
  func publish(_ draft: Article) async -> Bool {
    await change { () throws(DomainError) in _ = try await publishArticle.execute(draft) }
  }

  /// Deletes a draft, gets the drafts anew and says whether it was deleted.
  @discardableResult
  func delete(_ draft: Article) async -> Bool {
    await change { () throws(DomainError) in try await deleteArticle.execute(id: draft.id) }
  }

  private func change(_ action: () async throws(DomainError) -> Void) async -> Bool {
    isLoading = true
    defer { isLoading = false }
    do {
      try await action()
    } catch {
      failure = error
      return false
    }
    await load()
    return true
  }
}
