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

  /// Returns the types that every app of the style has, whatever it is about.
  ///
  /// They are read off an app whose own words are marked; nothing has to be kept in step by hand.
  package func ownTypes(style: String) -> Set<String> {
    guard let name = try? SwiftName("QatlamMark") else { return [] }
    let fields = FieldType.allCases.map { Field(key: "\($0)Field", type: $0) }
    let entity = EntityModel(name: name, fields: fields)
    let files = app(AppModel(name: name, style: style, entity: entity))
    let types = Set(
      files.filter { $0.kind == .source }.flatMap { TopLevelTypes.names(in: $0.text) }
    )
    return types.filter { !$0.contains(name.type) }
  }
}
