package import QatlamDomain
internal import QatlamUseCases

/// The four architectures that Qatlam knows.
package struct BuiltInBlueprints: BlueprintSupplying {
  /// Creates the supply.
  package init() {}

  package let styles = ["clean", "vip", "viper", "clean-viper"]

  /// The style of a project that writes all of its architecture itself; no option and no detection names it.
  static let ownStyle = "own"

  package let modules = ModuleTable.builtIn

  package func blueprint(named style: String) throws(BlueprintFault) -> Blueprint? {
    switch style {
    case "clean": try .clean()
    case "vip": try .vip()
    case "viper": try .viper()
    case "clean-viper": try .cleanVIPER()
    case Self.ownStyle: try .own(named: style)
    default: nil
    }
  }
}
