import Foundation

/// The one kind of error a use case throws: a broken business rule or a gateway's failure (C10).
///
/// `errorDescription` is the English sentence; a screen words the *case* in its own language.
package enum DomainError: LocalizedError, Hashable, Sendable {
  /// The article's title is empty or its body is too short.
  case notPublishable
  /// The e-mail or the password is empty.
  case incompleteCredentials
  /// No article's identity begins with this text.
  case noArticle(String)
  /// More than one article's identity begins with this text.
  case severalArticles(String)
  /// A gateway could not do what it was asked to do.
  case gateway(GatewayFailure)

  /// The error as an English sentence with what can be done about it.
  package var errorDescription: String? {
    switch self {
    case .notPublishable:
      "The article's title is empty or its body has fewer than 100 characters."
    case .incompleteCredentials:
      "The e-mail or the password is empty."
    case .noArticle(let prefix):
      "No article's id begins with “\(prefix)”."
    case .severalArticles(let prefix):
      "More than one article's id begins with “\(prefix)”; give more of it."
    case .gateway(let failure):
      failure.errorDescription
    }
  }
}
