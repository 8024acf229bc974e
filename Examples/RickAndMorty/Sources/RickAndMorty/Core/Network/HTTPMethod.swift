/// What a request asks of the address it goes to, spelled as HTTP spells it (R6).
enum HTTPMethod: String, Hashable, Sendable {
  /// Take it away.
  case delete = "DELETE"
  /// Tell it, and change nothing.
  case get = "GET"
  /// Change a part of it.
  case patch = "PATCH"
  /// Take something in.
  case post = "POST"
  /// Put this in its place.
  case put = "PUT"
}
