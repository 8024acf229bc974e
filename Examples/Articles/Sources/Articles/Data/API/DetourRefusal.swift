import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Refuses to answer when a server asks for a user's name in HTTP's own way (`Basic`, say).
///
/// The app signs in with a token. Left to itself, URLSession on Linux waits for ever on such a
/// question; refused, the request ends and becomes `signInNeeded`.
final class ChallengeRefusal: NSObject, URLSessionTaskDelegate {
  /// Ends the request that was answered by a question; certificates are judged as usual.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let method = challenge.protectionSpace.authenticationMethod
    let namesUser = [
      NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest,
      NSURLAuthenticationMethodDefault,
    ].contains(method)
    completionHandler(namesUser ? .cancelAuthenticationChallenge : .performDefaultHandling, nil)
  }
}
