/// How an app names, places and tests what a feature consists of.
///
/// The built-in ones are those of a new app; those of an existing app are learned from its features.
package struct Conventions: Hashable, Sendable {
  /// What screens are made of.
  package enum Screen: String, Hashable, Sendable, CaseIterable {
    /// They print themselves and read a line.
    case terminal
    /// They stand in what a new app of the style brings along: a console, a stack of scenes, a window of screens.
    case hosted
    case uiKit
    case swiftUI
  }

  /// What tests are written with.
  package enum TestFramework: String, Hashable, Sendable, CaseIterable {
    case swiftTesting
    case xcTest
  }

  /// How a gateway is called after the entity that it is for.
  package enum GatewayNaming: String, Hashable, Sendable, CaseIterable {
    /// `CharacterRepository`.
    case singular
    /// `MoviesRepository`.
    case plural
  }

  /// The name of the blueprint.
  package var style: String
  /// The module that the sources belong to, for tests' imports; empty where tests import none.
  package var module: String
  /// The pieces that this app's features have; a piece without a slot is not written.
  package var slots: [Piece: Slot]
  /// Where tests of a piece stand; a piece without a slot gets no tests.
  package var testSlots: [Piece: Slot]
  package var testFramework: TestFramework
  package var screen: Screen
  package var gatewayNaming: GatewayNaming
  /// The type in which all features are put together, where the app has one.
  package var container: String?
  /// The type in which gateways are put together, where the app has one.
  package var composer: String?
  /// Whether the app has what a new app of the style brings along, so that what is added can stand on it.
  package var hasGround: Bool
  /// The pieces without which a screen of this style does not hold together; they are written in any case.
  package var essentials: Set<Piece>

  /// Creates conventions.
  package init(
    style: String,
    module: String,
    slots: [Piece: Slot],
    testSlots: [Piece: Slot] = [:],
    testFramework: TestFramework = .swiftTesting,
    screen: Screen = .terminal,
    gatewayNaming: GatewayNaming = .singular,
    container: String? = nil,
    composer: String? = nil,
    hasGround: Bool = false,
    essentials: Set<Piece> = []
  ) {
    self.style = style
    self.module = module
    self.slots = slots
    self.testSlots = testSlots
    self.testFramework = testFramework
    self.screen = screen
    self.gatewayNaming = gatewayNaming
    self.container = container
    self.composer = composer
    self.hasGround = hasGround
    self.essentials = essentials
  }

  /// Returns the conventions for what belongs to a screen, or to none.
  package func standing(in screen: SwiftName?) -> Conventions {
    var result = self
    func placed(_ slot: Slot) -> Slot {
      Slot(slot.path.standing(in: screen).text, slot.type.text)
    }
    result.slots = slots.mapValues(placed)
    result.testSlots = testSlots.mapValues(placed)
    return result
  }

  /// Whether this app's features have such a piece.
  package func has(_ piece: Piece) -> Bool { slots[piece] != nil }

  /// What a piece is called for a name; the piece's own slot must exist, else the name alone is returned.
  package func type(_ piece: Piece, _ name: SwiftName) -> String {
    slots[piece]?.type.filled(name) ?? name.type
  }
}
