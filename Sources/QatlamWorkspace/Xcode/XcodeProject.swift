import QatlamDomain
import QatlamUseCases

/// The objects of an Xcode project, as far as they say what is built.
struct XcodeProject {
  private let objects: [String: PropertyMap]
  /// The identifiers of native targets and of synchronized folders, sorted.
  private let ownTargets: [String]
  private let synchronizedGroups: [String]
  private let root: String?
  /// The folder that holds the project, relative to the tree's root.
  private let folder: String
  /// The paths of file references and synchronized folders, by identifier.
  private var paths: [String: String] = [:]

  /// Takes a project apart; `folder` is the one that holds it.
  init(_ list: PropertyList, in folder: String) {
    let members = list["objects"]?.map?.members ?? []
    var objects: [String: PropertyMap] = [:]
    objects.reserveCapacity(members.count)
    var kinds: [String: [String]] = [:]
    for member in members {
      guard let object = member.value.map else { continue }
      objects[member.key] = object
      if let kind = object["isa"]?.text, Self.listedKinds.contains(kind) {
        kinds[kind, default: []].append(member.key)
      }
    }
    self.objects = objects
    func sorted(_ kind: String) -> [String] { Set(kinds[kind] ?? []).sorted() }
    ownTargets = sorted("PBXNativeTarget")
    synchronizedGroups = sorted("PBXFileSystemSynchronizedRootGroup")
    root = list["rootObject"]?.text
    self.folder = folder
    findPaths()
  }

  /// Kinds of objects that are not found by way of others.
  private static let listedKinds: Set<String> = [
    "PBXNativeTarget", "PBXFileSystemSynchronizedRootGroup",
  ]

  /// The targets that compile files, in the project's order.
  var targets: [BuildTarget] {
    let known = Set(ownTargets)
    let listed = (root.flatMap { objects[$0]?["targets"]?.texts } ?? []).filter(known.contains)
    let order = listed + ownTargets.filter { !listed.contains($0) }
    let synchronized = synchronizedFolders()
    return order.compactMap { identifier in
      objects[identifier].map { target(identifier, $0, synchronized) }
    }
  }

  private func target(
    _ identifier: String,
    _ object: PropertyMap,
    _ synchronized: [SynchronizedFolder]
  ) -> BuildTarget {
    let name = object["name"]?.text ?? object["productName"]?.text ?? identifier
    let kind = Self.kind(of: object["productType"]?.text ?? "")
    var target = BuildTarget(named: moduleName(of: object) ?? name, kind, of: folder)
    let phases = (object["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
    for phase in phases where phase["isa"]?.text == "PBXSourcesBuildPhase" {
      for file in phase["files"]?.texts ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text, let path = paths[reference],
          path.hasSuffix(".swift")
        else { continue }
        target.files.append(path)
      }
    }
    let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    for folder in synchronized {
      let exceptions = folder.exceptions[identifier] ?? []
      var part = TargetFolder(folder.path)
      if own.contains(folder.identifier) {
        part.except = exceptions
        target.folders.append(part)
      } else if !exceptions.isEmpty {
        part.only = exceptions
        target.folders.append(part)
      }
    }
    return target
  }

  // MARK: Paths

  /// Walks the groups from the main one; what runs in circles is entered once.
  private mutating func findPaths() {
    guard let root, let project = objects[root], let main = project["mainGroup"]?.text else {
      return
    }
    let directory = project["projectDirPath"]?.text ?? ""
    let base = ManifestTree.path(directory, from: folder)
    var open: [(identifier: String, parent: String?)] = [(main, base)]
    var entered: Set<String> = []
    while let (identifier, parent) = open.popLast() {
      guard entered.insert(identifier).inserted, let object = objects[identifier] else { continue }
      let path = Self.path(of: object, in: parent, base)
      switch object["isa"]?.text {
      case "PBXGroup", "PBXVariantGroup":
        open += (object["children"]?.texts ?? []).map { ($0, path) }
      default: paths[identifier] = path
      }
    }
  }

  private static func path(
    of object: PropertyMap,
    in parent: String?,
    _ base: String?
  ) -> String? {
    let written = object["path"]?.text ?? ""
    return switch object["sourceTree"]?.text ?? "<group>" {
    case "<group>": parent.flatMap { ManifestTree.path(written, from: $0) }
    case "SOURCE_ROOT": base.flatMap { ManifestTree.path(written, from: $0) }
    default: nil
    }
  }

  // MARK: Synchronized folders

  private struct SynchronizedFolder {
    let identifier: String
    let path: String
    /// Files that do not follow the folder, by the target that treats them otherwise.
    let exceptions: [String: [String]]
  }

  private func synchronizedFolders() -> [SynchronizedFolder] {
    synchronizedGroups.compactMap { identifier in
      guard let path = paths[identifier], let object = objects[identifier] else { return nil }
      var exceptions: [String: [String]] = [:]
      for set in (object["exceptions"]?.texts ?? []).compactMap({ objects[$0] }) {
        // Sets for single build phases copy files; they compile none.
        guard set["isa"]?.text == "PBXFileSystemSynchronizedBuildFileExceptionSet",
          let target = set["target"]?.text
        else { continue }
        exceptions[target, default: []] += set["membershipExceptions"]?.texts ?? []
      }
      return SynchronizedFolder(identifier: identifier, path: path, exceptions: exceptions)
    }
  }

  // MARK: Names

  /// The module's name where a setting spells it out.
  private func moduleName(of target: PropertyMap) -> String? {
    let list = target["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let settings = (list?["buildConfigurations"]?.texts ?? []).lazy
      .compactMap { objects[$0]?["buildSettings"] }
    for key in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"] {
      for case let name? in settings.map({ $0[key]?.text }) where !name.contains("$") {
        return name.isEmpty ? nil : name
      }
    }
    return nil
  }

  private static func kind(of productType: String) -> BuildTarget.Kind {
    if productType.contains("test") { return .test }
    if productType.contains("framework") || productType.contains("library") { return .library }
    return productType.hasSuffix(".application") ? .app : .other
  }
}
