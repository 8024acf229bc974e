package import QatlamDomain
package import QatlamUseCases

/// Understands Tuist's `Project.swift`, as text.
///
/// Targets that are written out are read. A project that a function of its own puts together counts as one module of the
/// name that the function is given.
package struct TuistManifestReader: ManifestReading {
  /// Creates a reader.
  package init() {}

  package var makesProjects: Bool { true }

  package func understands(_ path: String) -> Bool {
    // Byte by byte: most paths are told apart by one of their last letters.
    path.utf8.suffix(13).elementsEqual("Project.swift".utf8)
      && (path.utf8.count == 13 || path.utf8.dropLast(13).last == UInt8(ascii: "/"))
  }

  package func manifest(
    at path: String,
    in tree: ManifestTree
  ) throws(ManifestFault) -> ProjectManifest? {
    guard let bytes = tree.bytes(of: path) else { throw ManifestFault("it cannot be read") }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    let parser = ManifestParser(bytes)
    let declared = parser.calls.flatMap(Self.declarations)
    let targets = declared.compactMap { target($0, in: folder) }
    if declared.isEmpty, let only = wholeProject(parser.calls, in: folder, tree) {
      return ProjectManifest(folder: folder, targets: [only], isComplete: false)
    }
    return ProjectManifest(folder: folder, targets: targets, isComplete: false)
  }

  /// The targets anywhere in a call; only they say what they become.
  private static func declarations(in value: ManifestValue) -> [ManifestValue] {
    switch value {
    case .call(_, let arguments):
      if value["name"]?.text != nil, value["product"] != nil { return [value] }
      return arguments.flatMap { declarations(in: $0.value) }
    case .list(let elements): return elements.flatMap(declarations)
    case .text, .name, .unknown: return []
    }
  }

  private func target(_ call: ManifestValue, in folder: String) -> BuildTarget? {
    guard let name = call["productName"]?.text ?? call["name"]?.text else { return nil }
    let product = call["product"]?.word ?? ""
    var target = BuildTarget(named: name, Self.kind(of: product), of: folder)
    for value in call["sources"]?.elements ?? [] { add(value, to: &target, in: folder) }
    for value in call["buildableFolders"]?.elements ?? [] {
      guard let path = Self.path(in: value, "folder"),
        let place = ManifestTree.path(path, from: folder)
      else { continue }
      target.folders.append(TargetFolder(place))
    }
    return target.files.isEmpty && target.folders.isEmpty ? nil : target
  }

  /// Adds a path with wildcards, alone or as `.glob(…, excluding: …)`.
  private func add(_ value: ManifestValue, to target: inout BuildTarget, in folder: String) {
    guard let pattern = Self.path(in: value, "glob") else { return }
    let names = pattern.split(separator: "/").map(String.init)
    let fixed = names.prefix { !$0.contains("*") && !$0.contains("?") && !$0.contains("{") }
    guard let place = ManifestTree.path(fixed.joined(separator: "/"), from: folder) else { return }
    guard fixed.count < names.count else {
      if place.hasSuffix(".swift") {
        target.files.append(place)
      } else {
        target.folders.append(TargetFolder(place))
      }
      return
    }
    var part = TargetFolder(place)
    let rest = names.dropFirst(fixed.count).joined(separator: "/")
    // A pattern that Qatlam does not know takes all that the folder holds.
    part.included = [rest].compactMap { try? Glob($0) }
    for excluded in value["excluding"]?.elements.compactMap(\.text) ?? [] {
      guard let full = ManifestTree.path(excluded, from: folder) else { continue }
      let inside = place.isEmpty ? "" : place + "/"
      guard full.hasPrefix(inside), let glob = try? Glob(String(full.dropFirst(inside.count)))
      else { continue }
      part.excluded.append(glob)
    }
    target.folders.append(part)
  }

  private func wholeProject(
    _ calls: [ManifestValue],
    in folder: String,
    _ tree: ManifestTree
  ) -> BuildTarget? {
    let named = calls.filter { $0["name"]?.text != nil }
    guard named.count == 1, let name = named[0]["name"]?.text else { return nil }
    var target = BuildTarget(named: name, .library, of: folder)
    let sources = folder.isEmpty ? "Sources" : folder + "/Sources"
    guard tree.holds(sources) else { return nil }
    target.folders = [TargetFolder(sources)]
    return target
  }

  /// A path, alone or as the first argument of a call of that name.
  private static func path(in value: ManifestValue, _ name: String) -> String? {
    if case .call(name, let arguments) = value { return arguments.first?.value.text }
    return value.text
  }

  private static func kind(of product: String) -> BuildTarget.Kind {
    switch product {
    case "unitTests", "uiTests": .test
    case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": .library
    case "app": .app
    default: .other
    }
  }
}
