import Foundation
import Synchronization

@testable import Articles

/// The server's articles in memory, as DTOs.
actor FakeArticleAPI: ArticleAPIProtocol {
  enum Call: Hashable {
    case articles, save(ArticleDTO), delete(UUID)
  }

  private(set) var calls: [Call] = []
  private let answer: [ArticleDTO]
  private let failure: GatewayFailure?

  init(_ answer: [ArticleDTO] = [], failure: GatewayFailure? = nil) {
    self.answer = answer
    self.failure = failure
  }

  func articles() async throws(GatewayFailure) -> [ArticleDTO] {
    calls.append(.articles)
    if let failure { throw failure }
    return answer
  }

  func save(_ article: ArticleDTO) async throws(GatewayFailure) {
    calls.append(.save(article))
    if let failure { throw failure }
  }

  func delete(id: UUID) async throws(GatewayFailure) {
    calls.append(.delete(id))
    if let failure { throw failure }
  }
}

/// Accounts of a server that gives one token or fails.
actor FakeSessionAPI: SessionAPIProtocol {
  private(set) var calls: [CredentialsDTO] = []
  private let answer: Result<TokenDTO, GatewayFailure>

  init(_ answer: Result<TokenDTO, GatewayFailure>) {
    self.answer = answer
  }

  func token(for credentials: CredentialsDTO) async throws(GatewayFailure) -> TokenDTO {
    calls.append(credentials)
    return try answer.get()
  }
}

/// A server behind no network: one answer, and a list of the requests.
actor FakeHTTPClient: HTTPClientProtocol {
  private(set) var requests: [HTTPRequest] = []
  private let answer: Result<HTTPResponse, GatewayFailure>

  init(status: Int, retryAfter: Int? = nil, body: String = "") {
    answer = .success(
      HTTPResponse(status: status, retryAfter: retryAfter, body: Data(body.utf8))
    )
  }

  init(failure: GatewayFailure) {
    answer = .failure(failure)
  }

  func send(_ request: HTTPRequest) async throws(GatewayFailure) -> HTTPResponse {
    requests.append(request)
    return try answer.get()
  }
}

/// A session in memory.
final class FakeTokenStore: TokenStoreProtocol {
  private let kept: Mutex<SessionToken?>
  private let failure: GatewayFailure?

  init(_ token: SessionToken? = nil, failure: GatewayFailure? = nil) {
    kept = Mutex(token)
    self.failure = failure
  }

  func token() throws(GatewayFailure) -> SessionToken? {
    if let failure { throw failure }
    return kept.withLock { $0 }
  }

  func keep(_ token: SessionToken) throws(GatewayFailure) {
    if let failure { throw failure }
    kept.withLock { $0 = token }
  }
}
