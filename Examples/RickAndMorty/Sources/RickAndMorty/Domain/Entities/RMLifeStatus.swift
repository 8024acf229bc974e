/// Whether a character lives, spelled as the API's filter spells it (R4).
enum RMLifeStatus: String, CaseIterable, Hashable, Sendable {
  case alive
  case dead
  case unknown
}
