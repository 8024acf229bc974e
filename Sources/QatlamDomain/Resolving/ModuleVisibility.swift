/// Which modules of the codebase each file sees.
struct ModuleVisibility: Sendable {
  /// How near a module is to a file.
  enum Distance: Int, Hashable, Sendable {
    /// The file imports it, or stands in a folder of its package.
    case imported = 2
    /// Another file of its module imports it, or what that imports does: it may be exported on.
    case reached = 3
  }

  /// The modules that each file sees without asking another, by the file's index.
  private let direct: [[Int32]]
  /// The modules that each module's files import, and what those import in turn.
  private let reached: [Set<Int32>]
  private let moduleOfFile: [Int32]

  /// Reads the imports of all files.
  ///
  /// - Parameters:
  ///   - codebase: The facts of all files.
  ///   - moduleOfFile: The module of each file, as an index into `names`.
  ///   - names: The folders of the modules.
  init(codebase: Codebase, moduleOfFile: [Int32], names: [String]) {
    var byName: [Substring: [Int32]] = [:]
    for (module, path) in names.enumerated() {
      let name = path.split(separator: "/").last ?? ""
      byName[name, default: []].append(Int32(module))
      // A target may stand in a folder without the underscore of its name.
      if name.first != "_" { byName["_" + name, default: []].append(Int32(module)) }
    }
    let around = Self.modulesAround(names)
    var direct: [[Int32]] = []
    direct.reserveCapacity(codebase.files.count)
    var imported = [Set<Int32>](repeating: [], count: names.count)
    for (file, facts) in codebase.files.enumerated() {
      let own = moduleOfFile[file]
      var seen = around[Int(own)]
      for line in facts.imports {
        guard let name = line.path.first else { continue }
        for module in byName[codebase.names[name][...]] ?? [] where !seen.contains(module) {
          seen.append(module)
        }
      }
      seen.removeAll { $0 == own }
      direct.append(seen)
      imported[Int(own)].formUnion(seen)
    }
    self.direct = direct
    self.moduleOfFile = moduleOfFile
    reached = Self.closure(of: imported)
  }

  /// Returns how near a module is to a file of another, or `nil` where the file does not see it.
  func distance(of module: Int32, from file: Int32) -> Distance? {
    if direct[Int(file)].contains(module) { return .imported }
    return reached[Int(moduleOfFile[Int(file)])].contains(module) ? .reached : nil
  }

  /// For each module, those whose folder is around its own: a package with one target keeps tests in a folder within.
  private static func modulesAround(_ names: [String]) -> [[Int32]] {
    var ids: [Substring: Int32] = [:]
    for (module, path) in names.enumerated() { ids[path[...]] = Int32(module) }
    return names.map { path in
      var found: [Int32] = []
      var folder = path[...]
      while !folder.isEmpty {
        folder = folder.lastIndex(of: "/").map { folder[..<$0] } ?? ""
        if let module = ids[folder] { found.append(module) }
      }
      return found
    }
  }

  private static func closure(of imported: [Set<Int32>]) -> [Set<Int32>] {
    imported.indices.map { start in
      var found: Set<Int32> = []
      var open = Array(imported[start])
      while let next = open.popLast() {
        if found.insert(next).inserted { open += imported[Int(next)] }
      }
      return found
    }
  }
}
