/// Whether a character lives, spelled as the API's filter spells it (R4).
enum RMLifeStatus: String, CaseIterable, Hashable, Sendable {
  /// Alive as far as the API knows.
  case alive
  /// Dead as far as the API knows.
  case dead
  /// Nobody knows.
  case unknown
}
