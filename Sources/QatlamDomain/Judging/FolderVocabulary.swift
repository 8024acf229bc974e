/// The folder names that a blueprint knows, and what a name that is nearly one of them stands for.
struct FolderVocabulary {
  /// Words of their own that are one letter away from a known name.
  private static let otherWords: Set<String> = [
    "contact", "contacts", "manage", "route", "routes",
  ]
  /// Short names that people misspell all the same; other short ones are too near to other words.
  private static let shortNames: Set<String> = ["domain", "entity"]
  /// What may follow the name of a layer.
  private static let endings = ["layer", "module"]

  private static let plural = [UInt8(ascii: "s")]

  private let known: Set<String>
  /// Names that decide wherever they stand.
  private let strong: Set<String>
  /// Names that may be misspelt, by their first letter.
  private let long: [UInt8: [[UInt8]]]

  /// Creates a vocabulary; `strong` are those of its names that may end in `Layer` or `Module`.
  init(_ names: Set<String>, strong: Set<String> = []) {
    known = names
    self.strong = strong
    let long = names.filter { $0.utf8.count >= 7 || Self.shortNames.contains($0) }
    self.long = Dictionary(grouping: long.sorted().map { Array($0.utf8) }) { $0.first ?? 0 }
  }

  /// Every folder name that a blueprint speaks of.
  init(of blueprint: Blueprint) {
    var names: Set<String> = []
    for layer in blueprint.layers { names.formUnion(layer.strong + layer.weak + layer.faint) }
    for placement in blueprint.placements {
      for case .folder(let folders) in placement.conditions { names.formUnion(folders) }
    }
    names.formUnion(blueprint.featureFolders + blueprint.featureInnerFolders)
    self.init(names, strong: Set(blueprint.layers.filter { !$0.yields }.flatMap(\.strong)))
  }

  /// Replaces misspelt names in paths by those that they stand for.
  ///
  /// - Returns: What was read as what: the folder as written, and the known name.
  func correct(_ paths: inout SourcePaths) -> [String: String] {
    var meanings: [String: String?] = [:]
    var readings: [String: String] = [:]
    for folder in paths.folders {
      guard let name = folder.normalised.last, let written = folder.names.last,
        !known.contains(name)
      else { continue }
      let meaning = meanings[name] ?? dotted(written) ?? self.meaning(of: name)
      meanings[name] = .some(meaning)
      if let meaning { readings[String(written)] = meaning }
    }
    if !readings.isEmpty { paths = paths.reading { name in (meanings[name] ?? nil) ?? name } }
    return readings
  }

  /// Returns the layer that a module's name begins or ends with (`domain.orders`, `orders.domain`), or `nil`.
  private func dotted(_ written: Substring) -> String? {
    guard let dot = written.firstIndex(of: "."), written.index(after: dot) < written.endIndex
    else { return nil }
    let ends = [written[written.index(after: dot)...], written[..<dot]]
    return ends.lazy.map(FolderName.normalised).first(where: strong.contains)
  }

  /// Returns the known name that an unknown one stands for, or `nil`.
  func meaning(of name: String) -> String? {
    for ending in Self.endings where name.hasSuffix(ending) {
      let stem = String(name.dropLast(ending.count))
      if strong.contains(stem) { return stem }
    }
    guard name.utf8.count >= 6, !Self.otherWords.contains(name) else { return nil }
    let written = Array(name.utf8)
    var best: (name: [UInt8], distance: Int)?
    for candidate in long[written[0]] ?? [] {
      // Whether a name is known in the singular or plural is the blueprint's choice.
      guard candidate != written + Self.plural, candidate + Self.plural != written else { continue }
      let limit = candidate.count >= 10 ? 2 : 1
      guard abs(candidate.count - written.count) <= limit else { continue }
      let distance = Nearest.distance(written, candidate)
      // Two letters may be wrong in the middle alone: `Compositor` is no `Composition`.
      guard distance <= limit, distance < 2 || candidate.suffix(2) == written.suffix(2) else {
        continue
      }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best.map { String(decoding: $0.name, as: UTF8.self) }
  }
}
