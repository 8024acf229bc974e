package import QatlamDomain
internal import QatlamUseCases

/// The built-in templates, one family for each built-in blueprint.
package struct Templates: TemplateSupplying {
  /// Creates the templates; they need nothing from outside.
  package init() {}

  /// The names of the blueprints that there are templates for.
  package var styles: [String] { ["clean", "clean-viper", "vip", "viper"] }

  /// Returns every file of a new app, sorted by path; none where the style has no templates.
  package func app(_ model: AppModel) -> [GeneratedFile] {
    let files =
      switch model.style {
      case "clean": CleanApp(model: model).files
      case "clean-viper": CleanVIPERApp(model: model).files
      case "vip": VIPApp(model: model).files
      case "viper": VIPERApp(model: model).files
      default: [GeneratedFile]()
      }
    return files.sorted { $0.path < $1.path }
  }
}
