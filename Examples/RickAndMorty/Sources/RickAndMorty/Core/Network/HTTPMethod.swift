/// What a request asks of the address it goes to, spelled as HTTP spells it (R6).
enum HTTPMethod: String, Hashable, Sendable {
  case delete = "DELETE"
  case get = "GET"
  case patch = "PATCH"
  case post = "POST"
  case put = "PUT"
}
