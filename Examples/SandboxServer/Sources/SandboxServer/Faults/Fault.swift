import Foundation

/// One thing that goes wrong with one request.
enum Fault: Hashable, Sendable {
  /// The answer has this status and no useful body.
  case status(Int)
  /// The connection is closed without an answer.
  case cut
  /// The answer looks good and breaks off in the middle.
  case invalidJSON

  /// What the client gets.
  var answer: Daemon.Answer {
    switch self {
    case .cut:
      return .cut
    case .invalidJSON:
      let body = Data(#"{"id":"broken off here"#.utf8)
      return .response(
        HTTPResponse(status: 200, headers: HTTPResponse.jsonHeaders, body: body)
      )
    case .status(let status):
      var response = HTTPResponse.error("a fault on purpose", status: status)
      if status == HTTPStatus.tooMany.rawValue { response.headers["Retry-After"] = "1" }
      if status == HTTPStatus.noContent.rawValue || status == 304 { response.body = Data() }
      return .response(response)
    }
  }
}
