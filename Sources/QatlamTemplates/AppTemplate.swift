internal import QatlamDomain

/// What the templates of whole apps have in common: the words that their sources are made of.
protocol AppTemplate {
  /// The app that is to be made.
  var model: AppModel { get }
  /// The page that explains the app.
  var readMe: GeneratedFile { get }
}

extension AppTemplate {
  /// The app's name, which is its module's: `Shop`.
  var app: String { model.name.type }
  /// The entity's fields, without its identity.
  var fields: [Field] { model.entity.fields }
  /// The entity's name: `Product`.
  var type: String { model.entity.name.type }
  /// The name for several: `Products`.
  var types: String { model.entity.name.plural.type }
  /// A value's name, as written alone: `product`.
  var value: String { Self.free(model.entity.name.value) }
  /// The name of several values, as written alone: `products`.
  var values: String { Self.free(model.entity.name.plural.value) }
  /// A value's name where more follows: `product` of `productView`.
  var camel: String { model.entity.name.value.filter { $0 != "`" } }
  /// The name of several values where more follows: `products` of `productsView`.
  var camels: String { model.entity.name.plural.value.filter { $0 != "`" } }
  /// The entity inside a sentence: `product`.
  var phrase: String { model.entity.name.phrase }
  /// Several inside a sentence: `products`.
  var phrases: String { model.entity.name.plural.phrase }
  /// One inside a sentence, with its article: `a product`.
  var aPhrase: String { "\(model.entity.name.article) \(phrase)" }
  /// One at a sentence's beginning, with its article: `A product`.
  var aTitle: String { aPhrase.prefix(1).uppercased() + aPhrase.dropFirst() }
  /// The type of the entity's identity: `Int`.
  var identity: String { model.entity.identity.rawValue }

  /// Returns a value's name that means nothing else where templates use it.
  private static func free(_ name: String) -> String {
    let taken: Set<String> = [
      "address", "answer", "answers", "api", "asked", "body", "calls", "client", "clients",
      "composition", "console", "container", "copy", "data", "date", "delete", "dto", "entries",
      "entry", "error", "factory", "failure", "fetch", "first", "formatter", "gateway", "id",
      "identity", "index", "item", "items", "kept", "line", "lines", "list", "menu", "number",
      "offers", "offline", "one", "page", "path", "person", "presenter", "prompt", "record",
      "records", "repository",
      "request", "response", "router", "row", "rows", "sample", "samples", "save", "saved",
      "scene", "screen", "server", "session", "settings", "shown", "source", "stack", "status",
      "text",
      "title", "url", "value", "view", "viewModel", "window", "wording",
    ]
    // A property in back-ticks is more than the macro `@Observable` can read.
    let plain = name.filter { $0 != "`" }
    guard taken.contains(name) || plain != name else { return name }
    return "the" + plain.prefix(1).uppercased() + plain.dropFirst()
  }

  /// The import of a file that names the entity's identity, where that needs one.
  var identityImport: SourceText {
    model.entity.identity.needsFoundation ? "import Foundation" : .none
  }

  /// The import of a file that names all of the entity's types, where they need one.
  var entityImport: SourceText {
    model.entity.needsFoundation ? "import Foundation" : .none
  }

  /// Returns a file of the app's module; the path is below the module's folder.
  func source(_ path: String, _ text: SourceText) -> GeneratedFile {
    GeneratedFile(path: "Sources/\(app)/\(path)", text: SwiftText.file(text), kind: .source)
  }

  /// Returns a file of the app's tests; the path is below their folder.
  func test(_ path: String, _ text: SourceText) -> GeneratedFile {
    GeneratedFile(path: "Tests/\(app)Tests/\(path)", text: SwiftText.file(text), kind: .test)
  }
}
