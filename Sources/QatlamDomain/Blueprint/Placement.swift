/// A sign by which a declaration is known to belong to a part.
package struct Placement: Hashable, Sendable {
  /// What must be true of a top-level declaration or its file.
  package enum Condition: Hashable, Sendable {
    /// The path belongs to the layer of this name.
    case layer(String)
    /// The path belongs to no layer.
    case noLayer
    /// The file's path fits one of these.
    case path([Glob])
    /// One of the path's folders has one of these names, normalised.
    case folder([String])
    /// The type's name, without `Impl` and the like, has one of these endings.
    case typeSuffix([String])
    /// The file's name, up to `+` or `.`, has one of these endings.
    case fileSuffix([String])
    case kind([DeclarationKind])
    /// It stands in a feature or scene.
    case inFeature
    case notInFeature
    /// It inherits from one of these, by simple name.
    case inherits([String])
    /// It inherits from something whose simple name has one of these endings.
    case inheritsEnding([String])
    /// It carries one of these attributes.
    case attribute([String])
    /// It nests types with at least two of these names.
    case nests([String])
    /// It is nested in a type that belongs to one of these parts.
    case nestedIn([String])
    /// It refers to a declaration in one of these layers.
    case knowsLayer([String])
    /// It makes something whose type has one of these endings.
    case makes([String])
    /// A type that is a protocol's only implementation has one of these endings (`LoginPresenter` for `LoginInteractorOutput`).
    case implementedBy([String])
    /// The file is where the program starts: `main.swift`.
    case isStart
    /// It is no type, but an extension, a function, a variable or an operator.
    case noType

    /// Whether it asks for the folder and the layer alone, so that one answer holds for many files.
    var isOfFolder: Bool {
      switch self {
      case .layer, .noLayer, .folder, .inFeature, .notInFeature: true
      case .path, .fileSuffix, .isStart, .typeSuffix, .kind, .inherits, .inheritsEnding,
        .attribute, .nests, .nestedIn, .knowsLayer, .makes, .implementedBy, .noType:
        false
      }
    }
  }

  package let part: String
  /// All must hold.
  package let conditions: [Condition]

  /// Creates a placement.
  package init(_ part: String, _ conditions: Condition...) {
    self.part = part
    self.conditions = conditions
  }

  /// Creates a placement from a list of conditions.
  package init(_ part: String, all conditions: [Condition]) {
    self.part = part
    self.conditions = conditions
  }
}
