package import QatlamDomain
internal import QatlamUseCases

/// The four architectures that Qatlam knows.
package struct BuiltInBlueprints: BlueprintSupplying {
  /// Creates the supply.
  package init() {}

  package let styles = ["clean", "vip", "viper", "clean-viper"]

  package let modules = ModuleTable.builtIn

  package func blueprint(named style: String) throws(BlueprintFault) -> Blueprint? {
    switch style {
    case "clean": try .clean()
    case "vip": try .vip()
    case "viper": try .viper()
    case "clean-viper": try .cleanVIPER()
    default: nil
    }
  }
}
