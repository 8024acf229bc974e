/// Which characters a person wants to see (R4).
struct CharacterQuery: Hashable, Sendable {
  /// A part of the name in any case; empty for every name.
  var name: String
  /// The status wanted, none for every status.
  var status: RMLifeStatus?

  /// Every character there is.
  static var everyone: Self { Self(name: "", status: nil) }
}
