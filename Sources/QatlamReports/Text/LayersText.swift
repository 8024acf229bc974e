import QatlamDomain
package import QatlamUseCases

/// Which file belongs where, for people.
package enum LayersText {
  /// Returns the files of every root by part, each with the sign by which it is known.
  package static func text(of roots: [ListLayers.Root]) -> String {
    roots.map { root in
      (["'\(root.style)' in \(PlainText.escaped(root.path))"] + lines(for: root))
        .joined(separator: "\n") + "\n"
    }
    .joined(separator: "\n")
  }

  private static func lines(for root: ListLayers.Root) -> [String] {
    var byPart: [String: [String]] = [:]
    var none: [String] = []
    var exempt: [String] = []
    for file in root.files {
      if let exemption = file.exemption {
        exempt.append("  \(PlainText.escaped(file.path)): \(exemption.rawValue)")
        continue
      }
      if file.declarations.isEmpty { none.append("  \(PlainText.escaped(file.path))") }
      for declaration in file.declarations {
        if let placement = declaration.placement {
          byPart[placement.part, default: []].append(line(for: declaration, placement))
        } else {
          none.append("  \(place(of: declaration))")
        }
      }
    }
    var lines: [String] = []
    for part in root.parts {
      guard let found = byPart[part] else { continue }
      lines += ["", "\(part): \(found.count)"] + found
    }
    if !none.isEmpty { lines += ["", "in no part: \(none.count)"] + none }
    if !exempt.isEmpty { lines += ["", "not judged: \(exempt.count)"] + exempt }
    return lines
  }

  private static func line(
    for declaration: PlacedDeclaration,
    _ placement: Placement
  ) -> String {
    let signs = placement.conditions.map { sign($0, declaration) }.joined(separator: ", ")
    return "  \(place(of: declaration))" + (signs.isEmpty ? "" : ": \(signs)")
  }

  private static func place(of declaration: PlacedDeclaration) -> String {
    let file = PlainText.escaped(declaration.place.file)
    guard !declaration.name.isEmpty else { return file }
    return "\(file):\(declaration.place.line) \(PlainText.escaped(declaration.name))"
  }

  private static func sign(
    _ condition: Placement.Condition,
    _ declaration: PlacedDeclaration
  ) -> String {
    switch condition {
    case .layer(let name): "layer '\(name)'"
    case .noLayer: "in no layer"
    case .path(let globs): "fits \(list(globs.map(\.text)))"
    case .folder(let names): "folder \(list(folders(of: declaration, among: names)))"
    case .typeSuffix(let endings): "named \(list(fitting(declaration.name, endings)))"
    case .fileSuffix: "named by its file"
    case .kind(let kinds): "a \(kinds.map(word).joined(separator: " or "))"
    case .inFeature: "in feature '\(PlainText.escaped(declaration.feature ?? ""))'"
    case .notInFeature: "in no feature"
    case .inherits(let names): "inherits one of \(names.count) known types"
    case .inheritsEnding: "inherits a type whose name says so"
    case .attribute(let names): "marked \(list(names.map { "@\($0)" }))"
    case .nests(let names): "nests \(list(names))"
    case .nestedIn(let parts): "nested in \(list(parts))"
    case .knowsLayer(let layers): "knows layer \(list(layers))"
    case .makes: "puts others together"
    case .implementedBy(let endings): "implemented by \(list(endings))"
    case .isStart: "the program starts there"
    case .noType: "no type"
    }
  }

  private static func word(_ kind: DeclarationKind) -> String { "\(kind)" }

  private static func folders(
    of declaration: PlacedDeclaration,
    among names: [String]
  ) -> [String] {
    let found = declaration.place.file.split(separator: "/").dropLast().filter { folder in
      names.contains(String(folder.lowercased().filter(\.isLetter)))
    }
    return found.isEmpty ? Array(names.prefix(1)) : found.map(String.init)
  }

  private static func fitting(_ name: String, _ endings: [String]) -> [String] {
    let found = endings.filter { name.hasSuffix($0) }.max { $0.count < $1.count }
    return found.map { ["…\($0)"] } ?? endings.prefix(1).map { "…\($0)" }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "'\(PlainText.escaped($0))'" }.joined(separator: ", ")
  }
}
