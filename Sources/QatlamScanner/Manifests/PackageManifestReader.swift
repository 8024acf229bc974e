package import QatlamDomain
package import QatlamUseCases

/// Understands `Package.swift`, as text: targets whose names and paths are written out.
package struct PackageManifestReader: ManifestReading {
  private static let targets: Set<String> = [
    "target", "executableTarget", "testTarget", "macro", "plugin",
  ]

  /// Creates a reader.
  package init() {}

  package var makesProjects: Bool { false }

  package func understands(_ path: String) -> Bool {
    // Byte by byte: most paths are told apart by one of their last letters.
    path.utf8.suffix(13).elementsEqual("Package.swift".utf8)
      && (path.utf8.count == 13 || path.utf8.dropLast(13).last == UInt8(ascii: "/"))
  }

  package func manifest(
    at path: String,
    in tree: ManifestTree
  ) throws(ManifestFault) -> ProjectManifest? {
    guard let bytes = tree.bytes(of: path) else { throw ManifestFault("it cannot be read") }
    let parser = ManifestParser(bytes)
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let declared = parser.calls.flatMap(Self.declarations)
    let isAlone = declared.count { $0.word != "testTarget" && $0.word != "plugin" } == 1
    let targets = declared.compactMap { target($0, in: folder, isAlone: isAlone, tree) }
    // Beside it an Xcode project may build what the package does not name.
    return ProjectManifest(folder: folder, targets: targets, isComplete: false)
  }

  /// The targets among the arguments of a call, and the call itself; a target that is depended on is none.
  private static func declarations(in value: ManifestValue) -> [ManifestValue] {
    guard case .call(let name, let arguments) = value else {
      if case .list(let elements) = value { return elements.flatMap(declarations) }
      return []
    }
    if targets.contains(name), value["name"] != nil { return [value] }
    return arguments.filter { $0.label != "dependencies" && $0.label != "products" }
      .flatMap { declarations(in: $0.value) }
  }

  private func target(
    _ call: ManifestValue,
    in folder: String,
    isAlone: Bool,
    _ tree: ManifestTree
  ) -> BuildTarget? {
    guard let name = call["name"]?.text else { return nil }
    let place: String?
    if let path = call["path"] {
      place = path.text.flatMap { ManifestTree.path($0, from: folder) }
    } else {
      place = usualPlace(of: name, call.word ?? "", in: folder, isAlone: isAlone, tree)
    }
    guard let place else { return nil }
    var target = BuildTarget(named: name, Self.kind(of: call.word ?? ""), of: folder)
    var part = TargetFolder(place)
    if let sources = call["sources"] {
      guard let texts = sources.texts else { return nil }
      part.only = texts.compactMap { ManifestTree.path($0, from: "") }
    }
    part.except = (call["exclude"]?.texts ?? []).compactMap { ManifestTree.path($0, from: "") }
    target.folders = [part]
    return target
  }

  /// Where a target's files stand if nothing is said of it; `nil` where no such folder exists.
  private func usualPlace(
    of name: String,
    _ call: String,
    in folder: String,
    isAlone: Bool,
    _ tree: ManifestTree
  ) -> String? {
    let own =
      switch call {
      case "testTarget": ["Tests"]
      case "plugin": ["Plugins"]
      default: [] as [String]
      }
    let prefix = folder.isEmpty ? "" : folder + "/"
    let parents = own + ["Sources", "Source", "src", "srcs"]
    if let place = parents.lazy.map({ "\(prefix)\($0)/\(name)" }).first(where: tree.holds) {
      return place
    }
    return isAlone && own.isEmpty && tree.holds("\(prefix)Sources") ? "\(prefix)Sources" : nil
  }

  private static func kind(of call: String) -> BuildTarget.Kind {
    switch call {
    case "testTarget": .test
    case "executableTarget": .app
    case "plugin": .other
    default: .library
    }
  }
}
