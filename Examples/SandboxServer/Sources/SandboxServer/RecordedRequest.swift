/// A request that reached the server, whatever came of it.
public struct RecordedRequest: Hashable, Sendable {
  /// The method, in capital letters.
  public let method: String
  /// The path with its query, as it was sent.
  public let path: String

  /// Creates a record, to compare with.
  public init(method: String, path: String) {
    self.method = method
    self.path = path
  }
}
