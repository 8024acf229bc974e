import QatlamDomain
import QatlamUseCases

/// A target of `project.yml`, together with the templates that it is made from.
struct XcodeGenTarget {
  /// What is said of it, the nearest first, each with the folder that its paths are relative to.
  private let layers: [(node: YAMLNode, folder: String)]

  /// Follows a target's templates; one that names itself is followed once.
  init(
    _ node: YAMLNode,
    _ folder: String,
    _ templates: [String: (node: YAMLNode, folder: String)]
  ) {
    var layers = [(node, folder)]
    var used: Set<String> = []
    var open = node["templates"]?.elements?.compactMap(\.text) ?? []
    while !open.isEmpty {
      let name = open.removeFirst()
      guard used.insert(name).inserted, let template = templates[name] else { continue }
      layers.append(template)
      open += template.node["templates"]?.elements?.compactMap(\.text) ?? []
    }
    self.layers = layers
  }

  /// Returns the target as it is built.
  func target(named name: String, of project: String, _ tree: ManifestTree) -> BuildTarget {
    var target = BuildTarget(named: moduleName ?? name, kind, of: project)
    for (node, folder) in layers {
      let sources = node["sources"]
      for source in sources?.elements ?? sources.map({ [$0] }) ?? [] {
        add(source, name: name, from: folder, to: &target, tree)
      }
    }
    return target
  }

  private func add(
    _ source: YAMLNode,
    name: String,
    from folder: String,
    to target: inout BuildTarget,
    _ tree: ManifestTree
  ) {
    if let phase = source["buildPhase"]?.text, phase != "sources" { return }
    let written = (source.text ?? source["path"]?.text ?? "")
      .split(separator: "${target_name}", omittingEmptySubsequences: false)
      .joined(separator: name)
    guard !written.isEmpty, let path = ManifestTree.path(written, from: folder) else { return }
    if path.hasSuffix(".swift") {
      target.files.append(path)
      return
    }
    var part = TargetFolder(path)
    part.included = patterns(source["includes"])
    part.excluded = patterns(source["excludes"])
    target.folders.append(part)
  }

  /// Patterns that Qatlam does not know are passed over: then a file more counts as built.
  private func patterns(_ node: YAMLNode?) -> [Glob] {
    (node?.elements ?? node.map { [$0] } ?? []).compactMap(\.text).flatMap { text in
      // A folder that is named stands for what it holds.
      [text, text + "/**"].compactMap { try? Glob($0) }
    }
  }

  private var kind: BuildTarget.Kind {
    let type = layers.lazy.compactMap { $0.node["type"]?.text }.first ?? ""
    if type.contains("test") { return .test }
    if type.contains("framework") || type.contains("library") { return .library }
    return type == "application" ? .app : .other
  }

  private var moduleName: String? {
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      for (node, _) in layers {
        let settings = node["settings"]
        let name = settings?[key]?.text ?? settings?["base"]?[key]?.text
        if let name, !name.contains("$"), !name.isEmpty { return name }
      }
    }
    return nil
  }
}
