internal import QatlamDomain

extension CleanApp {
  /// The failures of gateways, in the domain's words (C10, C11).
  var gatewayFailure: GeneratedFile {
    source(
      "Domain/Entities/GatewayFailure.swift",
      #"""
      import Foundation

      /// Why a gateway could not do what it was asked to do, in the domain's words (C10, C11).
      enum GatewayFailure: LocalizedError, Hashable, Sendable {
        /// The server wants to know who is asking.
        case signInNeeded
        /// It is not there, or not there any more.
        case notFound
        /// Something else stands under the same identity.
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
        \#(dateCase)
        /// The person stopped it; whether the request had an effect is not known.
        case cancelled

        /// The failure as an English sentence with what can be done about it.
        var errorDescription: String? {
          switch self {
          case .signInNeeded: "The server wants to know you first."
          case .notFound: "It is not there any more."
          case .conflict: "Something else stands under this id; load the list again."
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
          \#(dateMessage)
          case .cancelled: "Stopped."
          }
        }
      }
      """#
    )
  }
}
