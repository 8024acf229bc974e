/// The ways in which text stands out without colour.
public struct Traits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits; unknown bits have no effect.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Brighter or heavier than other text.
  public static let bold = Traits(rawValue: 1)
  /// Fainter than other text.
  public static let dim = Traits(rawValue: 2)
  /// With a line below.
  public static let underline = Traits(rawValue: 4)
  /// With text and background colour exchanged.
  public static let reverse = Traits(rawValue: 8)
}
