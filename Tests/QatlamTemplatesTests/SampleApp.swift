import QatlamDomain
import QatlamTemplates

/// Apps that the tests make.
enum SampleApp {
  /// Every type of field, once as it is and once where it may be missing.
  static let everyField =
    FieldType.allCases.map { Field(key: "\($0)Value", type: $0) }
    + FieldType.allCases.map { Field(key: "\($0)OrNone", type: $0, isOptional: true) }

  /// Returns the files of an app.
  static func files(
    _ name: String,
    _ style: String,
    entity: String,
    fields: [Field] = [],
    path: String? = nil,
    listKey: String? = nil
  ) throws -> [GeneratedFile] {
    let entity = EntityModel(name: try SwiftName(entity), fields: fields)
    let app = AppModel(
      name: try SwiftName(name),
      style: style,
      entity: entity,
      path: path,
      listKey: listKey.flatMap(ListKey.init)
    )
    return Templates().app(app)
  }
}
