/// What a request asks a server to do.
enum HTTPMethod: String, Hashable, Sendable {
  /// Show something.
  case get = "GET"
  /// Do something.
  case post = "POST"
  /// Keep something at this address.
  case put = "PUT"
  /// Remove what is at this address.
  case delete = "DELETE"
}
