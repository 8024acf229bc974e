/// Finds the layer that a path belongs to by the names of its folders.
///
/// The innermost strong name decides where another layer's strong name stands beside it; then the innermost
/// strong name anywhere; then the innermost weak name; then the ending of the file's name; then layers that yield; then
/// faint names.
struct LayerFinder {
  private let layers: [LayerNames]
  private let strong: [String: Int]
  private let yielding: [String: Int]
  private var weak: [String: Int]
  /// For each folder, the layer that makes it strong because of what it holds.
  private var promoted: [Int?]
  /// For each folder, the layers whose strong names are among its sub-folders.
  private var strongInFolder: [Set<Int>]
  /// For each folder, the layers whose weak names are among its sub-folders.
  private var weakInFolder: [Set<Int>]
  /// The layers that have a folder of a strong name somewhere.
  private var rootedLayers: Set<Int> = []
  /// What each folder says, by its number.
  private var signs: [Signs] = []

  /// What the names of a folder, and of those around it, say of the layer.
  private struct Signs {
    /// Decided by a strong name.
    var decided: Int?
    /// A layer that yields and is not left behind.
    var behind: Int?
    var weakest: Int?
    /// The layer of a faint name above a folder in which something of that layer stands.
    var faintest: Int?
  }

  init(layers: [LayerNames], paths: SourcePaths) {
    self.layers = layers
    var strong: [String: Int] = [:]
    var weak: [String: Int] = [:]
    var faint: [String: Int] = [:]
    var yielding: [String: Int] = [:]
    for (index, layer) in layers.enumerated() {
      if layer.yields {
        for name in layer.strong + layer.weak { yielding[name] = index }
      } else {
        for name in layer.strong { strong[name] = index }
        for name in layer.weak { weak[name] = index }
        for name in layer.faint { faint[name] = index }
      }
    }
    self.strong = strong
    self.weak = weak
    self.yielding = yielding
    promoted = Array(repeating: nil, count: paths.folders.count)
    strongInFolder = Array(repeating: [], count: paths.folders.count)
    weakInFolder = strongInFolder
    for folder in paths.folders { enter(folder) }
    rootedLayers = strongInFolder.reduce(into: []) { $0.formUnion($1) }
    let proven = Self.provenLayers(of: faint, layers, among: paths)
    signs = paths.folders.map { folder in
      var signs = signs(of: folder)
      signs.faintest = folder.lineage.lazy.compactMap { proven[$0] }.first
      return signs
    }
  }

  /// Takes down what a folder's name says of the folders around it; these come before it.
  private mutating func enter(_ folder: SourceFolder) {
    guard let parent = folder.parent, let name = folder.normalised.last else { return }
    if let layer = strong[name] {
      strongInFolder[parent.number].insert(layer)
    } else if let layer = weak[name] {
      weakInFolder[parent.number].insert(layer)
    } else if let layer = Self.layer(layers, ofSuffixed: name) {
      weak[name] = layer
    }
    if let above = parent.parent, let outer = parent.normalised.last,
      let layer = Self.layer(layers, of: outer, holding: name)
    {
      promoted[parent.number] = layer
      strongInFolder[above.number].insert(layer)
    }
  }

  private static func layer(_ layers: [LayerNames], ofSuffixed name: String) -> Int? {
    layers.firstIndex { layer in layer.folderSuffixes.contains { name.hasSuffix($0) } }
  }

  private static func layer(
    _ layers: [LayerNames],
    of name: String,
    holding child: String
  ) -> Int? {
    layers.firstIndex { $0.strongIfHolding[name]?.contains(child) ?? false }
  }

  /// For each folder, the layer of a faint name that holds it, where a file inside is named as that layer's are.
  private static func provenLayers(
    of faint: [String: Int],
    _ layers: [LayerNames],
    among paths: SourcePaths
  ) -> [Int?] {
    let above = paths.folders.map { $0.parent?.normalised.last.flatMap { faint[$0] } }
    var proven = [Int?](repeating: nil, count: paths.folders.count)
    guard above.contains(where: { $0 != nil }) else { return proven }
    for path in paths.files {
      for folder in path.home.lineage where proven[folder] == nil {
        guard let layer = above[folder],
          layers[layer].fileSuffixes.contains(where: path.stem.hasSuffix)
        else { continue }
        proven[folder] = layer
      }
    }
    return proven
  }

  private func signs(of folder: SourceFolder) -> Signs {
    var signs = Signs()
    var rooted: Int?
    var anywhere: Int?
    for (depth, name) in folder.normalised.enumerated() {
      let parent = depth == 0 ? 0 : folder.lineage[depth - 1]
      if let layer = promoted[folder.lineage[depth]] ?? strong[name] {
        anywhere = layer
        if strongInFolder[parent].count > 1 { rooted = layer }
        signs.behind = nil
      } else if let layer = weak[name] {
        if let behind = signs.behind, layers[behind].hidesWeak { continue }
        signs.weakest = home(of: layer, in: parent, inside: signs.weakest)
        signs.behind = nil
      } else if let layer = yielding[name],
        signs.weakest == nil || !layers[layer].yieldsToWeak
      {
        signs.behind = layer
      }
    }
    signs.decided = rooted ?? anywhere
    return signs
  }

  /// Returns the name of a path's layer, or `nil`; the path is one of those that the finder was made for.
  func layer(of path: PathNames) -> String? {
    index(of: path).map { layers[$0].name }
  }

  private func index(of path: PathNames) -> Int? {
    if layers.contains(where: { !$0.globs.isEmpty }) {
      let bytes = path.bytes
      let chosen = layers.firstIndex { $0.globs.contains { $0.matches(bytes) } }
      if let chosen { return chosen }
    }
    let signs = signs[path.home.number]
    if let decided = signs.decided { return decided }
    if let behind = signs.behind { return suffixed(path) ?? behind }
    return signs.weakest ?? suffixed(path) ?? signs.faintest
  }

  /// The layer that a weak name means in a folder, inside another layer's weak name or in none.
  private func home(of layer: Int, in parent: Int, inside outer: Int?) -> Int {
    if let outer, outer != layer, layers[layer].staysInside.contains(layers[outer].name) {
      return outer
    }
    return neighbour(of: layer, in: parent) ?? layer
  }

  /// Where a layer has its own home, its weak name beside another's alone belongs to that (`model` beside `view`).
  private func neighbour(of layer: Int, in parent: Int) -> Int? {
    let beside = weakInFolder[parent]
    guard rootedLayers.contains(layer), beside.count == 2 else { return nil }
    return beside.first { $0 != layer && !rootedLayers.contains($0) }
  }

  private func suffixed(_ path: PathNames) -> Int? {
    guard !path.isExtension else { return nil }
    // The longest ending says most: a table's data source is no source of data.
    var found: (layer: Int, length: Int)?
    for (index, layer) in layers.enumerated() {
      for suffix in layer.fileSuffixes where path.stem.hasSuffix(suffix) {
        let length = suffix.utf8.count
        if found.map({ length > $0.length }) ?? true { found = (index, length) }
      }
    }
    return found?.layer
  }
}
