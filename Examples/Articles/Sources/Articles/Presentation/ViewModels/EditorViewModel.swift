import Foundation
import Observation

/// An article that is being written (C14, C15).
///
/// Identity and date are settled when the writing begins, so that saving again after a lost answer
/// means the same article.
@MainActor @Observable final class EditorViewModel {
  /// The headline as it stands.
  var title = ""
  /// The text as it stands.
  var body = ""
  /// Why it could not be saved.
  private(set) var failure: DomainError?
  /// Whether an answer is awaited.
  private(set) var isWorking = false
  /// The words of the screen's language.
  let wording: Wording

  private var original: Article
  private let saveArticle: any SaveArticleUseCase
  private let makeID: @Sendable () -> UUID
  private let now: @Sendable () -> Date

  /// Takes the use case, by its protocol, the maker of identities and the clock from outside.
  init(
    saveArticle: any SaveArticleUseCase,
    wording: Wording,
    makeID: @escaping @Sendable () -> UUID,
    now: @escaping @Sendable () -> Date
  ) {
    self.saveArticle = saveArticle
    self.wording = wording
    self.makeID = makeID
    self.now = now
    original = Article(id: makeID(), title: "", body: "", isPublished: false, createdAt: now())
  }

  /// The failure in the screen's language.
  var errorText: String? {
    failure.map(wording.text(for:))
  }

  /// The article as it would be saved now.
  var article: Article {
    var article = original
    article.title = title
    article.body = body
    return article
  }

  /// Whether something was written since the beginning or the last save.
  var isChanged: Bool {
    article != original
  }

  /// The body's length and what it needs at least, in the screen's language.
  var countText: String {
    wording.count(body.count, of: Article.minimumBodyLength)
  }

  /// Whether the entity's own rule lets the article be saved as it stands (C4).
  var maySave: Bool {
    article.mayBePublished
  }

  /// Begins a new article.
  func begin() {
    begin(id: makeID())
  }

  /// Begins a new article under an identity that is given.
  func begin(id: UUID) {
    edit(Article(id: id, title: "", body: "", isPublished: false, createdAt: now()))
  }

  /// Begins to change an article that exists.
  func edit(_ article: Article) {
    original = article
    title = article.title
    body = article.body
    failure = nil
  }

  /// Takes the failure for settled, because the person did something about it.
  func forgetFailure() {
    failure = nil
  }

  /// Saves the article and says whether it is saved.
  @discardableResult
  func save() async -> Bool {
    isWorking = true
    defer { isWorking = false }
    let article = article
    do {
      try await saveArticle.execute(article)
      original = article
      failure = nil
    } catch {
      failure = error
    }
    return failure == nil
  }
}
