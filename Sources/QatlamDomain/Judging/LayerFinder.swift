/// Finds the layer that a path belongs to by the names of its folders.
///
/// The innermost strong name decides where another layer's strong name stands beside it; then the innermost
/// strong name anywhere; then the innermost weak name; then the ending of the file's name; then layers that yield; then
/// faint names.
struct LayerFinder {
  private let layers: [LayerNames]
  private let strong: [String: Int]
  private let weak: [String: Int]
  private let faint: [String: Int]
  private let yielding: [String: Int]
  /// Folders that are strong because of what they hold, by their path.
  private let promoted: [String: Int]
  /// For each folder, the layers whose strong names are among its sub-folders.
  private let layersInFolder: [String: Set<Int>]
  /// For each folder, the layers whose weak names are among its sub-folders.
  private let weakInFolder: [String: Set<Int>]
  /// Folders in a folder of a faint name that hold a file named as the faint layer's are.
  private let provenFolders: Set<String>
  /// The layers that have a folder of a strong name somewhere.
  private let rootedLayers: Set<Int>

  init(layers: [LayerNames], paths: [PathNames]) {
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
    self.faint = faint
    self.yielding = yielding
    var found: [String: Set<Int>] = [:]
    var weakFound: [String: Set<Int>] = [:]
    var proven: Set<String> = []
    var promoted: [String: Int] = [:]
    var seen: Set<String> = []
    for path in paths {
      var parent = ""
      var above = ""
      for (depth, name) in path.normalised.enumerated() {
        let key = parent + "/" + path.folders[depth]
        if seen.insert(key).inserted {
          if let layer = strong[name] {
            found[parent, default: []].insert(layer)
          } else if let layer = weak[name] {
            weakFound[parent, default: []].insert(layer)
          } else if let layer = Self.layer(layers, ofSuffixed: name) {
            weak[name] = layer
          }
          if depth > 0,
            let layer = Self.layer(layers, of: path.normalised[depth - 1], holding: name)
          {
            promoted[parent] = layer
            found[above, default: []].insert(layer)
          }
        }
        if depth > 0, let layer = faint[path.normalised[depth - 1]],
          layers[layer].fileSuffixes.contains(where: path.stem.hasSuffix)
        {
          proven.insert(key)
        }
        above = parent
        parent = key
      }
    }
    self.weak = weak
    self.promoted = promoted
    provenFolders = proven
    layersInFolder = found
    weakInFolder = weakFound
    rootedLayers = found.values.reduce(into: []) { $0.formUnion($1) }
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

  /// Returns the name of a path's layer, or `nil`.
  func layer(of path: PathNames) -> String? {
    index(of: path).map { layers[$0].name }
  }

  private func index(of path: PathNames) -> Int? {
    if let chosen = layers.firstIndex(where: { $0.globs.contains { $0.matches(path.bytes) } }) {
      return chosen
    }
    var parent = ""
    var rooted: Int?
    var anywhere: Int?
    var weakest: Int?
    var behind: Int?
    for (depth, name) in path.normalised.enumerated() {
      defer { parent += "/" + path.folders[depth] }
      if let layer = strong[name] ?? promotion(of: path.folders[depth], in: parent) {
        anywhere = layer
        let beside = layersInFolder[parent] ?? []
        if beside.count > 1 { rooted = layer }
        behind = nil
      } else if let layer = weak[name] {
        if let behind, layers[behind].hidesWeak { continue }
        weakest = home(of: layer, in: parent, inside: weakest)
        behind = nil
      } else if let layer = yielding[name], weakest == nil || !layers[layer].yieldsToWeak {
        behind = layer
      }
    }
    if let decided = rooted ?? anywhere { return decided }
    if let behind { return suffixed(path) ?? behind }
    return weakest ?? suffixed(path) ?? fainted(path)
  }

  /// The layer of a faint name above a folder in which something of that layer stands.
  private func fainted(_ path: PathNames) -> Int? {
    var key = ""
    for (depth, folder) in path.folders.enumerated() {
      key += "/" + folder
      if depth > 0, let layer = faint[path.normalised[depth - 1]], provenFolders.contains(key) {
        return layer
      }
    }
    return nil
  }

  /// The layer that a weak name means in a folder, inside another layer's weak name or in none.
  private func home(of layer: Int, in parent: String, inside outer: Int?) -> Int {
    if let outer, outer != layer, layers[layer].staysInside.contains(layers[outer].name) {
      return outer
    }
    return neighbour(of: layer, in: parent) ?? layer
  }

  /// Where a layer has its own home, its weak name beside another's alone belongs to that (`model` beside `view`).
  private func neighbour(of layer: Int, in parent: String) -> Int? {
    guard rootedLayers.contains(layer), let beside = weakInFolder[parent], beside.count == 2
    else { return nil }
    return beside.first { $0 != layer && !rootedLayers.contains($0) }
  }

  private func promotion(of folder: Substring, in parent: String) -> Int? {
    promoted.isEmpty ? nil : promoted[parent + "/" + folder]
  }

  private func suffixed(_ path: PathNames) -> Int? {
    guard !path.isExtension else { return nil }
    return layers.firstIndex { layer in layer.fileSuffixes.contains { path.stem.hasSuffix($0) } }
  }
}
