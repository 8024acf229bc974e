import Foundation

@testable import Articles

/// Articles in memory, with failures on demand and a list of what was asked.
actor FakeArticleGateway: ArticleGatewayProtocol {
  enum Call: Hashable {
    case all, save(Article), delete(UUID)
  }

  private(set) var calls: [Call] = []
  private var articles: [Article]
  private var failure: GatewayFailure?
  private var isHanging = false

  init(_ articles: [Article] = [], failure: GatewayFailure? = nil) {
    self.articles = articles
    self.failure = failure
  }

  /// Lets every later call fail, or none.
  func fail(with failure: GatewayFailure?) {
    self.failure = failure
  }

  /// Lets every later call wait until its task is cancelled.
  func hang() {
    isHanging = true
  }

  func all() async throws(GatewayFailure) -> [Article] {
    try await answer(.all)
    return articles
  }

  func save(_ article: Article) async throws(GatewayFailure) {
    try await answer(.save(article))
    articles.removeAll { $0.id == article.id }
    articles.append(article)
  }

  func delete(id: UUID) async throws(GatewayFailure) {
    try await answer(.delete(id))
    guard articles.contains(where: { $0.id == id }) else { throw .notFound }
    articles.removeAll { $0.id == id }
  }

  private func answer(_ call: Call) async throws(GatewayFailure) {
    calls.append(call)
    if isHanging {
      let (stream, sender) = AsyncStream<Never>.makeStream()
      // The loop ends when the task is cancelled; nothing is ever sent.
      for await _ in stream {}
      sender.finish()
      throw .cancelled
    }
    if let failure { throw failure }
  }
}

/// Accounts in memory, with a list of what was asked.
actor FakeSessionGateway: SessionGatewayProtocol {
  private(set) var calls: [Credentials] = []
  private let failure: GatewayFailure?

  init(failure: GatewayFailure? = nil) {
    self.failure = failure
  }

  func signIn(with credentials: Credentials) async throws(GatewayFailure) {
    calls.append(credentials)
    if let failure { throw failure }
  }
}
