/// A part of the server that owns some paths.
protocol Resource: Sendable {
  /// What can be done at a path, by method, or `nil` when the path is not this part's.
  func actions(at path: [String]) -> [String: Action]?
}
