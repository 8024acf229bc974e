internal import QatlamDomain
internal import QatlamUseCases

/// What a new app of a style brings along, and what is added later stands on.
protocol Ground {
  /// The types of it, each with the members that are called.
  static var needs: [String: [String]] { get }

  /// Whether its gateways read entities from data as they are, not by a record of their own.
  var decodesEntities: Bool { get }

  /// Returns the files in which an entity is kept and fetched, with their tests, as a new app has them for its own.
  func files(for entity: EntityModel) -> [GeneratedFile]

  /// Returns the protocol among them that hands out all of the entity.
  func gateway(for entity: EntityModel) -> ExistingGateway

  /// Returns what the app's composer is told of that gateway; `nil` where it makes none.
  func provider(of entity: EntityModel) -> Insertion?

  /// Returns how the gateway of an entity that the app has is put together, where the composer has none.
  func provision(of entity: SwiftName) -> Provision?

  /// Returns what the menu is told of a screen; `opening` is the expression that makes it.
  func menuEntry(title: String, opening: String) -> Insertion
}

extension Ground {
  var decodesEntities: Bool { false }

  func provider(of entity: EntityModel) -> Insertion? { nil }

  func provision(of entity: SwiftName) -> Provision? { nil }

  func menuEntry(title: String, opening: String) -> Insertion {
    let source = SourceText("MenuEntry(title: \"\(title)\") { \(opening) }")
    return Insertion(
      type: "Menu",
      array: "entries",
      // Six blanks before it, and a comma behind it.
      element: PieceText.text(source, depth: 7),
      purpose: "the way to it"
    )
  }
}

/// The grounds, by the name of the blueprint.
enum Grounds {
  /// Returns what a new app of a style brings along; nothing for a style without templates.
  static func needs(style: String) -> [String: [String]] {
    switch style {
    case "clean": CleanGround.needs
    case "vip", "viper": SceneGround.needs
    case "clean-viper": CleanVIPERGround.needs
    default: [:]
    }
  }

  /// Returns the ground of an app; `nil` where the app does not have it.
  static func ground(of conventions: Conventions) -> (any Ground)? {
    guard conventions.hasGround, let module = try? SwiftName(conventions.module) else { return nil }
    return ground(style: conventions.style, module: module)
  }

  /// Returns the ground of a style.
  static func ground(style: String, module: SwiftName) -> (any Ground)? {
    switch style {
    case "clean": CleanGround(module: module)
    case "vip", "viper": SceneGround(module: module, style: style)
    case "clean-viper": CleanVIPERGround(module: module)
    default: nil
    }
  }
}

extension Draft.Declaration {
  /// A whole file as one declaration.
  init(_ file: GeneratedFile) {
    self.init(
      path: file.path,
      types: TopLevelTypes.names(in: file.text),
      text: String(file.text.dropLast()),
      isTest: file.kind == .test
    )
  }
}
