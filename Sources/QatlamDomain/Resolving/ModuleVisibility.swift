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
  /// The modules that each file imports for what they export, not for testing.
  private let plain: [[Int32]]
  /// The names of the codebase's modules, as sources write them.
  let moduleNames: Set<NameID>

  /// A module under one of the names by which it is imported.
  private struct Named {
    let module: Int32
    /// It is the name of its folder, as it is.
    let isExact: Bool
  }

  /// Reads the imports of all files.
  ///
  /// - Parameters:
  ///   - codebase: The facts of all files.
  ///   - moduleOfFile: The module of each file, as an index into `names`.
  ///   - names: The folders of the modules.
  init(codebase: Codebase, moduleOfFile: [Int32], names: [String]) {
    var byName: [NameID: [Named]] = [:]
    func enter(_ name: String, _ module: Int, isExact: Bool) {
      guard let id = codebase.names.id(of: name) else { return }
      byName[id, default: []].append(Named(module: Int32(module), isExact: isExact))
    }
    for (module, path) in names.enumerated() {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      enter(name, module, isExact: true)
      // A target may stand in a folder without the underscore of its name.
      if name.first != "_" { enter("_" + name, module, isExact: false) }
    }
    moduleNames = Set(byName.filter { $0.value.contains(where: \.isExact) }.keys)
    let around = Self.modulesAround(names)
    var direct: [[Int32]] = []
    direct.reserveCapacity(codebase.files.count)
    var plain: [[Int32]] = []
    plain.reserveCapacity(codebase.files.count)
    var imported = [Set<Int32>](repeating: [], count: names.count)
    for (file, facts) in codebase.files.enumerated() {
      let own = moduleOfFile[file]
      var seen = around[Int(own)]
      var closed: [Int32] = []
      for line in facts.imports {
        guard let name = line.path.first, let modules = byName[name] else { continue }
        let isTested = facts.imports.contains { $0.isTestable && $0.path.first == name }
        for named in modules {
          if !seen.contains(named.module) { seen.append(named.module) }
          if named.isExact, !isTested { closed.append(named.module) }
        }
      }
      plain.append(closed)
      seen.removeAll { $0 == own }
      direct.append(seen)
      imported[Int(own)].formUnion(seen)
    }
    self.direct = direct
    self.plain = plain
    self.moduleOfFile = moduleOfFile
    reached = Self.closure(of: imported)
  }

  /// Returns how near a module is to a file of another, or `nil` where the file does not see it.
  func distance(of module: Int32, from file: Int32) -> Distance? {
    if direct[Int(file)].contains(module) { return .imported }
    return reached[Int(moduleOfFile[Int(file)])].contains(module) ? .reached : nil
  }

  /// Whether a file sees of a module only what that exports: it imports it, and not for testing.
  func hidesInternals(of module: Int32, from file: Int32) -> Bool {
    plain[Int(file)].contains(module)
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
