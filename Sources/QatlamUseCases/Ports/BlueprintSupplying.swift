package import QatlamDomain

/// Supplies the built-in blueprints.
package protocol BlueprintSupplying: Sendable {
  /// The names of the styles, in the order in which help lists them.
  var styles: [String] { get }

  /// The kinds of modules and SDK types.
  var modules: ModuleTable { get }

  /// Returns the blueprint of a style, or `nil` where there is none of that name.
  ///
  /// - Throws: `BlueprintFault` where a blueprint contradicts itself.
  func blueprint(named style: String) throws(BlueprintFault) -> Blueprint?
}
