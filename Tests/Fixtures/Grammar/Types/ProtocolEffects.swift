protocol Remote {
  var value: Int { get async throws }
  var other: Int { get throws(NetworkError) }
  func load() async throws(NetworkError) -> Data
}
