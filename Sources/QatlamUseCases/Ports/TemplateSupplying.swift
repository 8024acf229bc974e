package import QatlamDomain

/// Supplies the source of new apps and of what is added to them.
package protocol TemplateSupplying: Sendable {
  /// The names of the blueprints that there are templates for.
  var styles: [String] { get }

  /// Returns every file of a new app, sorted by path, relative to the app's own folder.
  ///
  /// Its features are made by `draft` with the style's standard conventions, so that one template serves both.
  /// Empty where the style has no templates.
  func app(_ model: AppModel) -> [GeneratedFile]

  /// Returns the conventions of a new app; `nil` where the style has no templates.
  ///
  /// For an existing app they say what to do where its features say nothing.
  func conventions(style: String, module: String) -> Conventions?

  /// Returns what is to be added to an app; empty where the style has no templates.
  ///
  /// Every declaration stands where its slot says and is called as its slot says. Slots of screens are filled with
  /// the feature's name, those of gateways with the entity's (`gatewayNaming`), those of use cases with
  /// `Fetch` and the entity's plural. Pieces without a slot are left out, and code that would need one does without;
  /// `essentials` always have one. Text is as the house's configuration of `swift format` wants it.
  func draft(_ making: Making, in conventions: Conventions) -> Draft
}
