import Foundation

/// Why a gateway could not do what it was asked to do, in the domain's words (C10, C11).
package enum GatewayFailure: LocalizedError, Hashable, Sendable {
  /// The server wants to know who is asking.
  case signInNeeded
  /// The server does not know this e-mail with this password.
  case wrongCredentials
  /// The article is not there, or not there any more.
  case notFound
  /// Another article stands under the same identity, begun at another moment.
  case conflict
  /// The server wants fewer requests; the seconds to wait, where it names them.
  case tooManyRequests(retryAfter: Int?)
  /// The server failed by its own account, with this code.
  case serverFailed(code: Int)
  /// The server refused the request for another reason, with this code.
  case refused(code: Int)
  /// No answer came in time; whether the request had an effect is not known.
  case timedOut
  /// Nobody answers at the server's address.
  case unreachable
  /// The connection broke; whether the request had an effect is not known.
  case connectionLost
  /// The answer is not what the server is meant to send.
  case unreadableAnswer
  /// A field is missing in the answer.
  case missingField(String)
  /// The answer has a date that is none.
  case strangeDate(String)
  /// The person stopped it; whether the request had an effect is not known.
  case cancelled
  /// There is no server to sign in to.
  case noServer
  /// The database cannot be used, with the reason it gives.
  case storageFailed(String)
  /// The database was written by a newer version of the app.
  case storageIsNewer(version: Int)
  /// The session cannot be kept or read, with the reason.
  case sessionNotKept(String)

  /// Whether what was asked may have happened all the same.
  var leavesOutcomeOpen: Bool {
    switch self {
    case .serverFailed, .timedOut, .connectionLost, .unreadableAnswer, .missingField, .strangeDate,
      .cancelled:
      true
    case .signInNeeded, .wrongCredentials, .notFound, .conflict, .tooManyRequests, .refused,
      .unreachable, .noServer, .storageFailed, .storageIsNewer, .sessionNotKept:
      false
    }
  }

  /// The failure as an English sentence with what can be done about it.
  package var errorDescription: String? {
    switch self {
    case .signInNeeded: "The server wants to know you: sign in first."
    case .wrongCredentials: "The server does not know this e-mail with this password."
    case .notFound: "The article is not there any more."
    case .conflict: "Another article stands under this id; load the list again."
    case .tooManyRequests(.some(let seconds)):
      "The server wants fewer requests; try again in \(seconds) s."
    case .tooManyRequests(.none): "The server wants fewer requests; try again later."
    case .serverFailed(let code): "The server failed (\(code)); try again later."
    case .refused(let code): "The server refused the request (\(code))."
    case .timedOut: "The server did not answer in time; try again."
    case .unreachable: "The server cannot be reached; is its address right, and is it running?"
    case .connectionLost: "The connection to the server broke; try again."
    case .unreadableAnswer: "The server's answer cannot be read."
    case .missingField(let name): "The server's answer lacks “\(name)”."
    case .strangeDate(let text): "The server's answer has a date that is none: “\(text)”."
    case .cancelled: "Stopped."
    case .noServer: "There is no server to sign in to; name one with --api URL."
    case .storageFailed(let reason): "The database cannot be used: \(reason)."
    case .storageIsNewer(let version):
      "The database has version \(version), which this app is too old for."
    case .sessionNotKept(let reason): "The session cannot be kept: \(reason)."
    }
  }
}
