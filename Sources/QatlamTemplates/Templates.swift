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
    let words = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    var types: Set<String> = []
    for file in files where file.kind == .source {
      for line in file.text.split(separator: "\n") where line.first != " " {
        let parts = line.split { !($0.isLetter || $0.isNumber || $0 == "@") }
        guard let word = parts.firstIndex(where: { words.contains(String($0)) }) else { continue }
        guard word < 3, word + 1 < parts.count, line.first != "/" else { continue }
        types.insert(String(parts[word + 1]))
      }
    }
    return types.filter { !$0.contains(name.type) }
  }
}
