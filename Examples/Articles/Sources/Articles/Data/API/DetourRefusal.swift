import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Keeps URLSession to the one question that was asked of the one server.
///
/// A server that asks for a user's name in HTTP's own way (`Basic`, say) gets no answer: left to
/// itself, URLSession on Linux waits for ever. A server that sends the request elsewhere is not
/// obeyed: what was meant for one server would go to another.
final class DetourRefusal: NSObject, URLSessionTaskDelegate {
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

  /// Takes the redirection itself for the answer.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)
  }
}
