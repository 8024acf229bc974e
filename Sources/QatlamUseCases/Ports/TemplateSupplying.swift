package import QatlamDomain

/// Supplies the source of new apps.
package protocol TemplateSupplying: Sendable {
  /// The names of the blueprints that there are templates for.
  var styles: [String] { get }

  /// Returns every file of a new app, sorted by path, relative to the app's own folder.
  ///
  /// Empty where the style has no templates.
  func app(_ model: AppModel) -> [GeneratedFile]

  /// Returns the types that every app of the style has, whatever it is about: no entity can be called so.
  func ownTypes(style: String) -> Set<String>
}
