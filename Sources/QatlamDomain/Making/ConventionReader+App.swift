extension ConventionReader {
  /// The module that the app's sources belong to, as its tests import it; else by folders; else `fallback`.
  ///
  /// Empty where tests are built together with the sources, and where `fallback` cannot be a module's name.
  package func module(fallback: String) -> String {
    var imports = Votes<String>()
    let names = judge.index.codebase.names
    for file in judge.index.codebase.files {
      for line in file.imports where line.isTestable {
        line.path.first.map { imports.add(names[$0]) }
      }
    }
    if let module = imports.winner { return module }
    var folders = Votes<String>()
    for path in judge.judgedPaths {
      let parts = path.split(separator: "/")
      if parts.count > 2, parts[0] == "Sources" { folders.add(String(parts[1])) }
    }
    if let module = folders.winner { return module }
    let hasTests = judge.kinds.exemptions.contains(.test)
    return hasTests || !fallback.allSatisfy { $0.isLetter || $0.isNumber } ? "" : fallback
  }

  /// The folder under which all judged files stand; empty for the project's own.
  var root: String { judge.commonFolder.joined(separator: "/") }

  /// How one step of indentation is written, told by the members of the types that are there.
  package var indentation: String {
    var votes = Votes<Int>()
    for (file, facts) in judge.index.codebase.files.enumerated()
    where judge.kinds.exemptions[file] == nil {
      for declaration in facts.declarations.dropFirst() where declaration.parent > 0 {
        let parent = facts.declarations[Int(declaration.parent)]
        guard parent.parent == 0, parent.kind.holdsMembers else { continue }
        votes.add(facts.position(of: declaration.start).column - 1)
      }
    }
    switch votes.winner {
    case 1: return "\t"
    case 4: return "    "
    default: return "  "
    }
  }

  /// What views are made of, told by what their files import.
  var screen: Conventions.Screen {
    let names = judge.index.codebase.names
    var votes = Votes<String>()
    for sighting in screens.flatMap(\.self) where sighting.piece == .view {
      let modules = judge.index.codebase.files[sighting.file].imports.compactMap(\.path.first)
        .map { names[$0] }
      if modules.contains("UIKit") {
        votes.add("uiKit")
      } else {
        votes.add(modules.contains("SwiftUI") ? "swiftUI" : "terminal")
      }
    }
    // Many files that show import what wraps UIKit; only an app that shows nothing of it prints.
    if votes.winner == "terminal", votes["uiKit"] + votes["swiftUI"] > 0 {
      return votes["swiftUI"] > votes["uiKit"] ? .swiftUI : .uiKit
    }
    return votes.winner.flatMap(Conventions.Screen.init(rawValue:)) ?? .terminal
  }

  /// What most tests are written with; `nil` where there are none.
  var testFramework: Conventions.TestFramework? {
    let names = judge.index.codebase.names
    var votes = Votes<String>()
    for file in judge.index.codebase.files {
      for module in file.imports.compactMap(\.path.first).map({ names[$0] }) {
        if module == "XCTest" { votes.add("xcTest") }
        if module == "Testing" { votes.add("swiftTesting") }
      }
    }
    return votes.winner.flatMap(Conventions.TestFramework.init(rawValue:))
  }

  /// Whether gateways are called after many; `nil` where there are none.
  var gatewayNaming: Conventions.GatewayNaming? {
    var votes = Votes<String>()
    for sighting in pieces where sighting.piece == .gateway || sighting.piece == .gatewayContract {
      let last = NameWords.split(sighting.stem).last ?? ""
      votes.add(Plural.isPlural(last) ? "plural" : "singular")
    }
    return votes.winner.flatMap(Conventions.GatewayNaming.init(rawValue:))
  }

  /// The type that puts screens together: the standard's where it exists, else the only one that makes several.
  func container(_ standard: String?) -> String? {
    if let standard, exists(standard) { return standard }
    let makers = screens.flatMap(\.self).filter { $0.piece == .factory }
    guard makers.isEmpty else { return nil }
    var found: [String: Set<String>] = [:]
    let stems = Dictionary(
      screens.flatMap(\.self).filter(\.piece.makesScreen).map { ($0.file, $0.stem) },
      uniquingKeysWith: { first, _ in first }
    )
    for (file, references) in judge.references.enumerated()
    where judge.kinds.exemptions[file] == nil {
      for reference in references.references where reference.kind == .construction {
        guard let stem = stems[Int(reference.target.file)],
          let name = composer(around: Int(reference.scope), in: file)
        else { continue }
        found[name, default: []].insert(stem)
      }
    }
    let several = found.filter { $0.value.count > 1 }.keys.sorted()
    return several.count == 1 ? several[0] : nil
  }

  /// The name of the type at top level that a declaration stands in, where that type puts things together.
  private func composer(around position: Int, in file: Int) -> String? {
    let facts = judge.index.codebase.files[file]
    var place = position
    while place > 0, facts.declarations[place].parent > 0 {
      place = Int(facts.declarations[place].parent)
    }
    guard place > 0, facts.declarations[place].kind.isNominal else { return nil }
    let part = judge.parts[file][place]
    guard part >= 0, judge.blueprint.parts[Int(part)].isComposition else { return nil }
    return judge.index.codebase.names[facts.declarations[place].name]
  }

  /// Whether the app has certain types, each with certain members.
  func stands(on ground: [String: [String]]) -> Bool {
    let names = judge.index.codebase.names
    return !ground.isEmpty
      && ground.allSatisfy { type, members in
        guard let id = names.id(of: type) else { return false }
        let found = judge.index.types.filter {
          $0.name == id && $0.outer < 0 && $0.symbol != .none
        }
        guard found.count == 1, let entry = found.first else { return false }
        let places = [entry.symbol] + entry.extensions
        return members.allSatisfy { member in
          guard let member = names.id(of: member) else { return false }
          return places.contains { place in
            judge.index.codebase.files[Int(place.file)].declarations.contains {
              $0.parent == place.index && $0.name == member
            }
          }
        }
      }
  }

  /// Whether the app declares a type of that name at top level.
  func exists(_ name: String) -> Bool {
    guard let id = judge.index.codebase.names.id(of: name) else { return false }
    return judge.index.types.contains { type in
      type.name == id && type.outer < 0 && type.symbol != .none
    }
  }
}

extension ArchitectureJudge {
  /// The paths of the files that are judged.
  var judgedPaths: [String] {
    index.codebase.files.enumerated()
      .filter { kinds.exemptions[$0.offset] == nil }
      .map(\.element.path)
  }

  /// The names of the folders that all judged files stand in, outermost first.
  var commonFolder: [String] {
    let folders = judgedPaths.map { $0.split(separator: "/").dropLast().map(String.init) }
    guard var common = folders.first else { return [] }
    for folder in folders {
      let same = zip(common, folder).prefix { $0 == $1 }.count
      common = Array(common.prefix(same))
    }
    return common
  }
}
