import QatlamDomain

/// Lets what is added be seen across the borders of an app's modules: `public` where another module needs it, and imports.
struct ModuleBorders {
  private let index: SymbolIndex
  private let homes: [String: Membership.Home]
  private let publish: (String) -> String

  /// Takes the app, the homes of its files and of those that are planned, and what makes source public.
  init(
    _ index: SymbolIndex,
    homes: [String: Membership.Home],
    publish: @escaping (String) -> String
  ) {
    self.index = index
    self.homes = homes
    self.publish = publish
  }

  /// Declarations that fit their modules, and what a person has to do besides.
  struct Fitted {
    var declarations: [Draft.Declaration]
    var steps: [String] = []
  }

  /// Returns the declarations of a draft as their modules need them.
  func fitted(_ declarations: [Draft.Declaration], _ insertions: [Insertion]) -> Fitted {
    var fitted = Fitted(declarations: declarations)
    let owners = owners(of: declarations)
    guard Set(owners.values.map(\.module)).count > 1 else { return fitted }
    var published: Set<String> = []
    var missing: Set<Border> = []
    for (place, declaration) in declarations.enumerated() {
      let own = module(of: declaration.path)
      var needed: Set<String> = []
      for word in Self.words(in: declaration.text) {
        guard let owner = owners[word], owner.module != own else { continue }
        needed.insert(owner.module)
        if let path = owner.planned { published.insert(path) }
      }
      guard !needed.isEmpty else { continue }
      let prefix = declaration.isTest ? "@testable import " : "import "
      fitted.declarations[place].imports += needed.map { prefix + Self.name($0) }.sorted()
      if let own {
        missing.formUnion(needed.filter { !imports($0, in: own) }.map { Border(from: own, to: $0) })
      }
    }
    for insertion in insertions {
      for word in Self.words(in: insertion.text) {
        if let path = owners[word]?.planned, module(ofType: insertion.type) != owners[word]?.module
        {
          published.insert(path)
        }
      }
    }
    for (place, declaration) in fitted.declarations.enumerated()
    where published.contains(declaration.path) && !declaration.isTest {
      fitted.declarations[place].text = publish(declaration.text)
    }
    fitted.steps =
      missing.sorted().map { "let module '\(Self.name($0.from))' depend on '\(Self.name($0.to))'" }
      + importSteps(insertions, owners)
    return fitted
  }

  /// A module that needs another one.
  private struct Border: Hashable, Comparable {
    let from: String
    let to: String

    static func < (left: Border, right: Border) -> Bool {
      (left.from, left.to) < (right.from, right.to)
    }
  }

  /// Where a type belongs; the file that it is planned for, or `nil` where the app has it.
  private struct Owner {
    let module: String
    let planned: String?
  }

  /// The modules of all types, planned ones first.
  private func owners(of declarations: [Draft.Declaration]) -> [String: Owner] {
    var owners: [String: Owner] = [:]
    for type in index.types where type.outer < 0 && type.symbol != .none {
      let path = index.codebase.files[Int(type.symbol.file)].path
      guard !index.isTest[Int(type.symbol.file)], let module = module(of: path) else { continue }
      owners[index.codebase.names[type.name]] = Owner(module: module, planned: nil)
    }
    for declaration in declarations where !declaration.isTest {
      guard let module = module(of: declaration.path) else { continue }
      for type in declaration.types {
        owners[type] = Owner(module: module, planned: declaration.path)
      }
    }
    return owners
  }

  /// The module of a file: that of its neighbours, where its project lists files one by one.
  private func module(of path: String) -> String? {
    if case .module(let module) = homes[path] { return module }
    if case .tests = homes[path] { return nil }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let near = Set(
        homes.compactMap { file, home -> String? in
          guard file.hasPrefix(folder + "/"), case .module(let module) = home else { return nil }
          return module
        }
      )
      if near.count == 1 { return near.first }
      guard near.isEmpty else { return nil }
    }
    return nil
  }

  private func module(ofType name: String) -> String? {
    KnownTypes(index).place(of: name).flatMap { module(of: $0.file) }
  }

  /// Whether a file of a module imports another one.
  private func imports(_ other: String, in module: String) -> Bool {
    index.codebase.files.contains { file in
      guard case .module(module) = homes[file.path] else { return false }
      return imports(other, in: file)
    }
  }

  private func imports(_ module: String, in file: FileFacts) -> Bool {
    file.imports.contains {
      $0.path.first.map { index.codebase.names[$0] } == Self.name(module)
    }
  }

  /// What files need to import that get members which name new types of other modules.
  private func importSteps(_ insertions: [Insertion], _ owners: [String: Owner]) -> [String] {
    insertions.flatMap { insertion -> [String] in
      guard let place = KnownTypes(index).place(of: insertion.type),
        let file = index.codebase.files.first(where: { $0.path == place.file })
      else { return [] }
      let own = module(of: place.file)
      let needed = Set(Self.words(in: insertion.text).compactMap { owners[$0]?.module })
      return needed.filter { $0 != own && !imports($0, in: file) }.sorted()
        .map { "import \(Self.name($0)) in \(place.file)" }
    }
  }

  private static func words(in text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }

  /// The name by which a module is imported.
  private static func name(_ module: String) -> String {
    module.split(separator: "/").last.map(String.init) ?? module
  }
}
