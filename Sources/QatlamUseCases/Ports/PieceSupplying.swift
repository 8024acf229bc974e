package import QatlamDomain

/// Supplies the source of what is added to apps: features, scenes, use cases, entities and gateways.
///
/// Where an app has what a new app of its style brings along (`ground`), what is added stands on it; else it rests on
/// nothing, so that it fits apps of every convention.
package protocol PieceSupplying: Sendable {
  /// Returns what holds where an app's own features say nothing; `nil` where the style has no pieces.
  func conventions(style: String, module: String) -> Conventions?

  /// Returns what a new app of a style brings along for what is added later: types, each with members.
  func ground(style: String) -> [String: [String]]

  /// Returns how an entity's gateway is put together in an app that has its style's ground; `nil` where the app's
  /// composer has it.
  func provision(of entity: SwiftName, style: String) -> Provision?

  /// Returns what is to be added to an app; empty where the style has no such thing.
  ///
  /// Every declaration stands where its slot says and is called as its slot says. Slots of screens are filled with
  /// the feature's name, those of gateways with the entity's (`gatewayNaming`), those of use cases with
  /// `Fetch` and the entity's plural. Pieces without a slot are left out, and code that would need one does without;
  /// `essentials` always have one. Text is as the house's configuration of `swift format` wants it.
  func draft(_ making: Making, in conventions: Conventions) -> Draft

  /// Returns the source of a declaration as other modules need it: public, with an initialiser that they see.
  func published(_ text: String) -> String
}

/// How a gateway is put together.
package struct Provision: Hashable, Sendable {
  /// The expression of the gateway.
  package let expression: String
  /// The types that it needs; an app without one of them has no such gateway.
  package let types: [String]

  /// Creates a provision.
  package init(expression: String, types: [String]) {
    self.expression = expression
    self.types = types
  }
}
