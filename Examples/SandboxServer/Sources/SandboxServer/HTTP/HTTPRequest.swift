import Foundation

/// A request that has arrived whole.
struct HTTPRequest: Sendable {
  /// The method in capital letters, as it was sent.
  let method: String
  /// The path and query as they were sent, still encoded.
  let target: String
  /// The parts of the path, decoded; empty parts are left out.
  let path: [String]
  /// The query's values by name, decoded; of a name given twice the last counts.
  let query: [String: String]
  /// The `Authorization` header.
  let authorization: String?
  /// The body, empty where none was sent.
  let body: Data

  /// Takes a request apart.
  ///
  /// - Throws: A refusal with status 400 when the target is no URL.
  init(method: String, target: String, authorization: String?, body: Data) throws(Refusal) {
    // In a query, as forms write it, a plus sign is a blank.
    let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
    let form = parts.dropFirst().first?.replacing("+", with: "%20") ?? ""
    guard let path = parts.first,
      let components = URLComponents(string: form.isEmpty ? path : path + "?" + form)
    else { throw Refusal(.badRequest, "the address is not a URL") }
    self.method = method
    self.target = target
    self.path = components.percentEncodedPath.split(separator: "/").map { part in
      part.removingPercentEncoding ?? String(part)
    }
    let items = (components.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    query = Dictionary(items) { _, last in last }
    self.authorization = authorization
    self.body = body
  }
}
