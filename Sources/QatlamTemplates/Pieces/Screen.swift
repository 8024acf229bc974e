internal import QatlamDomain

/// A screen that is to be made in the way of an app: the words that all its pieces are made of.
struct Screen {
  let name: SwiftName
  /// What it shows a list of; `nil` for a screen that begins empty.
  let subject: Subject?
  let conventions: Conventions

  /// What the app shows its own screens with, where it has what a new app brings along.
  enum Host {
    /// Views write to a console.
    case console
    /// Scenes stand on each other.
    case stack
    /// A window shows screens.
    case window
  }

  /// What the app shows its own screens with; `nil` where it does so in its own way.
  var host: Host? {
    guard conventions.screen == .hosted else { return nil }
    switch conventions.style {
    case "clean": return .console
    case "clean-viper": return .window
    default: return .stack
    }
  }

  /// What the list holds.
  var item: String { subject?.entity.name.type ?? "String" }
  /// The screen inside a sentence.
  var phrase: String { name.phrase }
  var title: String { name.title }

  func has(_ piece: Piece) -> Bool { conventions.has(piece) }

  /// What a piece is called.
  func type(_ piece: Piece) -> String { conventions.type(piece, name) }

  /// What a piece is known by: its promise where it has one, else itself.
  func known(_ contract: Piece, or piece: Piece) -> String {
    has(contract) ? "any \(type(contract))" : type(piece)
  }

  /// What stands for an item in a list.
  func line(of item: String) -> String {
    guard let entity = subject?.entity else { return item }
    if let headline = entity.headline { return "\(item).\(headline.name)" }
    return #""\#(entity.name.title) \(\#(item).id)""#
  }

  /// The line that stands for `sample`.
  var sampleLine: String {
    guard let entity = subject?.entity else { return #""one""# }
    if let headline = entity.headline { return SampleValue.text(of: headline) }
    return "\"\(entity.name.title) \(SampleValue.identityWord(of: entity))\""
  }

  /// An item for tests; an entity's stands in the file of the tests, as `sampleDouble` has it.
  var sample: String { subject == nil ? #""one""# : "sample" }

  /// The item for tests, where it is more than a word.
  var sampleDouble: [SourceText] { subject.map { [SampleValue.double(of: $0.entity)] } ?? [] }

  /// The imports of code that writes a sample down.
  var sampleImports: [String] { subject?.entity.needsFoundation == true ? ["Foundation"] : [] }

  /// Returns a piece where its slot says; `nil` where the app has none of it.
  func declaration(
    _ piece: Piece,
    imports: [String] = [],
    _ text: SourceText
  ) -> Draft.Declaration? {
    guard let slot = conventions.slots[piece] else { return nil }
    return Draft.Declaration(
      path: slot.path.filled(name),
      types: [slot.type.filled(name)],
      imports: imports,
      text: PieceText.text(text)
    )
  }

  /// The framework that views and routers are made with.
  var viewImports: [String] {
    conventions.screen == .uiKit || conventions.screen == .swiftUI ? ["UIKit"] : []
  }
}
