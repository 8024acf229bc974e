/// Where the server keeps what it is told.
public enum DatabasePlace: Hashable, Sendable {
  /// In memory, until the server stops.
  case inMemory
  /// In a file, which is created when it is missing.
  case file(String)
}
