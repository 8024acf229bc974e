package import QatlamDomain

/// Supplies the source of what is added to apps: features, scenes, use cases, entities and gateways.
///
/// It rests on nothing that a new app brings along, so that it fits apps of every convention.
package protocol PieceSupplying: Sendable {
  /// Returns what holds where an app's own features say nothing; `nil` where the style has no pieces.
  func conventions(style: String, module: String) -> Conventions?

  /// Returns what is to be added to an app; empty where the style has no such thing.
  ///
  /// Every declaration stands where its slot says and is called as its slot says. Slots of screens are filled with
  /// the feature's name, those of gateways with the entity's (`gatewayNaming`), those of use cases with
  /// `Fetch` and the entity's plural. Pieces without a slot are left out, and code that would need one does without;
  /// `essentials` always have one. Text is as the house's configuration of `swift format` wants it.
  func draft(_ making: Making, in conventions: Conventions) -> Draft
}
